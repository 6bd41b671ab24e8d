import type { Plain } from '../puzzle/index.ts';

/** An object of foreign data, to be looked into with suspicion. */
export type Fields = { readonly [key: string]: Plain | undefined };

export function isFields(value: Plain | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value);
}

/** A number, or a text that is one. */
export function numberIn(value: Plain | undefined): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : null;
}

/** A text that says something. */
export function textIn(value: Plain | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** How many things a foreign field states: entries of a list, 1 for a flag or a text, 0 for nothing. */
export function countIn(value: Plain | undefined): number {
  if (value === undefined || value === null || value === false || value === '' || value === 0) return 0;
  if (isList(value)) return value.length;
  return isFields(value) && Object.keys(value).length === 0 ? 0 : 1;
}
