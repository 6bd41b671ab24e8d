import { MAX_DEPTH } from './limits.ts';

/** A place in a text, both numbers from 1; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset. Lines end at LF, CR LF or CR. */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  const end = Math.min(offset, text.length);
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 13 && text.charCodeAt(i + 1) === 10 && i + 1 < end) continue;
    if (code !== 10 && code !== 13) continue;
    line++;
    start = i + 1;
  }
  return { line, column: end - start + 1 };
}

/** `rules[2].cells[1]` for a list of keys and indices. */
export function pathText(keys: readonly PropertyKey[]): string {
  let path = '';
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += path === '' ? String(key) : `.${String(key)}`;
  }
  return path;
}

/** The keys and indices of a path written as `rules[2].cells[1]`. */
export function pathKeys(path: string): (string | number)[] {
  const keys: (string | number)[] = [];
  for (const match of path.matchAll(/\[(\d+)\]|([^.[\]]+)/g))
    keys.push(match[1] === undefined ? (match[2] as string) : Number(match[1]));
  return keys;
}

/** A path on the way down: the keys that are left, and which path it is. */
interface Wanted {
  readonly keys: readonly (string | number)[];
  readonly index: number;
}

const NOTHING: readonly Wanted[] = [];

function below(wanted: readonly Wanted[], key: string | number): readonly Wanted[] {
  if (wanted.length === 0) return NOTHING;
  return wanted
    .filter(({ keys }) => keys[0] === key)
    .map(({ keys, index }) => ({ keys: keys.slice(1), index }));
}

class Scan {
  readonly text: string;
  at = 0;
  /** Offset of the deepest value met on the way to each wanted path. */
  readonly found: number[] = [];

  constructor(text: string) {
    this.text = text;
  }

  blank(): void {
    while (this.at < this.text.length && ' \t\r\n'.includes(this.text.charAt(this.at))) this.at++;
  }

  /** Takes what the pattern (sticky) matches, or fails. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) return null;
    this.at = pattern.lastIndex;
    return match[0];
  }

  /** Walks one value; false where the text stops being JSON (`at` is there). */
  value(wanted: readonly Wanted[], depth: number): boolean {
    this.blank();
    for (const { index } of wanted) this.found[index] = this.at;
    const first = this.text.charAt(this.at);
    if (depth > MAX_DEPTH) return false;
    if (first === '{') return this.members(wanted, depth);
    if (first === '[') return this.elements(wanted, depth);
    if (first === '"') return this.string() !== null;
    return this.take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y) !== null;
  }

  /** A string literal; null at the first character that cannot be in it. */
  string(): string | null {
    const start = this.at;
    this.at++;
    for (;;) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these
      this.take(/[^"\\\u0000-\u001f]+/y);
      if (this.text.charAt(this.at) === '"') break;
      if (!this.take(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y)) return null;
    }
    this.at++;
    return JSON.parse(this.text.slice(start, this.at)) as string;
  }

  private members(wanted: readonly Wanted[], depth: number): boolean {
    this.at++;
    this.blank();
    if (this.text.charAt(this.at) === '}') return this.close();
    for (;;) {
      this.blank();
      if (this.text.charAt(this.at) !== '"') return false;
      const key = this.string();
      if (key === null) return false;
      this.blank();
      if (this.text.charAt(this.at) !== ':') return false;
      this.at++;
      if (!this.value(below(wanted, key), depth + 1)) return false;
      this.blank();
      if (this.text.charAt(this.at) === '}') return this.close();
      if (this.text.charAt(this.at) !== ',') return false;
      this.at++;
    }
  }

  private elements(wanted: readonly Wanted[], depth: number): boolean {
    this.at++;
    this.blank();
    if (this.text.charAt(this.at) === ']') return this.close();
    for (let index = 0; ; index++) {
      if (!this.value(below(wanted, index), depth + 1)) return false;
      this.blank();
      if (this.text.charAt(this.at) === ']') return this.close();
      if (this.text.charAt(this.at) !== ',') return false;
      this.at++;
    }
  }

  private close(): true {
    this.at++;
    return true;
  }
}

/** Offset of the first character at which `text` stops being JSON; -1 if it is JSON. */
export function firstJsonError(text: string): number {
  const scan = new Scan(text);
  if (!scan.value(NOTHING, 0)) return scan.at;
  scan.blank();
  return scan.at < text.length ? scan.at : -1;
}

/** Line and column of the values at some paths of a JSON text, or of their nearest parents that exist. One pass. */
export function positionsOfPaths(text: string, paths: readonly string[]): Position[] {
  const scan = new Scan(text);
  scan.value(
    paths.map((path, index) => ({ keys: pathKeys(path), index })),
    0,
  );
  return paths.map((_, index) => positionAt(text, scan.found[index] ?? 0));
}

/**
 * Offset of the first list or object of a text that is nested deeper than allowed, or -1. One pass without recursion, so that it can be asked
 * before anything else touches a hostile text.
 */
export function firstTooDeep(text: string): number {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 92) i++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      if (++depth > MAX_DEPTH) return i;
    } else if (code === 93 || code === 125) depth--;
  }
  return -1;
}
