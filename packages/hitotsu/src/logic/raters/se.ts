// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import { Meter, run, runNow, type Task, type TaskOptions } from '../../base/index.ts';
import { SeGrid } from '../se/grid.ts';
import { SeFinder, type SeOrder } from '../se/producers.ts';
import type { SeStep } from '../se/step.ts';
import { SEES } from '../se/tables.ts';

/** Options of the Sudoku Explainer rater. */
export interface SeOptions extends TaskOptions {
  /** Whose search order decides between equals; `classic` (the default) is the reference. */
  readonly order?: SeOrder;
  /** Keep the steps of the path. */
  readonly steps?: boolean;
}

/** A classic position in the middle of solving. */
export interface SePosition {
  /** 81 digits row by row, 0 = open. */
  readonly values: ArrayLike<number>;
  /** 81 candidate sets (bit 0 = digit 1) of the open cells; without them, what the placed digits leave. */
  readonly candidates?: ArrayLike<number>;
}

/**
 * How hard a classic 9×9 puzzle is on the scale of Sudoku Explainer 1.2.1.
 *
 * `rated`: the path reached the solution. `unsolved`: the techniques ran out (SE prints 20.0). `impossible`: the
 * position contradicts itself. `undecided`: the budget ended; the ratings are those of the path so far.
 */
export interface SeRating {
  readonly status: 'rated' | 'unsolved' | 'impossible' | 'undecided';
  /** Highest rating on the path (7.2 …), 0 without a step. */
  readonly er: number;
  /** Highest rating up to the first placement. */
  readonly ep: number;
  /** Rating of the first step. */
  readonly ed: number;
  /** The path, when asked for. */
  readonly steps?: readonly SeStep[];
}

/** The next step of a position, or why there is none. */
export interface SeNext {
  readonly status: 'found' | 'solved' | 'unsolved' | 'impossible' | 'undecided';
  readonly step?: SeStep;
}

const idle: Record<SeOrder, SeFinder[]> = { classic: [], sukaku: [] };

function borrow(order: SeOrder): SeFinder {
  return idle[order].pop() ?? new SeFinder(order);
}

/** Open cells without a candidate or units without a place for a digit. */
function contradicts(grid: SeGrid): boolean {
  for (let cell = 0; cell < 81; cell++) if (!grid.value[cell] && !grid.cand[cell]) return true;
  for (let unit = 0; unit < 27; unit++) {
    let missing = 0;
    for (let digit = 0; digit < 9; digit++) if (!grid.place[unit * 9 + digit]) missing++;
    if (missing !== 9 - grid.open[unit]!) return true;
  }
  return false;
}

function* seek(
  finder: SeFinder,
  grid: SeGrid,
  meter: Meter,
  done: number,
): Generator<{ nodes: number; done: number; total: number }, SeNext, void> {
  if (contradicts(grid)) return { status: 'impossible' };
  const before = finder.work - meter.nodes;
  const search = finder.next(grid);
  for (;;) {
    const turn = search.next();
    meter.nodes = finder.work - before;
    if (turn.done) return turn.value ? { status: 'found', step: turn.value } : { status: 'unsolved' };
    if (meter.spent) return { status: 'undecided' };
    yield { nodes: meter.nodes, done, total: 81 };
  }
}

/** Carries a step out: a placement and what it strikes, else the eliminations. */
export function applySeStep(grid: SeGrid, step: SeStep): void {
  if (step.placement !== undefined) {
    grid.put(Math.floor(step.placement / 9), step.placement % 9);
    return;
  }
  for (const candidate of step.eliminations) grid.remove(Math.floor(candidate / 9), candidate % 9);
}

/** 81 digits, 0 = open, of a text of 81 characters or a list of digits. */
function digitsOf(givens: string | ArrayLike<number>): Int8Array {
  const digits = new Int8Array(81);
  for (let cell = 0; cell < 81; cell++) {
    const given = givens[cell];
    const digit = typeof given === 'string' ? given.charCodeAt(0) - 48 : (given ?? 0);
    digits[cell] = digit >= 1 && digit <= 9 ? digit : 0;
  }
  return digits;
}

/** Whether two equal digits see each other. */
function clash(digits: Int8Array): boolean {
  return digits.some(
    (digit, cell) => digit > 0 && digits.some((other, at) => other === digit && SEES[cell * 81 + at]),
  );
}

/**
 * Rates a classic 9×9 puzzle as Sudoku Explainer 1.2.1 does (ER, EP, ED), step by step. The puzzle should have exactly
 * one solution: SE's uniqueness techniques take that for granted.
 *
 * `givens`: 81 characters (anything but 1-9 is empty) or 81 digits (0 = empty). A node of the budget is one assumption
 * followed. Rules: docs/se-rating.md.
 */
export function* rateSeTask(givens: string | ArrayLike<number>, options: SeOptions = {}): Task<SeRating> {
  const meter = new Meter(options.budget);
  const order = options.order ?? 'classic';
  const finder = borrow(order);
  const digits = digitsOf(givens);
  const grid = new SeGrid();
  grid.loadGivens(digits);
  const steps: SeStep[] = [];
  let er = 0;
  let ep = 0;
  let ed = 0;
  let placed = 81 - digits.filter((digit) => digit === 0).length;
  let pearl = true;
  let status: SeRating['status'] = clash(digits) ? 'impossible' : 'rated';
  while (status === 'rated' && placed < 81) {
    const next = yield* seek(finder, grid, meter, placed);
    if (next.step === undefined) {
      status = next.status as SeRating['status'];
      break;
    }
    const { step } = next;
    if (options.steps) steps.push(step);
    if (ed === 0) ed = step.tenths;
    er = Math.max(er, step.tenths);
    if (pearl) ep = er;
    if (step.placement !== undefined) {
      pearl = false;
      placed++;
    }
    applySeStep(grid, step);
  }
  if (status !== 'undecided') idle[order].push(finder);
  return { status, er: er / 10, ep: ep / 10, ed: ed / 10, ...(options.steps ? { steps } : {}) };
}

export function rateSe(givens: string | ArrayLike<number>, options: SeOptions = {}): Promise<SeRating> {
  return run(rateSeTask(givens, options), options);
}

export function rateSeNow(givens: string | ArrayLike<number>, options: SeOptions = {}): SeRating {
  return runNow(rateSeTask(givens, options), options);
}

/** The step that Sudoku Explainer takes next in a position: for replaying a path, or from a player's own candidates. */
export function* nextSeStepTask(position: SePosition, options: SeOptions = {}): Task<SeNext> {
  const order = options.order ?? 'classic';
  const grid = new SeGrid();
  if (position.candidates) grid.load(position.values, position.candidates);
  else grid.loadGivens(digitsOf(position.values));
  if (grid.solved) return { status: 'solved' };
  const finder = borrow(order);
  const next = yield* seek(finder, grid, new Meter(options.budget), 0);
  if (next.status !== 'undecided') idle[order].push(finder);
  return next;
}

export function nextSeStep(position: SePosition, options: SeOptions = {}): Promise<SeNext> {
  return run(nextSeStepTask(position, options), options);
}

export function nextSeStepNow(position: SePosition, options: SeOptions = {}): SeNext {
  return runNow(nextSeStepTask(position, options), options);
}
