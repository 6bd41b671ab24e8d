import type { Meter, Task } from '../base/index.ts';
import { type Search, SearchEvent } from '../engine/index.ts';

/** Nodes between two looks at the budget and two reports of progress. */
const SLICE = 256;

/** How a stretch of search ended: at a solution, at the end of the tree, or with the budget gone. */
export type Sought = 'found' | 'ended' | 'spent';

/**
 * Runs a search on to its next solution (left in `search.grid`), charging the meter. `nodes` bounds this stretch on top
 * of the meter's own budget.
 */
export function* seek(search: Search, meter: Meter, nodes = Number.POSITIVE_INFINITY): Task<Sought> {
  for (let left = nodes; ; ) {
    const slice = meter.allowance(Math.min(SLICE, left));
    if (slice === 0) return 'spent';
    const before = search.nodes;
    const event = search.next(slice);
    const used = search.nodes - before;
    meter.nodes += used;
    left -= Math.max(used, 1);
    if (event === SearchEvent.solution) return 'found';
    if (event === SearchEvent.exhausted) return 'ended';
    yield { nodes: meter.nodes };
  }
}
