import type { Meter, Task } from '../base/index.ts';
import type { AnySearch } from '../classic/index.ts';
import { SearchEvent } from '../engine/index.ts';

/** Nodes between two looks at the budget and two reports of progress. */
const SLICE = 256;

/** How a stretch of search ended: at a solution, at the end of the tree, or with the budget gone. */
export type Sought = 'found' | 'ended' | 'spent';

/**
 * Runs a search on to its next solution (left in `search.grid`), charging the meter. `nodes` bounds this stretch on top
 * of the meter's own budget. `step` does the searching, if not to the next solution.
 */
export function* seek(
  search: AnySearch,
  meter: Meter,
  nodes = Number.POSITIVE_INFINITY,
  step = (slice: number): SearchEvent => search.next(slice),
): Task<Sought> {
  for (let left = nodes; ; ) {
    const slice = meter.allowance(Math.min(SLICE, left));
    if (slice === 0) return 'spent';
    const before = search.nodes;
    const event = step(slice);
    const used = search.nodes - before;
    meter.nodes += used;
    left -= Math.max(used, 1);
    if (event === SearchEvent.solution) return 'found';
    if (event === SearchEvent.exhausted) return 'ended';
    yield { nodes: meter.nodes };
  }
}
