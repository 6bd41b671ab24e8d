import { BandSolver } from './band.ts';
import { Stop } from './solver81.ts';

// The generator over the band solver, step for step that of packages/kernel/assembly (random.ts, grid.ts, dig.ts): every seed
// gives the same bytes here and there, because both ask only questions whose answers do not depend on who answers.

/** sfc32 (Chris Doty-Humphrey), seeded as in the kernel. */
class Words {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(low: number, high: number, index: number) {
    this.a = low | 0;
    this.b = high | 0;
    this.c = index | 0;
    for (let i = 0; i < 15; i++) this.next();
  }

  next(): number {
    const word = (this.a + this.b + this.counter) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + word) | 0;
    this.counter = (this.counter + 1) | 0;
    return word >>> 0;
  }

  /** 0 to count - 1. */
  below(count: number): number {
    return Math.floor((this.next() * count) / 0x100000000);
  }

  /** The numbers 0 to count - 1 in random order. */
  shuffled(count: number): number[] {
    const list: number[] = [];
    for (let i = 0; i < count; i++) {
      const j = this.below(i + 1);
      list[i] = list[j] ?? i;
      list[j] = i;
    }
    return list;
  }

  /** Nine lines: the three groups in random order, and the three lines of each. */
  lines(): number[] {
    return this.shuffled(3).flatMap((group) => this.shuffled(3).map((line) => 3 * group + line));
  }
}

const ALL = 511;
const solver = new BandSolver();

function draw(words: Words, grid: Int8Array): void {
  const sets = new Int32Array(81).fill(ALL);
  const keys = Array.from(sets, () => words.next());
  for (let box = 0; box < 3; box++)
    words.shuffled(9).forEach((digit, i) => {
      sets[box * 30 + Math.floor(i / 3) * 9 + (i % 3)] = 1 << digit;
    });
  solver.begin(sets, (candidatesOf) => {
    for (let cell = 0; ; cell++) {
      const set = candidatesOf(cell);
      if ((set & (set - 1)) !== 0) return [cell, firstDigit(set, keys[cell] as number)];
    }
  });
  solver.next(Number.POSITIVE_INFINITY);
  const drawn = new Int8Array(81);
  solver.read(drawn);
  const rows = words.lines();
  const columns = words.lines();
  const turned = words.below(2) !== 0;
  for (let cell = 0; cell < 81; cell++) {
    const line = Math.floor(cell / 9);
    const [r, c] = turned ? [cell % 9, line] : [line, cell % 9];
    grid[cell] = drawn[(rows[r] as number) * 9 + (columns[c] as number)] as number;
  }
}

/** The first candidate in the order of the digits that the key stands for. */
function firstDigit(set: number, key: number): number {
  const left = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (let rest = key; ; ) {
    const [digit = 0] = left.splice(rest % left.length, 1);
    if ((set >> digit) & 1) return digit;
    rest = Math.floor(rest / (left.length + 1));
  }
}

/** The image of a cell: transposed for bit 2 of `move`, then upside down for bit 1, then left to right for bit 0. */
function image(cell: number, move: number): number {
  let row = Math.floor(cell / 9);
  let column = cell % 9;
  if (move & 4) [row, column] = [column, row];
  if (move & 2) row = 8 - row;
  if (move & 1) column = 8 - column;
  return row * 9 + column;
}

/** Full grid number `index` of a seed. */
export function drawByBand(low: number, high: number, index: number, grid: Int8Array): void {
  draw(new Words(low, high, index), grid);
}

/** Puzzle number `index` of a seed, with its solution; 0 is an empty cell. Arguments as `generate` of the kernel. */
export function makeByBand(
  low: number,
  high: number,
  index: number,
  symmetry: number,
  target: number,
  puzzle: Int8Array,
  solution: Int8Array,
): void {
  const words = new Words(low, high, index);
  draw(words, solution);
  puzzle.set(solution);
  const sets = Int32Array.from(solution, (digit) => 1 << (digit - 1));
  const done = new Set<number>();
  let givens = 81;
  for (const cell of words.shuffled(81)) {
    if (givens <= target) break;
    if (done.has(cell)) continue;
    const orbit = new Set<number>();
    for (let move = 0; move < 8; move++) if ((symmetry >> move) & 1) orbit.add(image(cell, move));
    for (const other of orbit) done.add(other);
    if (givens - orbit.size < target) continue;
    for (const other of orbit) sets[other] = ALL;
    // One given less: unique exactly when no solution has another digit there.
    if (orbit.size === 1) sets[cell] = ALL ^ (1 << ((solution[cell] as number) - 1));
    solver.begin(sets);
    const most = orbit.size === 1 ? 1 : 2;
    const goes = solver.tally(most, Number.POSITIVE_INFINITY) === Stop.over && solver.count < most;
    for (const other of orbit) {
      sets[other] = goes ? ALL : 1 << ((solution[other] as number) - 1);
      if (goes) puzzle[other] = 0;
    }
    if (goes) givens -= orbit.size;
  }
}
