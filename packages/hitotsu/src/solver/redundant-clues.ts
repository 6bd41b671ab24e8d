import { Meter, run, runNow, type Task, type TaskOptions } from '../base/index.ts';
import { EMPTY } from '../board/index.ts';
import { searchOver } from '../classic/index.ts';
import type { Problem } from '../engine/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { compileRules } from '../rules/index.ts';
import { pencilDomains } from './domains.ts';
import type { Grid, Status } from './grid.ts';
import { seek } from './seek.ts';
import { solveTask } from './solve.ts';

/** Clues by kind: givens and given pencil marks as cells, rules as indices into `puzzle.rules`. */
export interface ClueSet {
  readonly givens: readonly number[];
  readonly candidates: readonly number[];
  readonly rules: readonly number[];
}

export interface RedundantClues extends ClueSet {
  /** Of the puzzle as it stands. Only a `unique` puzzle has redundant clues; else every list is empty. */
  readonly status: Status;
  /** Clues of which the budget left it open. */
  readonly undecided: ClueSet;
  readonly stats: { readonly nodes: number };
}

/**
 * Every single clue that could go and leave the solution unique (each on its own: taking two away at once is another
 * question). A given: forbid its digit in its cell and look for any solution. A rule: compile the others without it.
 */
export function* redundantCluesTask(puzzle: Puzzle, options: TaskOptions = {}): Task<RedundantClues> {
  const meter = new Meter(options.budget);
  const solved = yield* solveTask(puzzle, options);
  meter.nodes += solved.stats.nodes;
  const redundant = { givens: [] as number[], candidates: [] as number[], rules: [] as number[] };
  const undecided = { givens: [] as number[], candidates: [] as number[], rules: [] as number[] };
  const result = () => ({
    status: solved.status,
    ...redundant,
    undecided,
    stats: { nodes: meter.nodes },
  });
  const solution = solved.solutions[0];
  if (solved.status !== 'unique' || !solution) return result();

  const { shape, givens, start } = puzzle;
  const pencil = pencilDomains(puzzle);
  const total = shape.cellCount + puzzle.rules.length;
  const file = (kind: 'givens' | 'candidates' | 'rules', clue: number, other: boolean | null) => {
    if (other === null) undecided[kind].push(clue);
    else if (!other) redundant[kind].push(clue);
  };
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const digit = shape.setOf(solution[cell] as number);
    const domains = start.slice();
    if (givens.digit(cell) !== EMPTY) {
      domains[cell] = (pencil[cell] as number) & ~digit;
      file('givens', cell, yield* hasOther(puzzle.problem, domains, solution, meter));
    }
    if (pencil[cell] !== shape.allDigits) {
      domains[cell] = (givens.digit(cell) === EMPTY ? shape.allDigits : digit) & ~digit;
      file('candidates', cell, yield* hasOther(puzzle.problem, domains, solution, meter));
    }
    yield { nodes: meter.nodes, done: cell, total };
  }
  const rules = puzzle.rules.map(({ rule }) => rule);
  for (const index of rules.keys()) {
    const rest = compileRules(
      shape,
      rules.filter((_, other) => other !== index),
    );
    file('rules', index, yield* hasOther(rest, start, solution, meter));
    yield { nodes: meter.nodes, done: shape.cellCount + index, total };
  }
  return result();
}

/** Whether the problem has a grid other than the known one; null when the budget ends first. */
function* hasOther(
  problem: Problem,
  domains: Int32Array,
  known: Grid,
  meter: Meter,
): Generator<{ nodes: number }, boolean | null, void> {
  if (domains.includes(0)) return false;
  const search = searchOver(problem);
  try {
    search.begin(domains);
    for (;;) {
      const sought = yield* seek(search, meter);
      if (sought !== 'found') return sought === 'ended' ? false : null;
      if (search.grid.some((digit, cell) => digit !== known[cell])) return true;
    }
  } finally {
    search.release();
  }
}

export function redundantClues(puzzle: Puzzle, options: TaskOptions = {}): Promise<RedundantClues> {
  return run(redundantCluesTask(puzzle, options), options);
}

export function redundantCluesNow(puzzle: Puzzle, options: TaskOptions = {}): RedundantClues {
  return runNow(redundantCluesTask(puzzle, options), options);
}
