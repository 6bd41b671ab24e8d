import { isInsideCustom, leaveCustom, setCustom } from './kernel/custom.ts';
import { domain, Head, head, stack, weight } from './kernel/memory.ts';
import { clearQueue, resetConfined } from './kernel/queue.ts';
import { start } from './kernel/search.ts';
import type { CompiledProblem } from './problem.ts';
import { kernel } from './twins.ts';

/**
 * What is in the kernel's one memory: an image, and the state of one search over it. Any other search that has begun keeps
 * its state as a copy, and is copied back when its turn comes.
 */
export interface Tenant {
  /** Head, weights, domains and saved guesses; null while the search is in memory or has not begun. */
  saved: Int32Array | null;
}

let resident: Tenant | null = null;
let loaded: CompiledProblem | null = null;
let loadedStage = 0;
/** Whether the bare constraints in memory can hold. */
let possible = false;

/** Brings an image into memory; the search that was there is gone or copied out by now. */
function load(problem: CompiledProblem, stage: number): void {
  if (loaded === problem && loadedStage === stage) return;
  loaded = null;
  setCustom(
    problem.parts.customs.map(({ propagate: custom }) => custom),
    problem.cellCount,
  );
  possible = problem.load(stage);
  loaded = problem;
  loadedStage = stage;
}

/**
 * Runs a piece of kernel work. A custom propagator may throw: then the work is lost, but the kernel is left clean for the
 * next. One that starts a search of its own would destroy the state it is called from, which is refused.
 */
export function inKernel<T>(work: () => T): T {
  if (isInsideCustom()) throw new Error('a custom propagator must not use a search');
  try {
    return work();
  } catch (error) {
    if (isInsideCustom()) {
      leaveCustom();
      clearQueue();
      loaded = null;
      resident = null;
    }
    throw error;
  }
}

/** Words of a saved guess; see `run` in kernel/search.ts. */
function slotOf(cells: number): number {
  return cells + 2 + ((cells + 31) >> 5);
}

/** Copies the search that is in memory out, unless it is `tenant`. */
function evict(tenant: Tenant | null): void {
  if (resident === null || resident === tenant || loaded === null) return;
  const cells = loaded.cellCount;
  const used = (head[Head.depth] as number) * slotOf(cells);
  const saved = new Int32Array(64 + 2 * cells + used);
  saved.set(head, 0);
  saved.set(weight.subarray(0, cells), 64);
  saved.set(domain.subarray(0, cells), 64 + cells);
  saved.set(stack.subarray(0, used), 64 + 2 * cells);
  resident.saved = saved;
  resident = null;
}

/** Makes the tenant's search the one in memory. False = the bare constraints cannot hold. */
export function enter(tenant: Tenant, problem: CompiledProblem, stage: number): boolean {
  evict(tenant);
  load(problem, stage);
  resident = tenant;
  const { saved } = tenant;
  if (saved) {
    const cells = problem.cellCount;
    head.set(saved.subarray(0, 64));
    weight.set(saved.subarray(64, 64 + cells));
    domain.set(saved.subarray(64 + cells, 64 + 2 * cells));
    stack.set(saved.subarray(64 + 2 * cells));
    tenant.saved = null;
  }
  return possible;
}

/** The tenant's search is over for good. */
export function leave(tenant: Tenant): void {
  if (resident === tenant) resident = null;
  tenant.saved = null;
}

const heldHead = new Int32Array(64);

/** Propagates `domains` to their fixpoint without disturbing the search in memory. False = contradiction. */
export function fixpoint(problem: CompiledProblem, domains: Int32Array): boolean {
  const cells = problem.cellCount;
  if (loaded !== problem || loadedStage !== 0) {
    evict(null);
    load(problem, 0);
  }
  if (!possible) return false;
  const top = (head[Head.depth] as number) * slotOf(cells);
  heldHead.set(head);
  if (resident) stack.set(domain.subarray(0, cells), top);
  domain.set(domains);
  resetConfined();
  const answer = start() === 1 && kernel().propagate() === 1;
  domains.set(domain.subarray(0, cells));
  head.set(heldHead);
  if (resident) domain.set(stack.subarray(top, top + cells));
  return answer;
}
