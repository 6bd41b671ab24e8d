import { fromBase64 } from '../base/index.ts';
import { instantiate } from '../engine/kernel/wasm.ts';
import { kernelBase64 } from './kernel-bytes.ts';
import { type Solver81, Stop } from './solver81.ts';

/** What the module in packages/kernel exports; addresses are bytes in its memory. */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  heap(): number;
  readText(from: number): number;
  readMasks(from: number): void;
  start(limit: number, pause: number): void;
  change(limit: number, pause: number): void;
  run(branches: number): number;
  count(): number;
  nodes(): number;
  writeSolution(to: number): void;
  batch(
    from: number,
    puzzles: number,
    stride: number,
    limit: number,
    counts: number,
    out: number,
    outStride: number,
    branches: number,
    resume: number,
  ): number;
  broken(): number;
  grids(low: number, high: number, index: number, count: number, out: number, stride: number): void;
  generate(
    low: number,
    high: number,
    index: number,
    count: number,
    symmetry: number,
    target: number,
    out: number,
    solutions: number,
    stride: number,
  ): void;
}

/** Of the layout in packages/kernel/assembly/layout.ts: head of a search, its stack, the size of a state. */
const HEAD = 0x30;
const STACK = 0x1000;
const STATE = 144;
/** Bytes at the front of the heap for one puzzle's masks, grids and texts; what lies behind is for whole texts. */
const SCRATCH = 1024;
const PAGE = 65_536;
const ZERO = 48;
const EMPTY = 46;
/** More solutions than any search will find; the kernel counts them exactly up to here. */
const NO_LIMIT = 2 ** 53;
const MOST_BRANCHES = 2 ** 30;

/** Who has a search in the one memory; it is copied out when another comes. */
interface Tenant {
  saved: Uint8Array | null;
}

/** The SIMD kernel, instantiated once, and whose search is in it. */
export class SimdKernel {
  readonly kernel: Kernel;
  /** Addresses of the caller's bytes: for one puzzle, and for texts (anything from there on). */
  readonly scratch: number;
  readonly texts: number;
  private resident: Tenant | null = null;
  private view: Uint8Array;

  private constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.scratch = kernel.heap();
    this.texts = this.scratch + SCRATCH;
    this.view = new Uint8Array(kernel.memory.buffer);
    this.reserve(0);
  }

  /** Null where there is no WebAssembly SIMD, or a content security policy without `'wasm-unsafe-eval'`. */
  static open(): SimdKernel | null {
    const kernel = instantiate(fromBase64(kernelBase64), {}) as Kernel | null;
    return kernel && new SimdKernel(kernel);
  }

  /** The memory; not to be kept beyond `reserve`. */
  get bytes(): Uint8Array {
    return this.view;
  }

  /** Makes room for so many bytes of text (and what the kernel may read beyond). */
  reserve(size: number): void {
    const missing = this.texts + size + 64 - this.view.length;
    if (missing <= 0) return;
    this.kernel.memory.grow(Math.ceil(missing / PAGE));
    this.view = new Uint8Array(this.kernel.memory.buffer);
  }

  /** Makes the tenant's search the one in memory. */
  enter(tenant: Tenant): void {
    if (this.resident === tenant) return;
    this.evict();
    this.resident = tenant;
    if (!tenant.saved) return;
    this.view.set(tenant.saved.subarray(0, HEAD));
    this.view.set(tenant.saved.subarray(HEAD), STACK);
    tenant.saved = null;
  }

  leave(tenant: Tenant): void {
    if (this.resident === tenant) this.resident = null;
    tenant.saved = null;
  }

  /** Copies out whatever search is in memory, for work that would destroy it. */
  evict(): void {
    if (!this.resident) return;
    const top = new Int32Array(this.kernel.memory.buffer, 0, 1)[0] as number;
    const end = Math.max(STACK, top + STATE);
    const saved = new Uint8Array(HEAD + end - STACK);
    saved.set(this.view.subarray(0, HEAD));
    saved.set(this.view.subarray(STACK, end), HEAD);
    this.resident.saved = saved;
    this.resident = null;
  }

  /** Reads 81 digits of text; what is not one of 1-9 is 0. */
  digits(from: number, grid: Int8Array): void {
    const { view } = this;
    for (let cell = 0; cell < 81; cell++) {
      const byte = view[from + cell] as number;
      grid[cell] = byte === EMPTY ? 0 : byte - ZERO;
    }
  }

  draw(low: number, high: number, index: number, grid: Int8Array): void {
    this.evict();
    this.kernel.grids(low, high, index, 1, this.scratch, 81);
    this.digits(this.scratch, grid);
  }

  make(
    low: number,
    high: number,
    index: number,
    symmetry: number,
    target: number,
    puzzle: Int8Array,
    solution: Int8Array,
  ): void {
    this.evict();
    const solutions = this.scratch + 128;
    this.kernel.generate(low, high, index, 1, symmetry, target, this.scratch, solutions, 81);
    this.digits(this.scratch, puzzle);
    this.digits(solutions, solution);
  }
}

/** A search in the SIMD kernel; any number may be alive and interleaved. */
export class SimdSolver implements Solver81, Tenant {
  count = 0;
  branches = 0;
  saved: Uint8Array | null = null;
  private readonly simd: SimdKernel;
  private readonly solution = new Int8Array(81);

  constructor(simd: SimdKernel) {
    this.simd = simd;
  }

  begin(sets: Int32Array): void {
    const { simd } = this;
    const { kernel, scratch } = simd;
    this.saved = null;
    simd.enter(this);
    new Uint16Array(kernel.memory.buffer, scratch, 81).set(sets);
    kernel.readMasks(scratch);
    kernel.start(NO_LIMIT, 1);
    this.count = 0;
    this.branches = 0;
  }

  next(branches: number): Stop {
    return this.run(branches, NO_LIMIT, 1);
  }

  tally(limit: number, branches: number): Stop {
    return this.count >= limit ? Stop.over : this.run(branches, limit, 0);
  }

  read(grid: Int8Array): void {
    grid.set(this.solution);
  }

  release(): void {
    this.simd.leave(this);
  }

  private run(branches: number, limit: number, pause: number): Stop {
    const { simd, count } = this;
    const { kernel, scratch } = simd;
    simd.enter(this);
    kernel.change(Math.min(limit, NO_LIMIT), pause);
    const stop = kernel.run(Math.min(branches, MOST_BRANCHES)) as Stop;
    this.count = kernel.count();
    this.branches = kernel.nodes();
    if (this.count > count) {
      kernel.writeSolution(scratch);
      simd.digits(scratch, this.solution);
    }
    return stop;
  }
}
