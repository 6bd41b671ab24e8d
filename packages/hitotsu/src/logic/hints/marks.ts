/** What a drawing marks on the board for a hint: data only, of the forms that the design of the app lists. */
import { indicesOf, sizeOf } from '../../board/index.ts';
import type { Layout } from '../layout.ts';
import type { Candidate, Link, Step } from '../step.ts';
import { baseUnits } from './base-units.ts';
import type { Statement } from './statement.ts';

export type GroupRole = 'first' | 'second' | 'third' | 'fourth';

export type Mark =
  /** The outline of a unit; the second and further ones are told apart. */
  | { readonly kind: 'unit'; readonly unit: number; readonly second: boolean }
  /** A cell of the pattern; `hub`: the one everything hangs on. */
  | { readonly kind: 'cell'; readonly cell: number; readonly role: 'cause' | 'hub' }
  /**
   * cause: a candidate of the pattern; assumed: one a chain runs through; first, second: of two groups of which exactly
   * one holds; third, fourth: of two further such groups; result: placed; eliminated: removed.
   */
  | {
      readonly kind: 'candidate';
      readonly candidate: Candidate;
      readonly role: 'cause' | 'assumed' | GroupRole | 'result' | 'eliminated';
    }
  /** sees: no inference of the pattern, but why a removed candidate goes. */
  | {
      readonly kind: 'link';
      readonly strength: Link['kind'] | 'sees';
      readonly from: readonly Candidate[];
      readonly to: readonly Candidate[];
    };

/** Parts of patterns that everything hangs on. */
const HUBS = ['cell', 'pivot', 'stem', 'hinge'];

const unitMarks = (units: readonly number[]): Mark[] =>
  units.map((unit, i) => ({ kind: 'unit', unit, second: i > 0 }));

const linkMarks = (links: readonly Link[]): Mark[] => [
  ...links.map(({ from, to, kind }): Mark => ({ kind: 'link', strength: kind, from, to })),
  ...[...new Set(links.flatMap(({ from, to }) => [...from, ...to]))].map(
    (candidate): Mark => ({ kind: 'candidate', candidate, role: 'assumed' }),
  ),
];

/** The marks of one sentence: what its values name. */
export function marksOfStatement({ key, values }: Statement): Mark[] {
  return Object.values(values).flatMap((value): Mark[] => {
    switch (value.kind) {
      case 'cells':
      case 'any':
      case 'line':
      case 'sum':
        return value.cells.map((cell) => ({ kind: 'cell', cell, role: 'cause' }));
      case 'units':
        return unitMarks(value.units);
      case 'chain':
        return linkMarks(value.links);
      case 'steps':
        return value.steps.flatMap(({ placements }) =>
          placements.map((candidate): Mark => ({ kind: 'candidate', candidate, role: 'assumed' })),
        );
      case 'literals':
        return value.candidates.map((candidate) => ({ kind: 'candidate', candidate, role: 'assumed' }));
      case 'candidates':
        return value.candidates.map((candidate) => ({
          kind: 'candidate',
          candidate,
          role: key.startsWith('result') ? 'eliminated' : 'cause',
        }));
      default:
        return [];
    }
  });
}

/** The cells of a step's pattern, the hub first. */
export function cellMarks(step: Step): Mark[] {
  const marks = new Map<number, Mark>();
  for (const [role, list] of Object.entries(step.cells))
    for (const cell of list)
      if (!marks.has(cell))
        marks.set(cell, { kind: 'cell', cell, role: HUBS.includes(role) ? 'hub' : 'cause' });
  return [...marks.values()];
}

/** More lines of sight than this hide the board more than they tell. */
const MOST_SIGHTS = 8;

/** From a candidate that may hold to one that then goes; `line`: the row or column both lie in, and from where to where. */
interface Sight {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly line: { readonly name: string; readonly low: number; readonly high: number } | null;
}

/** Where the removed candidates are seen from: of lines along one row or column only those that no other covers. */
function sightsOf(
  sources: readonly Candidate[],
  removed: readonly Candidate[],
  layout: Layout,
  tells: (from: Candidate, to: Candidate) => boolean,
): Sight[] {
  const { shape, digitCount } = layout;
  const sightOf = (from: Candidate, to: Candidate): Sight => {
    const [a, b] = [from, to].map((each) => Math.floor(each / digitCount)) as [number, number];
    const span = (name: string, x: number, y: number) => ({
      name: `${name} ${from % digitCount}`,
      low: Math.min(x, y),
      high: Math.max(x, y),
    });
    const [row, column] = [shape.rowOf(a), shape.columnOf(a)];
    if (row === shape.rowOf(b)) return { from, to, line: span(`row ${row}`, column, shape.columnOf(b)) };
    if (column === shape.columnOf(b))
      return { from, to, line: span(`column ${column}`, row, shape.rowOf(b)) };
    return { from, to, line: null };
  };
  const all = removed.flatMap((to) =>
    sources
      .filter((from) => from % digitCount === to % digitCount && layout.exclude(from, to) && tells(from, to))
      .map((from) => sightOf(from, to)),
  );
  const covers = (outer: Sight, inner: Sight) =>
    outer.line !== null &&
    outer.line.name === inner.line?.name &&
    outer.line.low <= inner.line.low &&
    outer.line.high >= inner.line.high;
  // Of two that cover each other the first one stays.
  const sights = all.filter(
    (each, i) => !all.some((other, j) => i !== j && covers(other, each) && (j < i || !covers(each, other))),
  );
  return sights.length > MOST_SIGHTS ? [] : sights;
}

const COLORS = [
  ['firstColor', 'first'],
  ['firstMore', 'first'],
  ['secondColor', 'second'],
  ['secondMore', 'second'],
  ['thirdColor', 'third'],
  ['fourthColor', 'fourth'],
] as const;

/** The candidates of a colouring, each with its group: of one digit by their cells, of several by the links between them. */
function groupsOf({ cells, digits, causes, links }: Step, digitCount: number): Map<Candidate, GroupRole> {
  if (!cells.firstColor) return new Map();
  if (sizeOf(digits) !== 1) {
    const first = new Set(causes);
    const all = links.flatMap(({ from, to }) => [...from, ...to]);
    return new Map(all.map((each) => [each, first.has(each) ? 'first' : 'second']));
  }
  const [digit = 0] = indicesOf(digits);
  return new Map(
    COLORS.flatMap(([part, role]) =>
      (cells[part] ?? []).map((cell) => [cell * digitCount + digit, role] as const),
    ),
  );
}

const PAIR: Readonly<Record<GroupRole, number>> = { first: 1, second: 1, third: 2, fourth: 2 };

/**
 * Whether that one candidate sees another says why that one goes. Of a colouring itself a group goes by its own clash, or
 * by what the other pair of groups sees; that the opposite group sees it is no news.
 */
function tellsWith(groups: ReadonlyMap<Candidate, GroupRole>, removed: readonly Candidate[]) {
  return (from: Candidate, to: Candidate): boolean => {
    const [own, other] = [groups.get(to), groups.get(from)];
    if (!own || !other) return true;
    if (own === other) return from < to || !removed.includes(from);
    return PAIR[own] !== PAIR[other];
  };
}

/** All marks of a step: units, cells, the candidates of the pattern, links, what is placed and removed. */
export function marksOfStep(step: Step, layout: Layout, holds: (candidate: Candidate) => boolean): Mark[] {
  const links = [step, ...step.reasons].flatMap((each) => each.links);
  const changed = new Set([...step.placements, ...step.eliminations]);
  const linked = new Set(links.flatMap(({ from, to }) => [...from, ...to]));
  const pattern = [...new Set([step, ...step.reasons].flatMap((each) => Object.values(each.cells).flat()))];
  const causes = pattern
    .flatMap((cell) => indicesOf(step.digits).map((index) => cell * layout.digitCount + index))
    .filter((candidate) => holds(candidate) && !changed.has(candidate) && !linked.has(candidate));
  const groups = groupsOf(step, layout.digitCount);
  // What may hold instead: all of a colouring, the causes a step names, the two ends of a chain, or the pattern itself.
  const ends = groups.size > 0 ? [...groups.keys()] : step.causes.length > 0 ? step.causes : endsOf(step);
  const sights = sightsOf(
    ends.length > 0 ? ends : causes,
    step.eliminations,
    layout,
    tellsWith(groups, step.eliminations),
  );
  const seenFrom = new Set(sights.map(({ from }) => from));
  return [
    ...unitMarks(baseUnits(step, layout)),
    ...cellMarks(step),
    ...causes.map(
      (candidate): Mark => ({
        kind: 'candidate',
        candidate,
        role: groups.get(candidate) ?? 'cause',
      }),
    ),
    ...linkMarks(links).map((mark): Mark => {
      if (mark.kind !== 'candidate') return mark;
      const role = groups.get(mark.candidate) ?? (seenFrom.has(mark.candidate) ? 'cause' : mark.role);
      return { ...mark, role };
    }),
    ...sights.map(({ from, to }): Mark => ({ kind: 'link', strength: 'sees', from: [from], to: [to] })),
    ...step.placements.map((candidate): Mark => ({ kind: 'candidate', candidate, role: 'result' })),
    ...step.eliminations.map((candidate): Mark => ({ kind: 'candidate', candidate, role: 'eliminated' })),
  ];
}

/** The candidates at the two ends of a step's own chain. */
function endsOf({ links }: Step): readonly Candidate[] {
  const [first] = links;
  const last = links.at(-1);
  return first && last ? [...first.from, ...last.to] : [];
}
