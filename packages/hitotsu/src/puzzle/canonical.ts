import { hashText } from './hash.ts';

/** Fields of a document in the order in which they are written; unknown ones follow in alphabetical order. */
const ORDER = [
  'hitotsu',
  'id',
  'title',
  'author',
  'size',
  'digits',
  'givens',
  'candidates',
  'rules',
  'solution',
];

/** What makes a puzzle the puzzle it is. */
const IDENTITY = ['size', 'digits', 'givens', 'candidates', 'rules'];

function rank(key: string): number {
  const at = ORDER.indexOf(key);
  return at < 0 ? ORDER.length : at;
}

/** Code units, not the reader's language: the same order on every machine. */
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** JSON text with the keys of every object in one order: `type` first, then alphabetical. No blanks. */
export function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  entries.sort(([a], [b]) => Number(b === 'type') - Number(a === 'type') || byText(a, b));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${stableText(field)}`).join(',')}}`;
}

/**
 * The text of a canonical document (`Puzzle.document`, or a game's): one line, fields in a fixed order, rules in the
 * author's order. Equal documents have equal texts, whatever the order of their keys.
 */
export function canonicalText(document: { readonly [field: string]: unknown }): string {
  const keys = Object.keys(document).filter((key) => document[key] !== undefined);
  keys.sort((a, b) => rank(a) - rank(b) || byText(a, b));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${stableText(document[key])}`).join(',')}}`;
}

/**
 * A name for what a puzzle is: 16 hexadecimal digits over size, digits, givens, pencil marks and rules. It does not
 * depend on the order of keys or of rules, nor on id, title, author, solution or unknown fields. It does not see that two
 * different rule lists mean the same (the cells of a cage in another order). The document must be a canonical one.
 */
export function puzzleHash(document: { readonly [field: string]: unknown }): string {
  const rules = Array.isArray(document.rules) ? document.rules.map(stableText).sort(byText) : [];
  const parts = IDENTITY.filter((key) => key !== 'rules').map((key) => stableText(document[key]));
  return hashText([...parts, ...rules].join('\n'));
}
