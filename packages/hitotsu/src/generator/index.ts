export { type Completed, type CompleteOptions, complete, completeNow, completeTask } from './complete.ts';
export {
  type Generated,
  generate,
  generateMany,
  generateManyNow,
  generateNow,
  generateTask,
  type ManyOptions,
  seedOf,
} from './generate.ts';
export { DIFFICULTIES, type Difficulty, givensOf } from './grade.ts';
export type { Miss } from './maker.ts';
export { type GenerateOptions, readOptions } from './options.ts';
export { type RuleEntry, readRules, type WantedRule } from './request.ts';
export { orbits, SYMMETRIES, type Symmetry } from './symmetry.ts';
