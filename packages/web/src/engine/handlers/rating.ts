import { run, unwrap, type Words } from 'hitotsu/base';
import { type Grade, logicOf, rateSeTask, solvePathTask, techniqueCounts } from 'hitotsu/logic';
import { techniqueName } from 'hitotsu/messages';
import { type Puzzle, parseGame, writeDigits } from 'hitotsu/puzzle';
import { type Status, solveTask } from 'hitotsu/solver';
import type { HandlerContext } from '../context.ts';
import type { DocumentInput } from './asking.ts';

export interface RateAsk {
  readonly document: DocumentInput;
  /** Milliseconds for each part; default 20 seconds. */
  readonly ms?: number;
  /** It is known that there is exactly one solution. */
  readonly unique?: boolean;
  /** Sudoku Explainer's number too, where it applies. */
  readonly se?: boolean;
}

export interface CountedTechnique {
  readonly key: string;
  readonly name: Words;
  readonly count: number;
}

export interface RateAnswer {
  /** Only a puzzle with exactly one solution has a grade. */
  readonly status: Status;
  /** Null where the time was not enough. */
  readonly grade: Grade | null;
  /** Our number; null where the techniques do not solve it. */
  readonly rating: number | null;
  /** Solved by techniques alone. */
  readonly solved: boolean;
  readonly hardest: CountedTechnique | null;
  readonly techniques: readonly CountedTechnique[];
  readonly steps: number;
  /** Sudoku Explainer's number of the hardest step. */
  readonly se: number | null;
}

const UNRATED = {
  grade: null,
  rating: null,
  solved: false,
  hardest: null,
  techniques: [],
  steps: 0,
  se: null,
} as const;

/** Rows, columns and boxes of 9×9 with plain givens: what Sudoku Explainer knows. */
function isClassic(puzzle: Puzzle): boolean {
  const { size, minDigit, maxDigit } = puzzle.shape;
  const usual = size === 9 && minDigit === 1 && maxDigit === 9;
  return usual && puzzle.document.candidates === undefined && logicOf(puzzle).layout.plain;
}

/** How hard puzzles are. */
export const rating = {
  async rate(
    { document, ms = 20_000, unique = false, se = false }: RateAsk,
    { signal, progress }: HandlerContext,
  ): Promise<RateAnswer> {
    const { puzzle } = unwrap(parseGame(document));
    const budget = { ms };
    if (!unique) {
      const { status } = await run(solveTask(puzzle, { budget }), { signal });
      if (status !== 'unique') return { status, ...UNRATED };
    }
    const path = await run(solvePathTask(puzzle, { budget }), { signal, onProgress: progress });
    if (path.status === 'undecided') return { status: 'unique', ...UNRATED };
    const named = (key: string, count: number): CountedTechnique => ({
      key,
      name: { en: techniqueName(key, 'en'), ja: techniqueName(key, 'ja') },
      count,
    });
    const techniques = Object.entries(techniqueCounts(path.steps)).map(([key, count]) => named(key, count));
    const [hardest] = [...path.steps].sort((a, b) => b.rating - a.rating);
    const solved = path.status === 'solved';
    const explainer =
      se && isClassic(puzzle)
        ? await run(rateSeTask(writeDigits(puzzle.givens.digits), { budget }), { signal })
        : null;
    return {
      status: 'unique',
      grade: path.grade,
      rating: solved ? path.rating : null,
      solved,
      hardest: hardest ? (techniques.find(({ key }) => key === hardest.step.technique) ?? null) : null,
      techniques,
      steps: path.steps.length,
      se: explainer?.status === 'rated' ? explainer.er : null,
    };
  },
};
