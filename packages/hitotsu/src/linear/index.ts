export { toAsp } from './asp.ts';
export { type Clauses, toClauses, toDimacs } from './cnf.ts';
export { highsSolver } from './highs.ts';
export { toLp } from './lp.ts';
export { type ModelOptions, toModel } from './model.ts';
export { toMps } from './mps.ts';
export {
  gridOf,
  type Program,
  type ProgramForm,
  type ProgramRow,
  type ProgramVariable,
  type Sense,
} from './program.ts';
export { type Port, remoteProgramSolver, serveProgramSolver } from './remote.ts';
export { type ForeignAnswer, readForeignAnswer } from './solution-file.ts';
export { type ProgramSolveOptions, type ProgramSolveResult, solveProgram, unsaidNames } from './solve.ts';
export type { ProgramBudget, ProgramOutcome, ProgramSolver } from './solver.ts';
