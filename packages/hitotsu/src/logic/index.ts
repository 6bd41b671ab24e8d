export { type Constraint, recordConstraints } from './constraints.ts';
export { HODOKU_CATALOGUE, type HodokuEntry, hodokuTechnique } from './hodoku-catalogue.ts';
export { Layout, type LogicUnit, layoutOf, plainLayout } from './layout.ts';
export { LogicState } from './state.ts';
export { type Candidate, candidateName, type Link, makeStep, resultKey, type Step } from './step.ts';
export { type Emit, findAll, findFirst, type LogicOptions, type Technique } from './technique.ts';
