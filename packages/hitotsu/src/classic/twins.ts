import { BandSolver } from './band.ts';
import { drawByBand, makeByBand } from './band-make.ts';
import { SimdKernel, SimdSolver } from './simd.ts';
import type { Solver81 } from './solver81.ts';

/** Who answers for classic boards: the SIMD kernel, the band solver in TypeScript, or nobody (then the general engine). */
export type ClassicName = 'simd' | 'band' | 'none';

let wanted: ClassicName = 'simd';
/** Undefined until it is first wanted; null where it cannot be had. */
let simd: SimdKernel | null | undefined;

/** The SIMD kernel if it is to be used and can be. */
export function simdKernel(): SimdKernel | null {
  if (wanted !== 'simd') return null;
  if (simd === undefined) simd = SimdKernel.open();
  return simd;
}

/**
 * Chooses who answers, for tests and benches; says who does from now on (`band` where there is no SIMD). Searches under way
 * stay where they are.
 */
export function useClassic(name: ClassicName): ClassicName {
  wanted = name;
  return classicName();
}

/** Who answers now. */
export function classicName(): ClassicName {
  return wanted === 'simd' && !simdKernel() ? 'band' : wanted;
}

export function newSolver(): Solver81 {
  const kernel = simdKernel();
  return kernel ? new SimdSolver(kernel) : new BandSolver();
}

/** Full grid number `index` of a seed of two 32-bit words. The same by whichever twin. */
export function drawClassic(low: number, high: number, index: number): Int8Array {
  const grid = new Int8Array(81);
  const kernel = simdKernel();
  if (kernel) kernel.draw(low, high, index, grid);
  else drawByBand(low, high, index, grid);
  return grid;
}

export interface MadeClassic {
  /** Digits 1 to 9; 0 is an empty cell. */
  readonly puzzle: Int8Array;
  readonly solution: Int8Array;
}

/**
 * Puzzle number `index` of a seed of two 32-bit words: a full grid of its own, dug in random order while the solution stays
 * the only one, until no orbit of givens can go, or none without leaving fewer than `target` givens. `symmetry` has a bit for
 * each of eight moves that map the pattern to itself: bit 0 the plain board, +1 left to right, +2 upside down, +4 transposed
 * first. The same by whichever twin.
 */
export function makeClassic(
  low: number,
  high: number,
  index: number,
  symmetry: number,
  target: number,
): MadeClassic {
  const puzzle = new Int8Array(81);
  const solution = new Int8Array(81);
  const kernel = simdKernel();
  if (kernel) kernel.make(low, high, index, symmetry, target, puzzle, solution);
  else makeByBand(low, high, index, symmetry, target, puzzle, solution);
  return { puzzle, solution };
}
