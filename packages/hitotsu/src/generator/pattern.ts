import type { Meter, Random, Task } from '../base/index.ts';
import { Search } from '../engine/index.ts';
import { type Grid, seek } from '../solver/index.ts';
import type { Ground } from './ground.ts';

/** Solutions counted at most; above that, one layout is as bad as another. */
const MOST_COUNTED = 400;
/** Cells of the pattern freed in one step. */
const MOST_FREED = 4;
/** Steps without progress after which the walk starts from another grid. */
const PATIENCE = 600;

/**
 * Walks from grid to grid until the digits on the pattern's cells have one solution: frees a few of those cells, draws
 * another grid that agrees with the rest, and stays there if the pattern's digits have no more solutions than before.
 * Answers the best grid met and its number of solutions (1: proved unique).
 */
export function* walk(
  ground: Ground,
  pattern: readonly number[],
  start: Grid,
  random: Random,
  meter: Meter,
): Task<{ grid: Grid; solutions: number }> {
  const { shape } = ground;
  const search = Search.over(ground.problem);
  const domains = new Int32Array(shape.cellCount);
  const give = (grid: Grid) => {
    domains.fill(shape.allDigits);
    for (const cell of pattern) domains[cell] = shape.setOf(grid[cell] as number);
  };
  try {
    let grid = start;
    let solutions = yield* solutionsOf(search, domains, () => give(start), MOST_COUNTED, meter);
    for (let idle = 0; solutions > 1 && idle < PATIENCE && !meter.spent; idle++) {
      give(grid);
      const freed = random.shuffle([...pattern]).slice(0, 1 + random.below(MOST_FREED));
      for (const cell of freed) domains[cell] = shape.allDigits;
      search.begin(domains, { random });
      meter.nodes++;
      if ((yield* seek(search, meter)) !== 'found') continue;
      const next = search.grid.slice();
      const count = yield* solutionsOf(search, domains, () => give(next), solutions + 1, meter);
      yield { nodes: meter.nodes };
      if (count > solutions) continue;
      if (count < solutions) idle = -1;
      grid = next;
      solutions = count;
    }
    return { grid, solutions };
  } finally {
    search.release();
  }
}

/** Number of solutions, at most `limit`; `limit` too when the budget ends. */
function* solutionsOf(
  search: Search,
  domains: Int32Array,
  give: () => void,
  limit: number,
  meter: Meter,
): Task<number> {
  give();
  search.begin(domains);
  for (let found = 0; found < limit; found++) {
    const sought = yield* seek(search, meter);
    if (sought === 'ended') return found;
    if (sought === 'spent') return limit;
  }
  return limit;
}
