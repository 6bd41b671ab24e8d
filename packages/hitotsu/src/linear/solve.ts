import { host, InputError, type TaskOptions } from '../base/index.ts';
import { Board, EMPTY } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type Grid, type Status, statusOf } from '../solver/index.ts';
import { modelOf } from './model.ts';
import { forbid, gridOf, type Program, type ProgramForm, type ProgramRow } from './program.ts';
import type { ProgramBudget, ProgramSolver } from './solver.ts';
import { statementOf } from './statement.ts';

export interface ProgramSolveOptions extends TaskOptions {
  /** Stop after this many solutions; 2 (the default) proves or refutes uniqueness. */
  readonly limit?: number;
  /** `reduced` by default. */
  readonly form?: ProgramForm;
  /**
   * What to do where some rules are not linear: `cut` (the default) checks every answer of the relaxation and cuts off
   * those that break a rule; `refuse` throws an InputError `model-not-linear`.
   */
  readonly relaxation?: 'cut' | 'refuse';
}

export interface ProgramSolveResult {
  readonly status: Status;
  /** The solutions found, at most `limit`; each satisfies every rule. */
  readonly solutions: readonly Grid[];
  readonly stats: {
    /** Nodes of branch and bound, over all runs of the solver. */
    readonly nodes: number;
    readonly guesses: number;
    readonly variables: number;
    readonly rows: number;
    /** How often the solver was asked. */
    readonly runs: number;
    /** Answers of a relaxation that broke a rule and were cut off. */
    readonly cuts: number;
    /** Milliseconds in the solver, from program in to last answer out. */
    readonly ms: number;
  };
}

/**
 * Solves a puzzle as a 0-1 program. Each solution is forbidden by a row before the next is looked for; that there is no
 * next one is the proof. Every answer is put to the rules themselves before it counts. An abort is seen between runs of
 * the solver; a solver in a worker that is ended rejects at once.
 */
export async function solveProgram(
  puzzle: Puzzle,
  solver: ProgramSolver,
  options: ProgramSolveOptions = {},
): Promise<ProgramSolveResult> {
  const { limit = 2, form = 'reduced', relaxation = 'cut', budget = {}, signal, onProgress } = options;
  const begin = host.now();
  const program = modelOf(statementOf(puzzle), form);
  if (program.unsaid.length > 0 && relaxation === 'refuse')
    throw new InputError([
      { code: 'model-not-linear', values: { rules: unsaidNames(puzzle, program).join(', ') } },
    ]);
  const open = openCells(program);
  const start = host.now();
  const solutions: Grid[] = [];
  let cuts: ProgramRow[] = [];
  let ended = false;
  let spent = 0;
  let runs = 0;
  let cutOff = 0;
  /** What is left of the budget; null when nothing is. */
  const rest = (): ProgramBudget | null => {
    const ms = budget.ms === undefined ? undefined : budget.ms - (host.now() - begin);
    const nodes = budget.nodes === undefined ? undefined : budget.nodes - spent;
    if ((ms !== undefined && ms <= 0) || (nodes !== undefined && nodes <= 0)) return null;
    return { ...(ms === undefined ? {} : { ms }), ...(nodes === undefined ? {} : { nodes }) };
  };
  if (program.variables.length > 0) await solver.open(program);
  while (solutions.length < limit && !ended) {
    if (signal?.aborted) throw signal.reason ?? new Error('aborted');
    const budgetLeft = rest();
    if (!budgetLeft) break;
    let grid: Grid | null = program.fixed;
    if (program.variables.length > 0) {
      const outcome = await solver.next(cuts, budgetLeft);
      runs++;
      spent += outcome.nodes;
      onProgress?.({ nodes: spent });
      if (outcome.status !== 'found') {
        ended = outcome.status === 'none';
        break;
      }
      const { values } = outcome;
      grid = gridOf(program, (variable) => values[variable] === 1);
      if (!grid) throw new Error('internal error: a cell of the answer has no digit or two');
    }
    const culprit = brokenRule(puzzle, grid);
    let cut: ProgramRow;
    if (culprit < 0) {
      solutions.push(grid);
      cut = forbid(program, grid, open, `solution_${solutions.length}`);
    } else {
      if (!program.unsaid.includes(culprit))
        throw new Error(`internal error: the program's grid breaks ${puzzle.rules[culprit]?.path}`);
      cut = forbid(program, grid, clash(puzzle, grid, culprit), `cut_${++cutOff}`);
    }
    // A row without variables that cannot be kept: what is fixed allows nothing else.
    if (cut.columns.length === 0) ended = true;
    cuts = [cut];
  }
  return {
    status: statusOf(solutions.length, ended, limit),
    solutions,
    stats: {
      nodes: spent,
      guesses: 0,
      variables: program.variables.length,
      rows: program.rows.length,
      runs,
      cuts: cutOff,
      ms: host.now() - start,
    },
  };
}

/** Places of the rules that a program leaves out or says in part: `rules[3] (my-rule)`. */
export function unsaidNames(puzzle: Puzzle, { unsaid }: { readonly unsaid: readonly number[] }): string[] {
  return unsaid.flatMap((index) => {
    const bound = puzzle.rules[index];
    return bound ? [`${bound.path} (${bound.spec.type})`] : [];
  });
}

function openCells(program: Program): Set<number> {
  return new Set(program.variables.flatMap(({ cell }) => (cell < 0 ? [] : [cell])));
}

/** Index of the first rule that a full grid breaks, -1 if none. */
function brokenRule(puzzle: Puzzle, grid: Grid): number {
  const board = new Board(puzzle.shape, grid);
  return puzzle.rules.findIndex(({ rule }) => !rule.isValid(board));
}

/**
 * Few of the rule's cells that break it already, found by emptying one after the other: the fewer, the more other wrong
 * answers the cut takes along.
 */
function clash(puzzle: Puzzle, grid: Grid, index: number): Set<number> {
  const rule = puzzle.rules[index]?.rule;
  if (!rule) return new Set();
  const board = new Board(puzzle.shape);
  const cells = new Set(rule.cells);
  for (const cell of cells) board.digits[cell] = grid[cell] as number;
  if (rule.isValid(board)) {
    // The rule looks at more cells than it names.
    board.digits.set(grid);
    for (let cell = 0; cell < puzzle.shape.cellCount; cell++) cells.add(cell);
  }
  for (const cell of [...cells]) {
    board.digits[cell] = EMPTY;
    if (rule.isValid(board)) board.digits[cell] = grid[cell] as number;
    else cells.delete(cell);
  }
  return cells;
}
