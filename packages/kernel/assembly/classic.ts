// What the module offers. Addresses are bytes in the exported memory, from heap() on.

import { COUNT, HEAP, LIMIT, NODES, ORDERED, PAUSE } from './layout';
import { begin } from './search';

export { batch, broken } from './batch';
export { generate, grids } from './generate';
export { readMasks, readText } from './input';
export { writeSolution } from './output';
export { run } from './search';

/** First byte that belongs to the caller. */
export function heap(): u32 {
  return HEAP;
}

/**
 * Starts a search in what was read last for at most `limit` solutions (exact up to 2^53); run() does it.
 * With `pause` run() stops at every solution. Starting uses up what was read.
 */
export function start(limit: f64, pause: bool): void {
  begin(<u64>limit);
  store<u32>(PAUSE, pause);
  store<u32>(ORDERED, 0);
}

/** Changes the limit and the pauses of a search that is stopped; `limit` counts the solutions found before too. */
export function change(limit: f64, pause: bool): void {
  store<u64>(LIMIT, <u64>limit);
  store<u32>(PAUSE, pause);
}

/** Solutions found since start(). */
export function count(): f64 {
  return <f64>load<u64>(COUNT);
}

/** Branches taken since start(). */
export function nodes(): f64 {
  return <f64>load<u64>(NODES);
}
