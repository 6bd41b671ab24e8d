import type { Diagnostic } from '../base/index.ts';
import { MAX_DEPTH, MAX_VALUES } from './limits.ts';
import { pathText } from './position.ts';

/** A value as JSON can hold it. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined };

/**
 * A copy of a value that holds nothing but JSON data: own enumerable fields, no `undefined`, no numbers that are not
 * finite, no cycles, not too deep, not too much, no `__proto__` key. Everything behind it may trust the value.
 */
export function toPlain(input: unknown): { value: Plain } | { error: Diagnostic } {
  let count = 0;
  let error: Diagnostic | null = null;

  // One path for the whole walk: copies of it would cost more than the data.
  const path: PropertyKey[] = [];

  const fail = (code: string, at: readonly PropertyKey[], values: Diagnostic['values'] = {}): null => {
    error ??= { code, values, ...(at.length > 0 ? { path: pathText(at) } : {}) };
    return null;
  };

  const under = (key: PropertyKey, value: unknown): Plain => {
    path.push(key);
    const plain = copy(value);
    path.pop();
    return plain;
  };

  const copy = (value: unknown): Plain => {
    if (error) return null;
    if (++count > MAX_VALUES) return fail('too-many-values', [], { max: MAX_VALUES });
    if (path.length > MAX_DEPTH) return fail('too-deep', path.slice(0, 1), { max: MAX_DEPTH });
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number')
      return Number.isFinite(value) ? value : fail('wrong-type', path, { expected: 'number' });
    if (Array.isArray(value)) {
      const list: Plain[] = [];
      for (let i = 0; i < value.length && !error; i++) list.push(under(i, value[i]));
      return list;
    }
    if (typeof value !== 'object') return fail('wrong-type', path, { expected: 'json' });
    const fields: Record<string, Plain> = {};
    for (const [key, field] of Object.entries(value)) {
      if (key === '__proto__') return fail('forbidden-key', [...path, key], { key });
      if (field !== undefined) fields[key] = under(key, field);
      if (error) break;
    }
    return fields;
  };

  const value = copy(input);
  return error ? { error } : { value };
}

/** Values seen by `isPlain`. */
let seen = 0;

/** Whether what `JSON.parse` made needs no more than a look; `depth` is how many lists and objects it lies in. */
function isPlain(value: unknown, depth: number): boolean {
  if (++seen > MAX_VALUES) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth + 1)) return false;
    return true;
  }
  for (const key in value)
    if (key === '__proto__' || !isPlain((value as Record<string, unknown>)[key], depth + 1)) return false;
  return true;
}

/**
 * Whether `toPlain` would hand back what `JSON.parse` made of a text just as it is: unless it is too deep, has too many
 * values, a number too large for a double or a `__proto__` key.
 */
export function isPlainJson(parsed: unknown): boolean {
  seen = 0;
  return isPlain(parsed, 0);
}
