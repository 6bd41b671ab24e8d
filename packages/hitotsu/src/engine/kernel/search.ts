// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { sizeOf } from './bits.ts';
import * as memory from './memory.ts';
import { adaptConfined, clearQueue, propagate, resetConfined } from './queue.ts';

const head = memory.head;
const domain = memory.domain;
const weight = memory.weight;
const single = memory.single;
const dirty = memory.dirty;
const image = memory.image;
const stack = memory.stack;
const SINGLES = memory.Head.singles;
const LAST = memory.Head.last;
const SPREAD = memory.SPREAD;
const CELL_WORDS = memory.Image.cellWords;
const STATE = memory.Head.state;
const DEPTH = memory.Head.depth;
const GUESSED = memory.Head.guessed;
const NODES = memory.Head.nodes;
const GUESSES = memory.Head.guesses;
const GUESS_LIMIT = memory.Head.guessLimit;
const CONFLICTS = memory.Head.conflicts;
const RANDOM = memory.Head.random;
const CELLS = memory.Image.cells;
const UNIT_COUNT = memory.Image.unitCount;
const UNIT_FROM = memory.Image.unitFrom;
const TWO_PLACES = memory.Image.twoPlaces;
const HALVE_AFTER = memory.Image.halveAfter;
const LAST_BLAME = memory.Image.lastBlame;
const CONSTRAINT_AT = memory.Image.constraintAt;
const UNIT = memory.Kind.unit;
const CROSSING = memory.Kind.crossing;
const SAME_SET = memory.Kind.sameSet;
const FRESH = memory.State.fresh;
const OPEN = memory.State.open;
const FAILED = memory.State.failed;
const SOLVED = memory.State.solved;
const DONE = memory.State.done;
const SOLUTION = memory.KernelEvent.solution;
const EXHAUSTED = memory.KernelEvent.exhausted;
const PAUSED = memory.KernelEvent.paused;
const LIMIT = memory.KernelEvent.limit;

/** The choice made by `choose`. */
let chosenCell = -1;
let chosenDigit = 0;

/** The next number of the search's own generator (xorshift, Marsaglia 2003), below `count`. */
function below(count: number): number {
  let x = head[RANDOM]!;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  head[RANDOM] = x;
  return ((x >>> 8) & 0xffffff) % count;
}

/**
 * The next guess: the cell with the largest weight per candidate, its lowest digit; or, where the image asks for it, a digit
 * that has two places in a unit, if one of the two weighs more per place. With a random generator ties and the digit are
 * drawn. Leaves the choice in `chosenCell`, `chosenDigit`; -1 = every cell is single.
 */
function choose(): void {
  const cells = image[CELLS]!;
  const random = head[RANDOM] !== 0;
  let best = -1;
  let bestWeight = 0;
  let bestSize = 1;
  let ties = 1;
  for (let cell = 0; cell < cells; cell++) {
    const set = domain[cell]!;
    if ((set & (set - 1)) === 0) continue;
    const size = sizeOf(set);
    const order = weight[cell]! * bestSize - bestWeight * size;
    if (order > 0) {
      best = cell;
      bestWeight = weight[cell]!;
      bestSize = size;
      ties = 1;
    } else if (order === 0 && random && below(++ties) === 0) best = cell;
  }
  chosenCell = best;
  if (best < 0) return;
  let set = domain[best]!;
  if (random) for (let skip = below(bestSize); skip > 0; skip--) set &= set - 1;
  chosenDigit = set & -set;
  if (image[TWO_PLACES] !== 0 && bestSize > 2) chooseTwoPlaces(bestWeight, bestSize);
}

/** Replaces the choice by a digit with two places in a unit where that weighs more. */
function chooseTwoPlaces(cellWeight: number, cellSize: number): void {
  const units = image[UNIT_COUNT]!;
  const records = image[CONSTRAINT_AT]! + image[UNIT_FROM]!;
  // A cell's weight counts per candidate, a pair's largest weight per place: w / size against w / 2.
  let best = cellWeight * 2;
  for (let u = 0; u < units; u++) {
    const at = image[records + u]!;
    const from = at + 2;
    const to = from + image[at + 1]!;
    let once = 0;
    let twice = 0;
    let more = 0;
    for (let i = from; i < to; i++) {
      const set = domain[image[i]!]!;
      more |= twice & set;
      twice |= once & set;
      once |= set;
    }
    for (let pairs = twice & ~more; pairs !== 0; pairs &= pairs - 1) {
      const digit = pairs & -pairs;
      let heavy = -1;
      for (let i = from; i < to; i++) {
        const cell = image[i]!;
        if ((domain[cell]! & digit) !== 0 && (heavy < 0 || weight[cell]! > weight[heavy]!)) heavy = cell;
      }
      if (weight[heavy]! * cellSize >= best) {
        best = weight[heavy]! * cellSize;
        chosenCell = heavy;
        chosenDigit = digit;
      }
    }
  }
}

/** Makes a cell one smaller set and tells its peers and constraints with the next propagation. */
function change(cell: number, set: number): void {
  domain[cell] = set;
  if ((set & (set - 1)) === 0) {
    single[0] = cell;
    head[SINGLES] = 1;
  }
  dirty[cell >> 5]! |= 1 << (cell & 31);
}

/** A conflict: the guessed cell and the last single share the blame. Halved now and then, old conflicts count less. */
function blame(): void {
  const guessed = head[GUESSED]!;
  if (guessed >= 0) weight[guessed]!++;
  weight[head[LAST]!]! += image[LAST_BLAME]!;
  if (++head[CONFLICTS]! % image[HALVE_AFTER]! !== 0) return;
  const cells = image[CELLS]!;
  for (let cell = 0; cell < cells; cell++) weight[cell] = (weight[cell]! + 1) >> 1;
}

function settle(): void {
  head[NODES]!++;
  adaptConfined();
  if (propagate() === 1) head[STATE] = OPEN;
  else {
    blame();
    head[STATE] = FAILED;
  }
}

/**
 * Goes on until a solution (in `domain`), the end, `nodeLimit` nodes in all, or `Head.guessLimit`. Two-way branching: a cell
 * is a digit, then it is not; both are propagated. A guess saves the domains, the cell and the digit on `stack`; nothing
 * else has to be undone, because propagation leaves nothing waiting.
 */
export function run(nodeLimit: number): number {
  const cells = image[CELLS]!;
  const words = image[CELL_WORDS]!;
  const slot = cells + 2 + words;
  for (let state = head[STATE]!; state !== DONE; state = head[STATE]!) {
    if (state === OPEN) {
      const random = head[RANDOM]!;
      choose();
      if (chosenCell < 0) {
        head[STATE] = SOLVED;
        return SOLUTION;
      }
      if (head[GUESSES]! >= head[GUESS_LIMIT]!) return LIMIT;
      if (head[NODES]! >= nodeLimit) {
        head[RANDOM] = random; // the choice is drawn again when the search goes on
        return PAUSED;
      }
      head[GUESSES]!++;
      let at = head[DEPTH]! * slot;
      head[DEPTH]!++;
      for (let cell = 0; cell < cells; cell++) stack[at++] = domain[cell]!;
      for (let word = 0; word < words; word++) stack[at++] = head[SPREAD + word]!;
      stack[at] = chosenCell;
      stack[at + 1] = chosenDigit;
      head[GUESSED] = chosenCell;
      head[LAST] = chosenCell;
      change(chosenCell, chosenDigit);
    } else if (state === FRESH) {
      if (head[NODES]! >= nodeLimit) return PAUSED;
      if (start() === 0) {
        head[STATE] = DONE;
        return EXHAUSTED;
      }
    } else {
      // failed or solved: the other side of the latest guess
      if (head[DEPTH] === 0) {
        head[STATE] = DONE;
        return EXHAUSTED;
      }
      if (head[NODES]! >= nodeLimit) return PAUSED;
      head[DEPTH]!--;
      let at = head[DEPTH]! * slot;
      for (let cell = 0; cell < cells; cell++) domain[cell] = stack[at++]!;
      for (let word = 0; word < words; word++) head[SPREAD + word] = stack[at++]!;
      const cell = stack[at]!;
      head[GUESSED] = cell;
      head[LAST] = cell;
      change(cell, domain[cell]! & ~stack[at + 1]!);
    }
    settle();
  }
  return EXHAUSTED;
}

/** Whether a constraint of this kind may say something while all its cells have every digit. */
function speaksFirst(kind: number): boolean {
  return kind !== UNIT && kind !== CROSSING && kind !== SAME_SET;
}

function forgetSpread(): void {
  const words = image[CELL_WORDS]!;
  for (let word = 0; word < words; word++) head[SPREAD + word] = 0;
}

/**
 * Propagates the bare problem: `Image.base` holds its start sets and becomes their fixpoint. 0 = contradiction.
 */
export function settleBase(): number {
  forgetSpread();
  const cells = image[CELLS]!;
  const base = memory.Image.base;
  const all = image[memory.Image.all]!;
  let singles = 0;
  for (let cell = 0; cell < cells; cell++) {
    const set = image[base + cell]!;
    if (set === 0) return 0;
    domain[cell] = set;
    if (set === all && (all & (all - 1)) !== 0) continue;
    if ((set & (set - 1)) === 0) single[singles++] = cell;
    dirty[cell >> 5]! |= 1 << (cell & 31);
  }
  head[SINGLES] = singles;
  const constraints = image[memory.Image.constraintCount]!;
  for (let c = 0; c < constraints; c++) {
    const at = image[image[CONSTRAINT_AT]! + c]!;
    if (at !== 0 && speaksFirst(image[at]!)) memory.pending[c >> 5]! |= 1 << (c & 31);
  }
  resetConfined();
  if (propagate() === 0) return 0;
  for (let cell = 0; cell < cells; cell++) image[base + cell] = domain[cell]!;
  return 1;
}

/** Puts the search at its beginning; the host has written the start domains into `domain`. */
export function rewind(): void {
  head[DEPTH] = 0;
  head[CONFLICTS] = 0;
  head[GUESSED] = -1;
  head[LAST] = 0;
  head[STATE] = FRESH;
  resetConfined();
}

/**
 * Queues what is new in `domain`: it is compared with the image's base, which is a fixpoint, so that only cells that differ
 * (and what watches them) have to be looked at. 0 = a cell has no digit.
 */
export function start(): number {
  const cells = image[CELLS]!;
  const base = memory.Image.base;
  let singles = 0;
  forgetSpread();
  for (let cell = 0; cell < cells; cell++) {
    const all = image[base + cell]!;
    const set = domain[cell]! & all;
    domain[cell] = set;
    if (set === all) {
      // Single in the fixpoint already: its peers know.
      if ((set & (set - 1)) === 0) head[SPREAD + (cell >> 5)]! |= 1 << (cell & 31);
      continue;
    }
    if (set === 0) {
      clearQueue();
      return 0;
    }
    if ((set & (set - 1)) === 0) single[singles++] = cell;
    dirty[cell >> 5]! |= 1 << (cell & 31);
  }
  head[SINGLES] = singles;
  return 1;
}
