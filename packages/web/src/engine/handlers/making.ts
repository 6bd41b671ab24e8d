import { type Budget, type Diagnostic, run } from 'hitotsu/base';
import type { RuleEntry, Symmetry } from 'hitotsu/generator';
import {
  GRADES,
  type Grade,
  generateTargetTask,
  type LogicPath,
  solvePathNow,
  solvePathTask,
  type Targeted,
  type TargetProgress,
} from 'hitotsu/logic';
import { type Puzzle, type PuzzleDocument, writeDigits } from 'hitotsu/puzzle';
import type { HandlerContext } from '../context.ts';

export interface MakeAsk {
  /** Rules by name with their options, or specs; what goes without saying is added. Default: classic. */
  readonly rules?: string | readonly RuleEntry[] | undefined;
  readonly size?: number | undefined;
  readonly grade?: Grade | undefined;
  /** Key of a technique that the puzzle needs, with nothing harder. */
  readonly technique?: string | undefined;
  /** Sudoku Explainer's number, from and to; classic 9×9 only. */
  readonly se?: readonly [from: number, to: number] | undefined;
  readonly symmetry?: Symmetry | undefined;
  readonly clues?: number | undefined;
  readonly seed: string | number;
  /** In nodes, so that every device gives the same answer. */
  readonly budget?: Budget | undefined;
  /** Put into the document. */
  readonly id?: string | undefined;
}

/** How hard a puzzle is. */
export interface Rated {
  readonly grade: Grade;
  /** Our number; null where the techniques do not solve it. */
  readonly rating: number | null;
  /** Key of the hardest step's technique; null where there is none. */
  readonly hardest: string | null;
}

export interface Made extends Rated {
  /** With its solution. */
  readonly document: PuzzleDocument;
  readonly seed: string | number;
  /** Boards tried for it. */
  readonly tried: number;
  /** Whether it is all that was asked for; else the nearest found, with what it misses. */
  readonly reached: boolean;
  readonly missed: readonly Diagnostic[];
}

/** The nearest so far, told while a puzzle is made: it can be taken when the making is stopped. */
export type MakeNote = Omit<Made, 'reached' | 'seed'>;

/** Nodes where nothing else is said: some seconds. */
const USUAL: Budget = { nodes: 2_000_000 };
/** Milliseconds for grade, number and hardest step of what was made; a very hard one is played without its number. */
const RATING_MS = 250;

/** Steps of a path that is followed only to tell its grade. */
const MOST_STEPS = 2_000;

/** Grade, number and hardest step of a puzzle. Nets are left out: what needs them is extreme anyway. */
export async function rated(puzzle: Puzzle, { signal }: HandlerContext): Promise<Rated> {
  return summary(
    await run(solvePathTask(puzzle, { nets: false, budget: { nodes: MOST_STEPS } }), { signal }),
  );
}

function summary(path: LogicPath): Rated {
  const hardest = path.steps.reduce<(typeof path.steps)[number] | null>(
    (most, step) => (most && most.rating >= step.rating ? most : step),
    null,
  );
  const solved = path.status === 'solved';
  return {
    grade: path.grade,
    rating: solved ? path.rating : null,
    hardest: solved ? (hardest?.step.technique ?? null) : null,
  };
}

/** Milliseconds for the number that is shown beside the bar. */
const GLANCE_MS = 60;

/**
 * Grade, number and hardest step of what was found, in some milliseconds: if they do not suffice, the grade that was asked
 * for (or was found instead) is all that is known. Nets are left out: what needs them is extreme anyway.
 */
function glance({ puzzle, missed }: Targeted, asked: Grade | undefined, ms: number): Rated {
  const path = solvePathNow(puzzle, { nets: false, budget: { ms } });
  if (path.status === 'solved' || path.status === 'stuck') return summary(path);
  const got = missed.find(({ code }) => code === 'missed-grade')?.values?.got;
  const known = got === undefined ? asked : GRADES.find((grade) => grade === got);
  return { grade: known ?? 'extreme', rating: null, hardest: null };
}

function documentOf({ puzzle, solution }: Targeted, id: string | undefined): PuzzleDocument {
  return {
    ...puzzle.document,
    ...(id === undefined ? {} : { id }),
    solution: writeDigits(solution),
  };
}

/** Making puzzles. */
export const making = {
  async make(ask: MakeAsk, context: HandlerContext): Promise<Made> {
    const { rules, size, grade, technique, se, symmetry, clues, seed, budget = USUAL, id } = ask;
    const target = { grade, technique, se };
    const task = generateTargetTask({ rules, size, symmetry, clues, seed, budget, target });
    let seen: Targeted | null = null;
    let note: MakeNote | undefined;
    const best = await run(task, {
      signal: context.signal,
      onProgress(progress) {
        const { best: nearest } = progress as Partial<TargetProgress>;
        if (nearest && nearest !== seen) {
          seen = nearest;
          const { tried, missed } = nearest;
          note = { document: documentOf(nearest, id), ...glance(nearest, grade, GLANCE_MS), tried, missed };
        }
        const { nodes, done, total } = progress;
        context.progress({
          nodes,
          ...(done === undefined ? {} : { done }),
          ...(total === undefined ? {} : { total }),
          note,
        });
      },
    });
    const { puzzle, tried, reached, missed } = best;
    // What is not extreme is solved by what is quickly found.
    const quick = reached && grade !== undefined && grade !== 'extreme';
    const how = quick ? await rated(puzzle, context) : glance(best, grade, RATING_MS);
    return { document: documentOf(best, id), ...how, seed, tried, reached, missed };
  },
};
