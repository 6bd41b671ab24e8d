export { type Constraint, recordConstraints } from './constraints.ts';
export { GRADE_BOUNDS, GRADES, type Grade, type GradedTechnique, techniquesFor } from './grade.ts';
export * from './hints/index.ts';
export { HODOKU_CATALOGUE, type HodokuEntry, hodokuTechnique } from './hodoku-catalogue.ts';
export type { Target } from './judge.ts';
export { Layout, type LogicUnit, layoutOf, plainLayout } from './layout.ts';
export {
  type LogicPath,
  type LogicStep,
  logicOf,
  nextStep,
  type PathOptions,
  solvePath,
  solvePathNow,
  solvePathTask,
  stateOf,
} from './path.ts';
export {
  type HodokuRating,
  type HodokuStep,
  hodokuStep,
  rateHodoku,
  rateHodokuNow,
  rateHodokuTask,
} from './raters/hodoku.ts';
export { HodokuPosition } from './raters/hodoku-position.ts';
export { HODOKU_KINDS, type HodokuKind, type HodokuLevel } from './raters/hodoku-table.ts';
export {
  rateSe,
  rateSeNow,
  rateSeTask,
  type SeOptions,
  type SeRating,
} from './raters/se.ts';
export { recordOf, type StepRecord } from './record.ts';
export { LogicState } from './state.ts';
export { type Candidate, candidateName, type Link, makeStep, resultKey, type Step } from './step.ts';
export {
  generateTarget,
  generateTargetNow,
  generateTargetTask,
  type Targeted,
  type TargetOptions,
  type TargetProgress,
} from './targets.ts';
export { type Emit, findAll, findFirst, type LogicOptions, type Technique } from './technique.ts';
