import type { z } from 'zod';
import type { Diagnostic, WordValues } from '../base/index.ts';
import { pathText } from './position.ts';

type Issue = z.core.$ZodIssue;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function numberOrText(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function expectedOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' | ');
  if (issue.code === 'invalid_union') {
    const kinds = issue.errors.flatMap((branch) => branch.slice(0, 1).map(expectedOf));
    return [...new Set(kinds)].join(' | ');
  }
  return 'json';
}

function describe(issue: Issue, input: unknown): { code: string; values: WordValues } {
  const value = valueAt(input, issue.path);
  const field = pathText(issue.path.slice(-1));
  if (value === undefined && issue.path.length > 0) return { code: 'missing-field', values: { field } };
  const list = Array.isArray(value);
  switch (issue.code) {
    case 'too_small':
      if (list) return { code: 'too-few', values: { min: Number(issue.minimum), actual: value.length } };
      if (typeof value === 'string') return { code: 'empty-text', values: {} };
      return { code: 'too-small', values: { min: Number(issue.minimum), value: numberOrText(value) } };
    case 'too_big':
      if (list) return { code: 'too-many', values: { max: Number(issue.maximum), actual: value.length } };
      if (typeof value === 'string') return { code: 'text-too-long', values: { max: Number(issue.maximum) } };
      return { code: 'too-large', values: { max: Number(issue.maximum), value: numberOrText(value) } };
    case 'unrecognized_keys':
      return { code: 'unknown-field', values: { field: issue.keys.join(', ') } };
    case 'invalid_format':
      return { code: 'wrong-format', values: { value: numberOrText(value) } };
    case 'custom':
      return customIssue(issue.params, value);
    default:
      return { code: 'wrong-type', values: { expected: expectedOf(issue), value: numberOrText(value) } };
  }
}

/** A check inside a schema names its own code: `refine(test, { params: { code: 'cell-twice', cell: 'R1C1' } })`. */
function customIssue(params: Record<string, unknown> | undefined, value: unknown) {
  const { code, ...rest } = params ?? {};
  const values: Record<string, string | number> = { value: numberOrText(value) };
  for (const [key, entry] of Object.entries(rest)) values[key] = numberOrText(entry);
  return { code: typeof code === 'string' ? code : 'wrong-value', values };
}

/** Schema errors as diagnostics, with the full path; `base` is the path of `input` in its document. */
export function diagnose(
  issues: readonly Issue[],
  input: unknown,
  base: readonly PropertyKey[] = [],
): Diagnostic[] {
  return issues.flatMap((issue) => {
    const nearest = nearestBranch(issue);
    if (nearest) return diagnose(nearest, valueAt(input, issue.path), [...base, ...issue.path]);
    const path = pathText([...base, ...issue.path]);
    return { ...describe(issue, input), ...(path ? { path } : {}) };
  });
}

/** Of several forms a value may have, the one it is meant to be: where only something within it is wrong. */
function nearestBranch(issue: Issue): readonly Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  return issue.errors.find((branch) => branch.length > 0 && branch.every(({ path }) => path.length > 0));
}
