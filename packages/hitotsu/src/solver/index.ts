export { type CheckResult, check, checkNow, checkTask } from './check.ts';
export { type CountOptions, type CountResult, count, countNow, countTask } from './count.ts';
export { type EnumerationEnd, enumerate, enumerateNow } from './enumerate.ts';
export { type Grid, type Status, statusOf } from './grid.ts';
export type { InquiryOptions } from './inquiry.ts';
export {
  type ConflictOptions,
  type ConflictResult,
  type ConflictSet,
  minimalConflict,
  minimalConflictNow,
  minimalConflictTask,
} from './minimal-conflict.ts';
export {
  type ClueSet,
  type RedundantClues,
  redundantClues,
  redundantCluesNow,
  redundantCluesTask,
} from './redundant-clues.ts';
export { type Sought, seek } from './seek.ts';
export { type SolveOptions, type SolveResult, solve, solveNow, solveTask } from './solve.ts';
export {
  type TrueCandidates,
  trueCandidates,
  trueCandidatesNow,
  trueCandidatesTask,
} from './true-candidates.ts';
