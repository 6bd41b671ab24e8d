/** "Where did I go wrong": the first wrong move, the last good state, and the contradiction it leads to. */
import { run, runNow, type Task, type TaskOptions } from '../../base/index.ts';
import { Board, EMPTY, type Shape } from '../../board/index.ts';
import type { Change } from '../../puzzle/index.ts';
import type { Grid } from '../../solver/index.ts';
import { type Contradiction, contradictionTask } from './contradiction.ts';
import { digitsOn, type HintSource, isGame, positionOf, puzzleOf } from './position.ts';
import { isRefusal, onlySolution, type Refusal } from './solution.ts';
import { cells, digit, number, type Statement, say } from './statement.ts';

export interface Wrong {
  readonly status: 'wrong';
  /** An entry that is not the digit of the solution, or a struck candidate that is. */
  readonly what: 'entry' | 'struck';
  readonly cell: number;
  /** The digit entered or struck. */
  readonly digit: number;
  /** Number (from 1) of the move that did it; null if the history does not show it. */
  readonly move: number | null;
  /** How many moves lead to the last state in which everything was right; null without a history. */
  readonly lastGood: number | null;
  /** All cells that are wrong now. */
  readonly wrong: readonly number[];
  /** What is wrong, and where to go back to. */
  readonly statements: readonly Statement[];
  /** What the entry leads to, with its reason; null for a struck candidate, and if the budget ended first. */
  readonly contradiction: Contradiction | null;
}

/** right: nothing on the board or struck is wrong. */
export type WhereWrong = Wrong | { readonly status: 'right' } | Refusal;

/** Digits and struck candidates while moves are taken back, and how many of them are wrong. */
class Replay {
  readonly entries: Map<number, number>;
  private readonly struck: Map<number, readonly number[]>;
  private readonly solution: Grid;
  private readonly shape: Shape;
  private readonly bad = new Set<string>();

  constructor(source: HintSource, solution: Grid) {
    const puzzle = puzzleOf(source);
    this.shape = puzzle.shape;
    this.solution = solution;
    this.entries = new Map();
    this.struck = new Map();
    if (!isGame(source)) return;
    source.entries.digits.forEach((each, cell) => {
      if (each !== EMPTY) this.setEntry(cell, each);
    });
    for (const [name, list] of Object.entries(source.document.game.struck ?? {}))
      this.setStruck(this.shape.cellNamed(name), list);
  }

  get isGood(): boolean {
    return this.bad.size === 0;
  }

  private setEntry(cell: number, value: number | null): void {
    if (value === null) this.entries.delete(cell);
    else this.entries.set(cell, value);
    this.judge(`entry ${cell}`, value !== null && value !== this.solution[cell]);
  }

  private setStruck(cell: number, list: readonly number[]): void {
    this.struck.set(cell, list);
    this.judge(`struck ${cell}`, list.includes(this.solution[cell] as number));
  }

  private judge(key: string, wrong: boolean): void {
    if (wrong) this.bad.add(key);
    else this.bad.delete(key);
  }

  back(change: Change): void {
    const cell = this.shape.cellNamed(change.cell);
    if (change.what === 'entry') this.setEntry(cell, change.from);
    else if (change.what === 'struck') this.setStruck(cell, change.from);
  }

  /** What a change does wrong, if anything. */
  fault(change: Change): { what: 'entry' | 'struck'; cell: number; digit: number } | null {
    const cell = this.shape.cellNamed(change.cell);
    const truth = this.solution[cell] as number;
    if (change.what === 'entry' && change.to !== null && change.to !== truth)
      return { what: 'entry', cell, digit: change.to };
    if (change.what === 'struck' && change.to.includes(truth)) return { what: 'struck', cell, digit: truth };
    return null;
  }
}

interface Fault {
  readonly what: 'entry' | 'struck';
  readonly cell: number;
  readonly digit: number;
  readonly move: number | null;
  readonly lastGood: number | null;
  /** The right entries that stood then. */
  readonly entries: ReadonlyMap<number, number>;
}

/** The first fault of the unbroken run of bad states up to now, by taking the history back. */
function firstFault(source: HintSource, solution: Grid): Fault | null {
  if (!isGame(source)) return null;
  const { history = [], done = history.length } = source.document.game;
  const replay = new Replay(source, solution);
  for (let move = done; move > 0; move--) {
    const { changes } = history[move - 1] as { changes: readonly Change[] };
    for (const change of [...changes].reverse()) replay.back(change);
    if (!replay.isGood) continue;
    for (const change of changes) {
      const fault = replay.fault(change);
      if (fault) return { ...fault, move, lastGood: move - 1, entries: replay.entries };
    }
  }
  return null;
}

/**
 * The first wrong entry (or the first right candidate struck), the last good state of the history, and the contradiction
 * that a wrong entry leads to. Without a history, or if it does not show the fault, the first wrong cell in reading
 * order. Refused as hints are.
 */
export function* whereWrongTask(source: HintSource, options: TaskOptions = {}): Task<WhereWrong> {
  const puzzle = puzzleOf(source);
  const { shape } = puzzle;
  const budget = options.budget ? { budget: options.budget } : {};
  const solution = yield* onlySolution(puzzle, budget);
  if (isRefusal(solution)) return solution;
  const { wrong, struckTruths } = positionOf(source, solution);
  const [cell] = wrong;
  const [struck] = struckTruths;
  if (cell === undefined && struck === undefined) return { status: 'right' };
  const on = digitsOn(source);
  const fault: Fault = firstFault(source, solution) ?? {
    ...(cell !== undefined
      ? { what: 'entry', cell, digit: on[cell] as number }
      : {
          what: 'struck',
          cell: Math.floor((struck as number) / shape.digitCount),
          digit: shape.minDigit + ((struck as number) % shape.digitCount),
        }),
    move: null,
    lastGood: null,
    entries: new Map([...on.entries()].filter(([at, each]) => each !== EMPTY && each === solution[at])),
  };
  const { what, move, lastGood } = fault;
  const values = { cell: cells([fault.cell]), digit: digit(fault.digit - shape.minDigit) };
  const statements: Statement[] = [
    move === null
      ? say(`wrong.${what}`, values)
      : say(`wrong.${what}-at`, { ...values, number: number(move) }),
  ];
  if (lastGood !== null)
    statements.push(lastGood > 0 ? say('wrong.back', { number: number(lastGood) }) : say('wrong.start'));
  const board = new Board(shape);
  for (const [at, each] of fault.entries) if (puzzle.givens.isEmpty(at)) board.digits[at] = each;
  board.digits[fault.cell] = fault.digit;
  const contradiction = what === 'entry' ? yield* contradictionTask(puzzle, board, fault.cell, budget) : null;
  const all = [...new Set([...wrong, ...struckTruths.map((each) => Math.floor(each / shape.digitCount))])];
  const { entries: _, ...rest } = fault;
  return { status: 'wrong', ...rest, wrong: all, statements, contradiction };
}

export const whereWrong = (source: HintSource, options: TaskOptions = {}): Promise<WhereWrong> =>
  run(whereWrongTask(source, options), options);

export const whereWrongNow = (source: HintSource, options: TaskOptions = {}): WhereWrong =>
  runNow(whereWrongTask(source, options), options);
