import type { Puzzle } from '../puzzle/index.ts';
import type { RuleSpec } from '../rules/index.ts';
import { Losses } from './format.ts';

/** The part of a rule list that makes the plain grid, and the rest. */
export interface GridRules {
  readonly rows: boolean;
  readonly columns: boolean;
  /** Plain boxes, a region map, or neither. */
  readonly regions: 'boxes' | string | null;
  readonly others: readonly RuleSpec[];
}

/** Splits the rules of a puzzle into what formats take for granted or say by the grid, and the rest. */
export function gridRules(puzzle: Puzzle): GridRules {
  const others: RuleSpec[] = [];
  let rows = false;
  let columns = false;
  let regions: string | null = null;
  for (const spec of puzzle.document.rules) {
    if (spec.type === 'classic') {
      rows = true;
      columns = true;
      if (regions === null) regions = 'boxes';
      else if (regions !== 'boxes') others.push({ type: 'boxes' });
    } else if (spec.type === 'rows') rows = true;
    else if (spec.type === 'columns') columns = true;
    else if (spec.type === 'boxes' && regions === null) regions = 'boxes';
    else if (spec.type === 'regions' && regions === null) regions = String(spec.map);
    else if (spec.type !== 'boxes' || regions !== 'boxes') others.push(spec);
  }
  return { rows, columns, regions, others };
}

/** What a format of bare givens on a classic grid leaves out of a puzzle. */
export function lossesOfGivens(puzzle: Puzzle, format: string): Losses {
  const losses = new Losses('format-cannot-carry', { format });
  const { rows, columns, regions, others } = gridRules(puzzle);
  const { shape, document } = puzzle;
  if (regions === null) losses.add('no-boxes');
  else if (regions !== 'boxes') losses.add('regions');
  if (!rows) losses.add('no-rows');
  if (!columns) losses.add('no-columns');
  for (const spec of others) losses.add(spec.type);
  if (shape.minDigit !== 1 || shape.maxDigit !== shape.size) losses.add('digits');
  losses.add('candidates', Object.keys(document.candidates ?? {}).length);
  return losses;
}
