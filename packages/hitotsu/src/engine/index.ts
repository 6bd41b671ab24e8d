export { ProblemBuilder } from './builder.ts';
export type { CustomPropagator, Problem } from './problem.ts';
export { Search, SearchEvent } from './search.ts';
