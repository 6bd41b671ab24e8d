import { expect } from 'vitest';
import { fill, type Random } from '../../base/index.ts';
import { Board, EMPTY, indicesOf, sizeOf } from '../../board/index.ts';
import { type Problem, Search, SearchEvent } from '../../engine/index.ts';
import type { Rule } from '../rule.ts';
import type { Saying } from '../saying.ts';
import type { SceneShape } from '../scene.ts';
import type { Slice } from './slices.ts';

const key = (digits: ArrayLike<number>): string => Array.from(digits).join(' ');

/** A slice, with those of its boards that keep the rule by its plain meaning. */
export interface Judged {
  readonly slice: Slice;
  readonly kept: readonly Board[];
  readonly broken: readonly Board[];
}

/** On full boards `isValid` is the plain meaning, and `conflicts` names places exactly where it is broken. */
export function fullBoards(rule: Rule, { kept, broken }: Judged): void {
  for (const board of kept) if (!rule.isValid(board)) expect.fail(`isValid is false: ${key(board.digits)}`);
  for (const board of broken) if (rule.isValid(board)) expect.fail(`isValid is true: ${key(board.digits)}`);
  for (const board of [...kept.slice(0, 20), ...broken.slice(0, 40)]) conflictsFit(rule, board);
}

function conflictsFit(rule: Rule, board: Board): void {
  if (!rule.conflicts) return;
  const conflicts = rule.conflicts(board);
  if ((conflicts.length === 0) !== rule.isValid(board)) expect.fail(`conflicts of ${key(board.digits)}`);
  for (const { cells, words, title, detail, again, values = {} } of conflicts.slice(0, 5)) {
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => !rule.cells.includes(cell))).toEqual([]);
    isFilled({ words, values });
    for (const text of [title, detail, again]) if (text) isFilled({ words: text, values, cells });
  }
}

/** Both texts have something in every place. */
function isFilled({ words, values = {}, cells = [] }: Saying): void {
  const names = Object.fromEntries(cells.map((_, i) => [`cell${i + 1}`, 'x']));
  const places = { ...values, ...names, cells: 'x', others: 'x' };
  for (const language of ['en', 'ja'] as const) {
    const chosen = words[language].replace(/\{(\w+)\|[^|}]*\|([^|}]*)\}/g, '{$1}$2');
    expect(fill(chosen, places)).not.toMatch(/[{}]|^$/);
  }
}

/** What a rule says of its cells is said in full, on any board. */
function saysItAll(rule: Rule, board: Board): void {
  const candidates = new Int32Array(board.shape.cellCount).fill(board.shape.allDigits);
  for (const cell of rule.cells.slice(0, 12)) {
    for (const saying of rule.say?.(cell, board) ?? []) isFilled(saying);
    const account = rule.about?.(cell, board, candidates);
    if (!account) continue;
    isFilled(account.title);
    if (account.state) isFilled(account.state);
  }
}

/** The engine finds every board of the slice that keeps the rule, once, and no other. */
export function sameSolutions(problem: Problem, { slice, kept }: Judged): void {
  const search = Search.over(problem);
  search.begin(slice.domains);
  const found: string[] = [];
  while (search.next(1_000_000) === SearchEvent.solution) found.push(key(search.grid));
  search.release();
  const wanted = new Set(kept.map((board) => key(board.digits)));
  const wrong = found.filter((board) => !wanted.has(board));
  const once = new Set(found);
  const lost = [...wanted].filter((board) => !once.has(board));
  const counts = { wrong: wrong.length, lost: lost.length, twice: found.length - once.size };
  expect(counts, `wrong: ${wrong[0]}; lost: ${lost[0]}`).toEqual({ wrong: 0, lost: 0, twice: 0 });
}

/** Boards of the slice that a partial board or domains still allow. */
function within(boards: readonly Board[], allows: (cell: number, digit: number) => boolean): Board[] {
  return boards.filter((board) => board.digits.every((digit, cell) => allows(cell, digit)));
}

/** On partial boards: nothing is called broken, and no digit is left out, while a completion says otherwise. */
export function partialBoards(rule: Rule, { slice, kept }: Judged, random: Random): void {
  const { shape, domains, free } = slice;
  for (let i = 0; i < 8; i++) {
    const board = new Board(shape);
    for (let cell = 0; cell < shape.cellCount; cell++) {
      const open = free.includes(cell) && random.below(8) >= i;
      const digits = indicesOf(domains[cell] as number);
      board.digits[cell] = open ? EMPTY : shape.minDigit + random.pick(digits);
    }
    const before = key(board.digits);
    const completions = within(kept, (cell, digit) => board.isEmpty(cell) || board.digit(cell) === digit);
    if (!rule.isValid(board)) expect(completions, `broken already: ${before}`).toHaveLength(0);
    conflictsFit(rule, board);
    saysItAll(rule, board);
    for (const cell of rule.cells) {
      const candidates = rule.candidates(board, cell);
      const most = board.isEmpty(cell) ? shape.allDigits : shape.setOf(board.digit(cell));
      if (candidates & ~most) expect.fail(`digits made up in cell ${cell} of ${before}`);
      let needed = 0;
      for (const completion of completions) needed |= shape.setOf(completion.digit(cell));
      if (needed & ~candidates) expect.fail(`digits lost in cell ${cell} of ${before}`);
    }
    expect(key(board.digits), 'the board was written to').toBe(before);
  }
}

/** Propagation from any domains only removes, loses no solution and says "impossible" only where none is left. */
export function propagation(problem: Problem, { slice, kept }: Judged, random: Random): void {
  const { shape } = slice;
  for (let i = 0; i < 8; i++) {
    const start = slice.domains.map((set) => {
      const subset = set & random.next();
      return subset === 0 ? set : subset;
    });
    const left = within(kept, (cell, digit) => ((start[cell] as number) & shape.setOf(digit)) !== 0);
    const domains = start.slice();
    const search = Search.over(problem);
    const possible = search.propagate(domains);
    search.release();
    if (!possible) {
      expect(left, `called impossible: ${key(start)}`).toHaveLength(0);
      continue;
    }
    domains.forEach((set, cell) => {
      if (set & ~(start[cell] as number)) expect.fail(`digits made up in cell ${cell} of ${key(start)}`);
      let needed = 0;
      for (const board of left) needed |= shape.setOf(board.digit(cell));
      if (needed & ~set) expect.fail(`digits lost in cell ${cell} of ${key(start)}`);
    });
  }
}

/** Units hold every digit once on every board that keeps the rule. */
export function units(rule: Rule, { slice, kept }: Judged): void {
  const { digitCount } = slice.shape;
  for (const unit of rule.units?.() ?? []) {
    expect(new Set(unit.cells).size).toBe(digitCount);
    expect(unit.cells.filter((cell) => !rule.cells.includes(cell))).toEqual([]);
    for (const board of kept) {
      let digits = 0;
      for (const cell of unit.cells) digits |= slice.shape.setOf(board.digit(cell));
      if (sizeOf(digits) !== digitCount) expect.fail(`no unit on ${key(board.digits)}`);
    }
  }
}

/** The rule draws something, all of it on (or, for clues outside, within one cell of) the board. */
export function drawing(rule: Rule, { shape }: Slice): void {
  if (!rule.draw) return;
  const shapes: SceneShape[] = [];
  rule.draw({ add: (drawn) => shapes.push(drawn) });
  expect(shapes.length).toBeGreaterThan(0);
  for (const drawn of shapes) {
    const cells = 'cells' in drawn ? drawn.cells : 'cell' in drawn ? [drawn.cell] : [];
    if ('cells' in drawn) expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => !(cell >= 0 && cell < shape.cellCount))).toEqual([]);
    const margin = drawn.kind === 'outside' ? 1 : 0;
    for (const part of 'at' in drawn ? drawn.at : [])
      expect(part >= -margin && part <= shape.size + margin).toBe(true);
  }
}
