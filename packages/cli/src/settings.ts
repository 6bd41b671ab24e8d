import type { Budget, Language } from 'hitotsu/base';
import { THEMES, type Theme } from 'hitotsu/drawing';
import { formatNamed, formats } from 'hitotsu/formats';
import { suggest } from 'hitotsu/puzzle';
import { UsageError } from './problems.ts';

/** What commander hands over: option values as they were written. */
export type RawOptions = Readonly<Record<string, unknown>>;

export const OUTPUT_FORMATS = ['text', 'line', 'json', 'ndjson'] as const;
/** `picture`: pictures instead of text, as `Settings.picture` says. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number] | 'picture';

/** Forms of pictures that `--format` takes where a result can be drawn. */
export const PICTURE_FORMATS = ['svg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What pictures look like and where they go. */
export interface PictureSettings {
  readonly form: PictureFormat;
  readonly theme: Theme;
  /** Name of the file; standard output if undefined. */
  readonly file: string | undefined;
}

/** Options that every command has. */
export interface Settings {
  readonly language: Language;
  readonly format: OutputFormat;
  /** Set where `format` is `picture`. */
  readonly picture: PictureSettings | null;
  /** Name of the input format; guessed if undefined. */
  readonly from: string | undefined;
  readonly color: boolean;
  readonly ascii: boolean;
  /** The budget for one puzzle; without one, each operation keeps to its own. */
  readonly limits: { readonly budget?: Budget };
  /** Modules with rule types of the user's own. */
  readonly load: readonly string[];
}

const LARGEST = Number.MAX_SAFE_INTEGER;

/** A whole number from an option, or undefined where it was not given. */
export function wholeNumber(
  raw: RawOptions,
  key: string,
  option: string,
  min: number,
  max = LARGEST,
): number | undefined {
  const value = raw[key];
  if (value === undefined) return undefined;
  const text = String(value).replaceAll('_', '');
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= min && number <= max) return number;
  const values = { option, value: String(value), min, max };
  throw new UsageError({ code: max === LARGEST ? 'option-number-from' : 'option-number', values });
}

/** One of some words from an option, or undefined where it was not given. */
export function oneOf<T extends string>(
  raw: RawOptions,
  key: string,
  option: string,
  known: readonly T[],
): T | undefined {
  const value = raw[key];
  if (value === undefined) return undefined;
  const found = known.find((word) => word === value);
  if (found !== undefined) return found;
  const suggestion = suggest(String(value), known);
  const values = { option, value: String(value), known: known.join(', ') };
  throw new UsageError(
    suggestion === undefined
      ? { code: 'option-choice', values }
      : { code: 'option-choice-suggestion', values: { ...values, suggestion } },
  );
}

export function textOption(raw: RawOptions, key: string): string | undefined {
  const value = raw[key];
  return typeof value === 'string' ? value : undefined;
}

/** The name of the input format. */
function readableFormat(raw: RawOptions): string | undefined {
  const named = formatNamed(textOption(raw, 'from') ?? '');
  if (named?.read) return named.name;
  const readable = formats.filter(({ read }) => read).map(({ name }) => name);
  return oneOf(raw, 'from', '--from', readable);
}

/** `--color` and `--no-color` win, then NO_COLOR and FORCE_COLOR (no-color.org), then whether it is a terminal. */
function wantsColor(
  raw: RawOptions,
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (typeof raw.color === 'boolean') return raw.color;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return true;
  return isTerminal && env.TERM !== 'dumb';
}

/**
 * `--output` and `--theme`, and the form of pictures: by `--format` (handed over as `ownFormat` by commands that draw),
 * or by the ending of the file.
 */
function readPicture(raw: RawOptions): PictureSettings | null {
  const file = textOption(raw, 'output');
  const theme = oneOf(raw, 'theme', '--theme', THEMES);
  const ending = PICTURE_FORMATS.find(
    (form) => raw.format === undefined && file?.toLowerCase().endsWith(`.${form}`),
  );
  const form = PICTURE_FORMATS.find((name) => name === raw.ownFormat) ?? ending;
  if (form) return { form, theme: theme ?? 'light', file };
  if (file !== undefined && raw.format === undefined)
    throw new UsageError({ code: 'output-ending', values: { file, known: PICTURE_FORMATS.join(', ') } });
  const option = file === undefined ? theme && '--theme' : '--output';
  const other = PICTURE_FORMATS.map((name) => `--format ${name}`);
  if (option)
    throw new UsageError({
      code: 'option-needs-any',
      values: { option, one: other[0] ?? '', other: other[1] ?? '' },
    });
  return null;
}

/** The form of results. What is wrong with one is told with all that the command takes (`formats`). */
function outputFormat(raw: RawOptions): Exclude<OutputFormat, 'picture'> {
  const own = (Array.isArray(raw.formats) ? raw.formats : []) as readonly string[];
  const known: readonly string[] = [...OUTPUT_FORMATS, ...own];
  const form = oneOf(raw, 'format', '--format', known);
  return OUTPUT_FORMATS.find((name) => name === form) ?? 'text';
}

export function readSettings(
  raw: RawOptions,
  language: Language,
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): Settings {
  oneOf(raw, 'lang', '--lang', ['en', 'ja']);
  const ms = wholeNumber(raw, 'budgetMs', '--budget-ms', 1);
  const nodes = wholeNumber(raw, 'budgetNodes', '--budget-nodes', 1);
  const picture = readPicture(raw);
  const budget = { ...(ms === undefined ? {} : { ms }), ...(nodes === undefined ? {} : { nodes }) };
  return {
    language,
    format: picture ? 'picture' : outputFormat(raw),
    picture,
    from: readableFormat(raw),
    color: wantsColor(raw, env, isTerminal),
    ascii: raw.ascii === true,
    limits: Object.keys(budget).length > 0 ? { budget } : {},
    load: Array.isArray(raw.load) ? raw.load.map(String) : [],
  };
}

/** `--threads`: a number, `auto` or 0 for one a processor (0); one if nothing is said. */
export function threadsFrom(raw: RawOptions): number {
  return raw.threads === 'auto' ? 0 : (wholeNumber(raw, 'threads', '--threads', 0, 256) ?? 1);
}
