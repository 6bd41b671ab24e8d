import type { Layout } from './derive/layout.ts';
import { deriveSums } from './derive/sums.ts';
import { writeImage } from './image.ts';
import { Image, image } from './kernel/memory.ts';
import type { Parts } from './parts.ts';
import { kernel } from './twins.ts';

/** A compiled rule list, reusable for any number of searches. What else it holds is the engine's business. */
export interface Problem {
  readonly cellCount: number;
  readonly digitCount: number;
  readonly minDigit: number;
  /** Building already met a contradiction. */
  readonly impossible: boolean;
}

/**
 * Sums that follow from other sums take time to find and to run, and most puzzles do not need them: a search has this many
 * guesses without them, then it starts again with them.
 */
const PLAIN_GUESSES = 15;
const NO_LIMIT = 0x7fffffff;

/** One stage's image: how often it was loaded, whether its bare constraints can hold, a copy once it is worth one. */
interface Stage {
  loads: number;
  possible: boolean;
  copy: Int32Array | null;
}

/** A problem with its images, stage by stage. */
export class CompiledProblem implements Problem {
  readonly cellCount: number;
  readonly digitCount: number;
  readonly minDigit: number;
  readonly impossible: boolean;
  readonly parts: Parts;
  readonly layout: Layout;
  /** Number of stages. */
  readonly stages: number;
  private readonly images: Stage[] = [];

  constructor(parts: Parts, layout: Layout) {
    this.cellCount = parts.cellCount;
    this.digitCount = parts.digitCount;
    this.minDigit = parts.minDigit;
    this.impossible = parts.impossible;
    this.parts = parts;
    this.layout = layout;
    this.stages = parts.cages.length + parts.linears.length > 0 ? 2 : 1;
  }

  /**
   * Brings a stage's image into the kernel's memory, its base settled (see `settleBase`), whatever search is there. It is
   * written straight into that memory; only when it is wanted a second time, a copy is kept. False = no solution.
   */
  load(stage: number): boolean {
    this.images[stage] ??= { loads: 0, possible: true, copy: null };
    const entry = this.images[stage] as Stage;
    if (entry.copy) {
      image.set(entry.copy);
      return entry.possible;
    }
    writeImage(this.parts, this.layout, stage === 0 ? null : deriveSums(this.parts, this.layout.families));
    entry.possible = kernel().settleBase() === 1;
    if (++entry.loads > 1) entry.copy = image.slice(0, image[Image.length]);
    return entry.possible;
  }

  /** Guesses until the next stage. */
  guessesOf(stage: number): number {
    return stage + 1 < this.stages ? PLAIN_GUESSES : NO_LIMIT;
  }
}
