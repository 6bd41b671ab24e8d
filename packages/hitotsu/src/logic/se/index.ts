/** The Sudoku Explainer 1.2.1 rater of classic 9×9 puzzles. */
export {
  nextSeStep,
  nextSeStepNow,
  nextSeStepTask,
  rateSe,
  rateSeNow,
  rateSeTask,
  type SeNext,
  type SeOptions,
  type SePosition,
  type SeRating,
} from '../raters/se.ts';
export type { SeOrder } from './producers.ts';
export type { SeBranch, SeChain, SeNested, SeNode, SeStep } from './step.ts';
