import { Board, type DigitSet, type Shape } from '../../board/index.ts';
import { type Problem, ProblemBuilder, Search } from '../../engine/index.ts';
import type { Rule } from '../rule.ts';
import { isInSearch } from './in-search.ts';

/** A rule that says itself as kernel constraints, so that its `candidates` need not be written. */
export type CompiledRule = Omit<Rule, 'candidates' | 'compile'> & Required<Pick<Rule, 'compile'>>;

/**
 * Completes a compiled rule with `candidates`: the digits of the board are put into the compiled form of this rule
 * alone, and what propagation leaves is the answer. Sound because propagation is; as sharp as the kernel is.
 *
 * Asked from inside a search (of a rule that someone built out of this one), each digit is put to `isValid` instead.
 */
export function withCandidates(shape: Shape, rule: CompiledRule): Rule {
  // Made when first asked for: solvers bind rules by the thousand and never ask.
  let propagated: Candidates | undefined;
  let tried: Candidates | undefined;
  // Added in place: copying the object was most of the time that binding a killer took.
  const complete = rule as CompiledRule & { candidates: Rule['candidates'] };
  complete.candidates = (board, cell) => {
    if (!rule.cells.includes(cell))
      return board.isEmpty(cell) ? shape.allDigits : shape.setOf(board.digit(cell));
    if (isInSearch()) {
      tried ??= triedCandidates(shape, rule);
      return tried(board, cell);
    }
    propagated ??= propagatedCandidates(shape, rule);
    return propagated(board, cell);
  };
  return complete;
}

/** The cells of several groups, each once, in reading order. */
export function union(shape: Shape, groups: readonly (readonly number[])[]): number[] {
  const words = new Array<number>((shape.cellCount + 31) >> 5).fill(0);
  for (const cells of groups)
    for (const cell of cells) words[cell >> 5] = (words[cell >> 5] as number) | (1 << (cell & 31));
  const all: number[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++)
    if ((((words[cell >> 5] as number) >>> (cell & 31)) & 1) === 1) all.push(cell);
  return all;
}

type Candidates = (board: Board, cell: number) => DigitSet;

function propagatedCandidates(shape: Shape, rule: CompiledRule): Candidates {
  let problem: Problem | undefined;
  const domains = new Int32Array(shape.cellCount);
  // The answer for the last board asked about: a caller asks for one cell after the other of the same board.
  let asked: Int8Array | undefined;
  let possible = true;

  function propagate(board: Board): void {
    if (asked && rule.cells.every((cell) => (asked as Int8Array)[cell] === board.digit(cell))) return;
    asked = board.digits.slice();
    domains.fill(shape.allDigits);
    for (const cell of rule.cells) if (!board.isEmpty(cell)) domains[cell] = shape.setOf(board.digit(cell));
    if (!problem) {
      const builder = new ProblemBuilder(shape);
      rule.compile(builder);
      problem = builder.build();
    }
    const search = Search.over(problem);
    possible = search.propagate(domains);
    search.release();
  }

  return (board, cell) => {
    propagate(board);
    return possible ? (domains[cell] as number) : 0;
  };
}

function triedCandidates(shape: Shape, rule: CompiledRule): Candidates {
  const trial = new Board(shape);
  return (board, cell) => {
    if (!board.isEmpty(cell)) return rule.isValid(board) ? shape.setOf(board.digit(cell)) : 0;
    trial.digits.set(board.digits);
    let allowed = 0;
    for (let digit = shape.minDigit; digit <= shape.maxDigit; digit++) {
      trial.digits[cell] = digit;
      if (rule.isValid(trial)) allowed |= shape.setOf(digit);
    }
    return allowed;
  };
}

/** Several rules as one: kept when all are kept. */
export function allOf(shape: Shape, rules: readonly CompiledRule[]): Rule {
  return withCandidates(shape, {
    cells: union(
      shape,
      rules.map((rule) => rule.cells),
    ),
    isValid: (board) => rules.every((rule) => rule.isValid(board)),
    conflicts: (board) => rules.flatMap((rule) => rule.conflicts?.(board) ?? []),
    compile: (builder) => {
      for (const rule of rules) rule.compile(builder);
    },
    units: () => rules.flatMap((rule) => rule.units?.() ?? []),
    say: (cell, board) => rules.flatMap((rule) => rule.say?.(cell, board) ?? []),
    draw: (scene) => {
      for (const rule of rules) rule.draw?.(scene);
    },
  });
}
