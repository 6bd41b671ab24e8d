import { type Diagnostic, InputError, type Result, unwrap, type Words, type WordValues } from 'hitotsu/base';
import { formats, type ReadItem, readAny, writeAny } from 'hitotsu/formats';
import { textOf } from 'hitotsu/messages';
import {
  type Game,
  isGameDocument,
  type Plain,
  type Puzzle,
  type PuzzleDocument,
  parseGame,
  parseJson,
  parsePuzzle,
} from 'hitotsu/puzzle';
import { builtinRules } from 'hitotsu/rules';
import { readLink } from '../../share/link.ts';

/** A coded error or warning with its sentence. */
export interface ToldDiagnostic {
  readonly code: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
  readonly values: WordValues;
  readonly text: Words;
}

export interface ReadAsk {
  readonly text: string;
  /** Rules that are not known here are left out instead of being errors. */
  readonly withoutUnknown?: boolean;
}

/** A puzzle that was found in a text: a puzzle document, or a game document where the text holds one. */
export interface FoundPuzzle {
  readonly line: number;
  readonly document: PuzzleDocument;
  /** A game with entries or marks. */
  readonly isGame: boolean;
  readonly warnings: readonly ToldDiagnostic[];
}

export interface ReadAnswer {
  /** Name of the format that was recognised, with its words; null if there is none. */
  readonly format: { readonly name: string; readonly words: Words } | null;
  readonly puzzles: readonly FoundPuzzle[];
  /** Puzzles in the text, also those beyond the most that are handed over. */
  readonly count: number;
  /** What was wrong, of the first bad ones. */
  readonly errors: readonly ToldDiagnostic[];
  /** Rows and columns where the text is a plain grid. */
  readonly lines: number;
}

export interface WriteAsk {
  readonly document: PuzzleDocument | { readonly [field: string]: unknown };
  /** All formats that can be written, if not said. */
  readonly format?: string;
}

/** A puzzle in a format, or why it cannot be written so; and what the format leaves out. */
export interface Written {
  readonly name: string;
  readonly words: Words;
  readonly text: string | null;
  readonly errors: readonly ToldDiagnostic[];
  readonly warnings: readonly ToldDiagnostic[];
}

/** Most puzzles of one text that are handed over, and most errors told. */
const MOST_PUZZLES = 500;
const MOST_ERRORS = 20;

const LINK: ReadAnswer['format'] = {
  name: 'link',
  words: { en: 'Hitotsu link', ja: 'Hitotsuのリンク' },
};
const GAME: ReadAnswer['format'] = {
  name: 'game',
  words: { en: 'Hitotsu game', ja: 'Hitotsuのゲーム' },
};

export function told(diagnostic: Diagnostic): ToldDiagnostic {
  const { code, path, line, column, values = {} } = diagnostic;
  return {
    code,
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    values,
    text: { en: textOf(diagnostic, 'en'), ja: textOf(diagnostic, 'ja') },
  };
}

/** Our screens that take a puzzle in the fragment, or the fragment alone. */
const OWN_LINK = /^\s*(?:(?:\S*\/)?(?:play|solve|set|print)\/?(?:\?[^\s#]{0,200})?)?#(\d[\w-]{6,})\S*\s*$/;

/** The same among words, where only a whole address is surely one. */
const LINK_IN_WORDS =
  /https?:\/\/[^\s#]{1,300}\/(?:play|solve|set|print)\/?(?:\?[^\s#]{0,200})?#(\d[\w-]{6,})/;

/** The fragment of a link of ours, whoever serves the app; null if the text holds none. */
function ownPayload(text: string): string | null {
  const [, payload] =
    OWN_LINK.exec(text.slice(0, 500_000)) ?? LINK_IN_WORDS.exec(text.slice(0, 20_000)) ?? [];
  return payload ?? null;
}

function answerOf(format: ReadAnswer['format'], results: readonly ReadItem[]): ReadAnswer {
  const puzzles: FoundPuzzle[] = [];
  const errors: ToldDiagnostic[] = [];
  let count = 0;
  for (const { line, result } of results) {
    if (result.ok) {
      count++;
      if (puzzles.length >= MOST_PUZZLES) continue;
      const { document } = result.value;
      puzzles.push({ line, document, isGame: isGameDocument(document), warnings: result.warnings.map(told) });
    } else
      for (const error of result.errors) {
        if (errors.length >= MOST_ERRORS) break;
        errors.push(told({ line, ...error }));
      }
  }
  return { format, puzzles, count, errors, lines: 0 };
}

const single = (format: ReadAnswer['format'], result: Result<Game>): ReadAnswer =>
  answerOf(format, [
    {
      line: 1,
      result: result.ok
        ? { ...result, value: { ...result.value.puzzle, document: result.value.document } as Puzzle }
        : result,
    },
  ]);

/** The document of a text without the rules that are not known here; null if the text is no document. */
function withoutUnknownRules(text: string): ReadAnswer | null {
  const json = parseJson(text);
  if (!json.ok || typeof json.value !== 'object' || json.value === null || Array.isArray(json.value))
    return null;
  const document = json.value as { readonly [field: string]: Plain | undefined };
  if (!Array.isArray(document.rules)) return null;
  const rules = (document.rules as readonly Plain[]).filter((rule) => {
    const name = typeof rule === 'string' ? rule : (rule as { readonly type?: Plain } | null)?.type;
    return typeof name !== 'string' || builtinRules.expand(name) !== undefined;
  });
  const format = formats.find(({ name }) => name === 'json');
  return answerOf(format ? { name: format.name, words: format.words } : null, [
    { line: 1, result: parsePuzzle({ ...document, rules }) },
  ]);
}

/** Questions about texts: what puzzles are in them, and how a puzzle is written. */
export const reading = {
  /** Everything that a text holds. Never refuses: what is wrong is in the answer. */
  async read({ text, withoutUnknown }: ReadAsk): Promise<ReadAnswer> {
    const payload = ownPayload(text);
    if (payload !== null) return single(LINK, readLink(payload));
    if (withoutUnknown) {
      const found = withoutUnknownRules(text);
      if (found) return found;
    }
    if (/^\s*\{/.test(text) && /"game"\s*:/.test(text)) {
      const game = parseGame(text);
      if (game.ok || !/"puzzle"\s*:/.test(text)) return single(GAME, game);
    }
    const { format: name, items } = readAny(text);
    const format = formats.find((each) => each.name === name);
    const answer = answerOf(format ? { name: format.name, words: format.words } : null, items);
    const lines = text.split('\n').filter((line) => line.trim() !== '').length;
    return { ...answer, lines };
  },

  /** A puzzle in one format or in all. A broken document is refused. */
  async write({ document, format }: WriteAsk): Promise<readonly Written[]> {
    const { game: _, ...bare } = document as { readonly game?: unknown };
    const puzzle = unwrap(parsePuzzle(bare));
    const wanted = formats.filter(({ name, write }) => write && (format === undefined || name === format));
    if (wanted.length === 0)
      throw new InputError([
        { code: 'no-such-format', values: { name: String(format).slice(0, 40), known: '' } },
      ]);
    return wanted.map(({ name, words }) => {
      const written = writeAny(puzzle, name);
      return {
        name,
        words,
        text: written.ok ? written.value : null,
        errors: written.ok ? [] : written.errors.map(told),
        warnings: written.warnings.map(told),
      };
    });
  },
};
