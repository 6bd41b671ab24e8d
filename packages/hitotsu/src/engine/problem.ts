import { deriveSums, type Sums } from './derive/sums.ts';
import { compileImage } from './image.ts';
import type { Parts } from './parts.ts';

/**
 * Removes digits that cannot be; answers false when the constraint cannot hold. `domains` is to be read only, `remove`
 * answers false when a cell is left without digits. Must be safe at any time; is called again after any change to the
 * cells it was posted with, its own changes included.
 */
export type CustomPropagator = (
  domains: Int32Array,
  remove: (cell: number, digits: number) => boolean,
) => boolean;

/** A compiled rule list, reusable for any number of searches. What else it holds is the engine's business. */
export interface Problem {
  readonly cellCount: number;
  readonly digitCount: number;
  readonly minDigit: number;
  /** Building already met a contradiction. */
  readonly impossible: boolean;
}

/**
 * How many guesses the search may take with each stage's constraints before it starts again with the next stage's. Sums
 * that follow from other sums take time to find and to run; most puzzles do not need them.
 */
const STAGE_GUESSES = [30, 15_000] as const;
const NO_LIMIT = 0x7fffffff;

/** The images of a problem, stage by stage, each made when first asked for. */
export class CompiledProblem implements Problem {
  readonly cellCount: number;
  readonly digitCount: number;
  readonly minDigit: number;
  readonly parts: Parts;
  /** Number of stages. */
  readonly stages: number;
  private readonly images: Int32Array[] = [];

  constructor(parts: Parts) {
    this.cellCount = parts.cellCount;
    this.digitCount = parts.digitCount;
    this.minDigit = parts.minDigit;
    this.parts = parts;
    this.stages = parts.cages.length + parts.linears.length > 0 ? 3 : 1;
    if (!parts.impossible) this.image(0);
  }

  get impossible(): boolean {
    return this.parts.impossible;
  }

  image(stage: number): Int32Array {
    let image = this.images[stage];
    if (!image) {
      image = compileImage(this.parts, this.derived(stage));
      this.images[stage] = image;
    }
    return image;
  }

  /** Guesses until the next stage. */
  guessesOf(stage: number): number {
    return stage + 1 < this.stages ? (STAGE_GUESSES[stage] as number) : NO_LIMIT;
  }

  private derived(stage: number): Sums | null {
    return stage === 0 ? null : deriveSums(this.parts, stage === 2);
  }
}
