import type { Plain } from '../puzzle/index.ts';
import type { RuleSpec } from '../rules/index.ts';
import { type Fields, isFields, isList, numberIn } from './fields.ts';

/**
 * How f-puzzles says one kind of rule. The one place that knows both its names and ours: a rule that Hitotsu learns later
 * becomes readable and writable by a line here.
 */
interface Mapping {
  /** Our rule type. */
  readonly type: string;
  /** The specs that one entry of the list stands for, or null if it says more than our rule can. */
  read(entry: Fields): readonly RuleSpec[] | null;
  /** The entries for one of our specs, or null if it says more than the format can. */
  write(spec: RuleSpec): readonly Fields[] | null;
}

const cellsOf = (spec: RuleSpec): Plain => spec.cells as Plain;

/** Lists of entries, by their key. */
export const LISTS: Readonly<Record<string, Mapping>> = {
  killercage: {
    type: 'cage',
    read({ cells, value }) {
      if (value === undefined || value === null || value === '') return [{ type: 'cage', cells }];
      const sum = numberIn(value);
      return sum === null ? null : [{ type: 'cage', cells, sum }];
    },
    write: (spec) => [
      { cells: cellsOf(spec), ...(spec.sum === undefined ? {} : { value: String(spec.sum) }) },
    ],
  },
  thermometer: {
    type: 'thermometer',
    read: ({ lines }) => (isList(lines) ? lines.map((cells) => ({ type: 'thermometer', cells })) : null),
    write: (spec) => [{ lines: [cellsOf(spec)] }],
  },
  extraregion: {
    type: 'extra-region',
    read: ({ cells }) => [{ type: 'extra-region', cells }],
    write: (spec) => [{ cells: cellsOf(spec) }],
  },
  odd: {
    type: 'odd',
    read: ({ cell }) => [{ type: 'odd', cells: [cell] }],
    write: (spec) => (spec.cells as Plain[]).map((cell) => ({ cell })),
  },
  even: {
    type: 'even',
    read: ({ cell }) => [{ type: 'even', cells: [cell] }],
    write: (spec) => (spec.cells as Plain[]).map((cell) => ({ cell })),
  },
};

/** Flags, by their key, with the spec that they stand for. (`diagonal+` rises to the right.) */
export const FLAGS: Readonly<Record<string, RuleSpec>> = {
  'diagonal+': { type: 'diagonal', which: 'anti' },
  'diagonal-': { type: 'diagonal', which: 'main' },
  antiknight: { type: 'anti-knight' },
  antiking: { type: 'anti-king' },
  disjointgroups: { type: 'disjoint-groups' },
  nonconsecutive: { type: 'non-consecutive' },
};

/** Fields that are read elsewhere or that only say how the editor is set. */
export const SETTINGS: ReadonlySet<string> = new Set([
  'size',
  'title',
  'author',
  'ruleset',
  'grid',
  'solution',
  'disabledlogic',
  'truecandidatesoptions',
  'highlightConflicts',
  'msgcorrect',
  'successMessage',
]);

/** Fields that are only drawn. */
export const DRAWINGS: ReadonlySet<string> = new Set(['cage', 'line', 'rectangle', 'circle', 'text']);

/** Entries that a tool drew for a constraint which stands in the data itself. */
export function isOwnDrawing(entry: Plain): boolean {
  return isFields(entry) && 'fromConstraint' in entry;
}
