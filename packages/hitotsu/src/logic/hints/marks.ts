/** What a drawing marks on the board for a hint: data only, of the forms that the design of the app lists. */
import { indicesOf } from '../../board/index.ts';
import type { Layout } from '../layout.ts';
import type { Candidate, Link, Step } from '../step.ts';
import type { Statement } from './statement.ts';

export type Mark =
  /** The outline of a unit; the second and further ones are told apart. */
  | { readonly kind: 'unit'; readonly unit: number; readonly second: boolean }
  /** A cell of the pattern; `hub`: the one everything hangs on. */
  | { readonly kind: 'cell'; readonly cell: number; readonly role: 'cause' | 'hub' }
  /** cause: a candidate of the pattern; assumed: one a chain runs through; result: placed; eliminated: removed. */
  | {
      readonly kind: 'candidate';
      readonly candidate: Candidate;
      readonly role: 'cause' | 'assumed' | 'result' | 'eliminated';
    }
  | {
      readonly kind: 'link';
      readonly strength: Link['kind'];
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

/** All marks of a step: units, cells, the candidates of the pattern, links, what is placed and removed. */
export function marksOfStep(step: Step, layout: Layout, holds: (candidate: Candidate) => boolean): Mark[] {
  const links = [step, ...step.reasons].flatMap((each) => each.links);
  const changed = new Set([...step.placements, ...step.eliminations]);
  const linked = new Set(links.flatMap(({ from, to }) => [...from, ...to]));
  const pattern = [...new Set([step, ...step.reasons].flatMap((each) => Object.values(each.cells).flat()))];
  const causes = pattern
    .flatMap((cell) => indicesOf(step.digits).map((index) => cell * layout.digitCount + index))
    .filter((candidate) => holds(candidate) && !changed.has(candidate) && !linked.has(candidate));
  return [
    ...unitMarks(step.units),
    ...cellMarks(step),
    ...causes.map((candidate): Mark => ({ kind: 'candidate', candidate, role: 'cause' })),
    ...linkMarks(links),
    ...step.placements.map((candidate): Mark => ({ kind: 'candidate', candidate, role: 'result' })),
    ...step.eliminations.map((candidate): Mark => ({ kind: 'candidate', candidate, role: 'eliminated' })),
  ];
}
