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
  /** The end of the file is missing. */
  readonly isCut: boolean;
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

const DAMAGED: Diagnostic = {
  code: 'backup-damaged',
  words: {
    en: 'This backup is damaged and cannot be read.',
    ja: 'このバックアップは壊れていて読めません。',
  },
};

const OTHER_VERSION: Diagnostic = {
  code: 'backup-version',
  words: {
    en: 'This backup comes from another version of the app.',
    ja: 'このバックアップは別の版のものなので読めません。',
  },
};

/** The first line of a file as we write it: after it comes a game a line. */
const HEAD = /^\s*\{\s*"hitotsuBackup"\s*:\s*(\d+)\s*,[^[\]{}]*"games"\s*:\s*\[\s*$/;

/** A game or the text of one; the limits are those of one document, whatever the file is like. */
function gameIn(content: unknown, now: number): BackupGame | null {
  try {
    const value = parseJson(typeof content === 'string' ? content : JSON.stringify(content) || '');
    return value.ok ? gameOf(value.value, now) : null;
  } catch {
    // Nested beyond what can be written.
    return null;
  }
}

interface Parts {
  readonly version: number;
  readonly games: readonly unknown[];
  readonly isCut: boolean;
}

/** A game a line, as we write it: one that is damaged spoils no other. */
function partsOfLines(text: string): Parts | null {
  const [head = '', ...rest] = text.split('\n');
  const version = HEAD.exec(head)?.[1];
  if (version === undefined) return null;
  const lines = rest.map((line) => line.replace(/,\s*$/, '').trim()).filter((line) => line !== '');
  const isCut = lines.at(-1) !== ']}';
  return { version: Number(version), games: isCut ? lines : lines.slice(0, -1), isCut };
}

/** The same with other line breaks or another order, as formatters of JSON leave it. */
function partsOfWhole(text: string): Parts | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value) || value.hitotsuBackup === undefined) return null;
    return {
      version: Number(value.hitotsuBackup),
      games: Array.isArray(value.games) ? value.games : [],
      isCut: !Array.isArray(value.games),
    };
  } catch {
    return null;
  }
}

/** The games of a backup file. Bad ones are counted and left out; a text that is no backup is an error. */
export function readBackup(text: string, now = Date.now()): Result<ReadBackup> {
  const parts = partsOfLines(text) ?? partsOfWhole(text);
  if (!parts) return failure([isBackup(text) ? DAMAGED : NO_BACKUP]);
  const { version, isCut } = parts;
  if (version !== VERSION) return failure([{ ...OTHER_VERSION, values: { version } }]);
  const games: BackupGame[] = [];
  let bad = 0;
  for (const content of parts.games) {
    const game = gameIn(content, now);
    if (game) games.push(game);
    else bad++;
  }
  return success({ games, bad, isCut });
}
