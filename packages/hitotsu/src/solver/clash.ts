import type { Meter } from '../base/index.ts';
import { Board, EMPTY } from '../board/index.ts';
import { type Problem, Search } from '../engine/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { compileRules } from '../rules/index.ts';
import { pencilDomains } from './domains.ts';
import { type Sought, seek } from './seek.ts';

/** One thing a puzzle states that could be taken back. */
export type Clue =
  | { readonly kind: 'given' | 'candidates' | 'entry'; readonly cell: number }
  | { readonly kind: 'rule'; readonly index: number };

/** A set of clues, by number. */
export type ClueSubset = readonly number[];

/** Compiled rule lists kept at once; neighbouring questions mostly share theirs. */
const KEPT = 48;

/** Answers, for any set of a puzzle's clues, whether they can hold together. */
export class ClashTester {
  readonly clues: readonly Clue[];
  private readonly puzzle: Puzzle;
  private readonly digits: Int8Array;
  private readonly pencil: Int32Array;
  private readonly compiled = new Map<string, Problem>();
  private readonly meter: Meter;
  private readonly nodesEach: number;

  /** `nodesEach` bounds one question, so that a hard one cannot eat the budget of all. */
  constructor(puzzle: Puzzle, entries: Board | undefined, meter: Meter, nodesEach: number) {
    this.puzzle = puzzle;
    this.meter = meter;
    this.nodesEach = nodesEach;
    this.pencil = pencilDomains(puzzle);
    this.digits = puzzle.givens.digits.slice();
    const clues: Clue[] = [];
    for (let cell = 0; cell < this.digits.length; cell++) {
      if (this.pencil[cell] !== puzzle.shape.allDigits) clues.push({ kind: 'candidates', cell });
      if (this.digits[cell] !== EMPTY) clues.push({ kind: 'given', cell });
      const entry = entries?.digit(cell) ?? EMPTY;
      if (entry === EMPTY || entry === this.digits[cell]) continue;
      if (this.digits[cell] !== EMPTY) continue; // a player cannot write over a given
      this.digits[cell] = entry;
      clues.push({ kind: 'entry', cell });
    }
    for (let index = 0; index < puzzle.rules.length; index++) clues.push({ kind: 'rule', index });
    this.clues = clues;
  }

  /**
   * `ended`: the clues clash. `found`: they can hold together, and `grid` is a witness. `spent`: not settled.
   */
  *ask(subset: ClueSubset, grid: Int8Array): Generator<{ nodes: number }, Sought, void> {
    const domains = this.domainsOf(subset);
    const problem = this.problemOf(subset);
    this.meter.nodes++;
    if (domains.includes(0) || problem.impossible) return 'ended';
    const search = Search.over(problem);
    try {
      search.begin(domains);
      const sought = yield* seek(search, this.meter, this.nodesEach);
      if (sought === 'found') grid.set(search.grid);
      return sought;
    } finally {
      search.release();
    }
  }

  /** Whether a clue holds in a full grid. */
  holds(clue: number, grid: Int8Array): boolean {
    const it = this.clues[clue] as Clue;
    if (it.kind === 'rule') return this.ruleHolds(it.index, new Board(this.puzzle.shape, grid));
    const digit = grid[it.cell] as number;
    if (it.kind !== 'candidates') return digit === this.digits[it.cell];
    return ((this.pencil[it.cell] as number) & this.puzzle.shape.setOf(digit)) !== 0;
  }

  /** The digits that a set of givens and entries puts on the board. */
  boardOf(subset: ClueSubset): Board {
    const board = new Board(this.puzzle.shape);
    for (const number of subset) {
      const clue = this.clues[number] as Clue;
      if (clue.kind === 'given' || clue.kind === 'entry')
        board.digits[clue.cell] = this.digits[clue.cell] as number;
    }
    return board;
  }

  ruleHolds(index: number, board: Board): boolean {
    return this.puzzle.rules[index]?.rule.isValid(board) ?? true;
  }

  private domainsOf(subset: ClueSubset): Int32Array {
    const { shape } = this.puzzle;
    const domains = new Int32Array(shape.cellCount).fill(shape.allDigits);
    for (const number of subset) {
      const clue = this.clues[number] as Clue;
      if (clue.kind === 'rule') continue;
      const set =
        clue.kind === 'candidates' ? this.pencil[clue.cell] : shape.setOf(this.digits[clue.cell] as number);
      domains[clue.cell] = (domains[clue.cell] as number) & (set as number);
    }
    return domains;
  }

  private problemOf(subset: ClueSubset): Problem {
    const indices: number[] = [];
    for (const number of subset) {
      const clue = this.clues[number] as Clue;
      if (clue.kind === 'rule') indices.push(clue.index);
    }
    indices.sort((a, b) => a - b);
    const key = indices.join();
    let problem = this.compiled.get(key);
    if (!problem) {
      problem = compileRules(
        this.puzzle.shape,
        this.puzzle.rules.filter((_, index) => indices.includes(index)).map(({ rule }) => rule),
      );
      const oldest = this.compiled.keys().next();
      if (this.compiled.size >= KEPT && !oldest.done) this.compiled.delete(oldest.value);
    }
    this.compiled.delete(key);
    this.compiled.set(key, problem);
    return problem;
  }
}
