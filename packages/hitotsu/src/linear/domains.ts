import { indicesOf, lowestIndex } from '../board/index.ts';
import { digitSets } from './digit-sets.ts';
import { onlyIndex, type Posted, type Statement } from './statement.ts';

/** More digit sets of one cage than this are not listed; its sum is then one row. */
export const MOST_SETS = 100;

/**
 * Candidates with what the givens and each constraint by itself rule out taken away, in a single pass. The rest is the
 * program's own work: it is to be a second opinion, not the engine's opinion again.
 */
export function reducedDomains(statement: Statement): Int32Array {
  const { start, posted } = statement;
  const domains = start.slice();
  for (const constraint of posted) narrow(statement, constraint, domains);
  return domains;
}

function narrow({ shape, start }: Statement, constraint: Posted, domains: Int32Array): void {
  const keep = (cell: number, set: number): void => {
    domains[cell] = (domains[cell] as number) & set;
  };
  switch (constraint.kind) {
    case 'distinct':
      dropGivens(constraint.cells, start, keep);
      break;
    case 'cage': {
      const { cells, sum } = constraint;
      dropGivens(cells, start, keep);
      const { must, may } = boundsOf(cells, start);
      const sets = digitSets(shape, cells.length, sum, must, may, MOST_SETS);
      const union = sets?.reduce((all, set) => all | set, 0);
      if (union !== undefined) for (const cell of cells) keep(cell, union);
      break;
    }
    case 'chain': {
      let least = 0;
      for (const cell of constraint.cells) {
        keep(cell, -1 << least);
        least = Math.max(least, lowestIndex(start[cell] as number)) + 1;
      }
      let room = shape.digitCount;
      for (const cell of constraint.cells.toReversed()) {
        keep(cell, 2 ** Math.max(room, 0) - 1);
        room = Math.min(room, 32 - Math.clz32(start[cell] as number)) - 1;
      }
      break;
    }
    case 'relation': {
      const { a, b, allowed } = constraint;
      const left = indicesOf(start[a] as number);
      const beside = left.reduce((all, x) => all | (allowed[x] as number), 0);
      keep(b, beside);
      keep(
        a,
        left.reduce(
          (all, x) => (((allowed[x] as number) & (start[b] as number)) !== 0 ? all | (1 << x) : all),
          0,
        ),
      );
      break;
    }
    default:
  }
}

/** Takes the digits of cells with only one from the other cells. */
function dropGivens(
  cells: readonly number[],
  start: Int32Array,
  keep: (cell: number, set: number) => void,
): void {
  for (const given of cells) {
    const index = onlyIndex(start[given] as number);
    if (index >= 0) for (const cell of cells) if (cell !== given) keep(cell, ~(1 << index));
  }
}

/** The digits that are in the cells already, and those that can be. */
export function boundsOf(cells: readonly number[], domains: Int32Array): { must: number; may: number } {
  let must = 0;
  let may = 0;
  for (const cell of cells) {
    const set = domains[cell] as number;
    may |= set;
    if (onlyIndex(set) >= 0) must |= set;
  }
  return { must, may };
}
