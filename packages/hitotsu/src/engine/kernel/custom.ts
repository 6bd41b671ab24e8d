import { keep } from './cells.ts';
import { domain } from './memory.ts';

/** The only way out of the kernel: constraints that a rule propagates itself, in the host's language. */
type Propagator = (domains: Int32Array, remove: (cell: number, digits: number) => boolean) => boolean;

let propagators: readonly Propagator[] = [];
let domains: Int32Array = domain;

/** The host says whose propagators and how many cells are in memory. */
export function setCustom(list: readonly Propagator[], cells: number): void {
  propagators = list;
  if (domains.length !== cells) domains = domain.subarray(0, cells);
}

const remove = (cell: number, digits: number): boolean => keep(cell, ~digits) === 1;

let running = false;

/** Runs custom constraint `index`: 0 = it cannot be kept. */
export function runCustom(index: number): number {
  running = true;
  const kept = (propagators[index] as Propagator)(domains, remove);
  running = false;
  return kept ? 1 : 0;
}

/** Whether the kernel is inside a custom propagator, or one has thrown and left it there. */
export function isInsideCustom(): boolean {
  return running;
}

export function leaveCustom(): void {
  running = false;
}
