export { ProblemBuilder } from './builder.ts';
export type { CustomPropagator } from './parts.ts';
export type { Problem } from './problem.ts';
export { Search, SearchEvent } from './search.ts';
export { type KernelName, useKernel } from './twins.ts';
