import { setCustom } from './kernel/custom.ts';
import { domain, Head, head, Image, image, stack, weight } from './kernel/memory.ts';
import { propagate, resetLocked } from './kernel/queue.ts';
import { settleBase, start } from './kernel/search.ts';
import type { CompiledProblem } from './problem.ts';

/**
 * What is in the kernel's one memory: an image, and the state of one search over it. Any other search that has begun keeps
 * its state here as a copy, and is copied back when its turn comes.
 */
export interface Tenant {
  /** Head, weights, domains and saved guesses; null while the search is in memory or has not begun. */
  saved: Int32Array | null;
}

let resident: Tenant | null = null;
let loaded: Int32Array | null = null;
const settled = new WeakMap<Int32Array, boolean>();

/** Brings an image into memory and settles its base, once an image. False = it has no solution. */
function load(problem: CompiledProblem, stage: number): boolean {
  const wanted = problem.image(stage);
  if (loaded !== wanted) {
    image.set(wanted);
    loaded = wanted;
    setCustom(
      problem.parts.customs.map(({ propagate: custom }) => custom),
      problem.cellCount,
    );
  }
  let possible = settled.get(wanted);
  if (possible === undefined) {
    possible = settleBase() === 1;
    settled.set(wanted, possible);
    wanted.set(image.subarray(Image.base, Image.base + problem.cellCount), Image.base);
  }
  return possible;
}

/** Copies the search that is in memory out, unless it is `tenant`. */
export function evict(tenant: Tenant | null): void {
  if (resident === null || resident === tenant) return;
  const cells = image[Image.cells] as number;
  const used = (head[Head.depth] as number) * (cells + 2);
  const saved = new Int32Array(64 + 2 * cells + used);
  saved.set(head, 0);
  saved.set(weight.subarray(0, cells), 64);
  saved.set(domain.subarray(0, cells), 64 + cells);
  saved.set(stack.subarray(0, used), 64 + 2 * cells);
  resident.saved = saved;
  resident = null;
}

/** Makes the tenant's search the one in memory. */
export function enter(tenant: Tenant, problem: CompiledProblem, stage: number): boolean {
  if (resident === tenant && loaded === problem.image(stage)) return settled.get(loaded) === true;
  evict(tenant);
  const possible = load(problem, stage);
  const { saved } = tenant;
  if (saved) {
    const cells = problem.cellCount;
    head.set(saved.subarray(0, 64));
    weight.set(saved.subarray(64, 64 + cells));
    domain.set(saved.subarray(64 + cells, 64 + 2 * cells));
    stack.set(saved.subarray(64 + 2 * cells));
    tenant.saved = null;
  }
  resident = tenant;
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
  if (loaded !== problem.image(0)) {
    evict(null);
    if (!load(problem, 0)) return false;
  }
  const top = (head[Head.depth] as number) * (cells + 2);
  heldHead.set(head);
  if (resident) stack.set(domain.subarray(0, cells), top);
  domain.set(domains);
  resetLocked();
  start();
  const possible = head[Head.state] === 0 && propagate() === 1;
  domains.set(domain.subarray(0, cells));
  head.set(heldHead);
  if (resident) domain.set(stack.subarray(top, top + cells));
  return possible;
}
