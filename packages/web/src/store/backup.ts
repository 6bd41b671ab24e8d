import { type Diagnostic, failure, type Result, success } from 'hitotsu/base';
import { canonicalText, type GameDocument, parseGame, parseJson } from 'hitotsu/puzzle';
import { isBackup } from './is-backup.ts';
import { type Finish, type GameInfo, GRADES_KNOWN } from './records.ts';

/** A game as a backup file holds it. */
export interface BackupGame {
  readonly id: string;
  readonly created: number;
  readonly played: number;
  readonly info: GameInfo;
  readonly solved?: Finish;
  readonly document: GameDocument;
}

const VERSION = 1;

/** The text of a backup file: everything of every game, history included. */
export function backupText(games: readonly BackupGame[], saved = new Date()): string {
  const lines = games.map(
    ({ document, ...rest }) => `${JSON.stringify(rest).slice(0, -1)},"document":${canonicalText(document)}}`,
  );
  return `{"hitotsuBackup":${VERSION},"saved":${JSON.stringify(saved.toISOString())},"games":[\n${lines.join(',\n')}\n]}\n`;
}

export interface ReadBackup {
  readonly games: readonly BackupGame[];
  /** Games that could not be read. */
  readonly bad: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOr = (value: unknown, other: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : other;

/** The parts of a game's information that are what they should be. */
function infoOf(value: unknown): GameInfo {
  if (!isFields(value)) return {};
  const { title, grade, rating, technique, from } = value;
  const text = (field: unknown): field is string => typeof field === 'string' && field.length <= 2000;
  const known = GRADES_KNOWN.find((each) => each === grade);
  return {
    ...(text(title) ? { title } : {}),
    ...(known ? { grade: known } : {}),
    ...(typeof rating === 'number' && Number.isFinite(rating) ? { rating } : {}),
    ...(text(technique) ? { technique } : {}),
    ...(text(from) ? { from } : {}),
  };
}

function gameOf(value: unknown, now: number): BackupGame | null {
  if (!isFields(value) || typeof value.id !== 'string' || value.id === '' || value.id.length > 100)
    return null;
  const game = parseGame(value.document);
  if (!game.ok) return null;
  const { solved } = value;
  return {
    id: value.id,
    created: numberOr(value.created, now),
    played: numberOr(value.played, now),
    info: infoOf(value.info),
    ...(isFields(solved)
      ? {
          solved: {
            at: numberOr(solved.at, now),
            time: numberOr(solved.time, 0),
            hints: numberOr(solved.hints, 0),
          },
        }
      : {}),
    document: game.value.document,
  };
}

const NO_BACKUP: Diagnostic = {
  code: 'no-backup',
  words: {
    en: 'This file is no backup of games.',
    ja: 'このファイルは記録のバックアップではありません。',
  },
};

/** The games of a backup file. Bad ones are counted and left out; a text that is no backup is an error. */
export function readBackup(text: string, now = Date.now()): Result<ReadBackup> {
  // Each game is read by itself: the limits are those of one document, not of the file.
  const lines = text.split('\n');
  const head = lines[0] ?? '';
  if (!isBackup(text)) return failure([NO_BACKUP]);
  const version = Number(/"hitotsuBackup"\s*:\s*(\d+)/.exec(head)?.[1]);
  if (version !== VERSION) return failure([{ code: 'version', values: { version, supported: VERSION } }]);
  const games: BackupGame[] = [];
  let bad = 0;
  for (const line of lines.slice(1)) {
    const content = line.replace(/,\s*$/, '').trim();
    if (content === '' || content === ']}') continue;
    const value = parseJson(content);
    const game = value.ok ? gameOf(value.value, now) : null;
    if (game) games.push(game);
    else bad++;
  }
  return success({ games, bad });
}
