import type { Random } from '../../base/index.ts';
import { type Board, EMPTY } from '../../board/index.ts';
import { shuffledCells } from './grow.ts';

export interface ClimbOptions {
  readonly count: number;
  readonly shortest: number;
  readonly longest: number;
  /** Whether a step may go to a cell that touches only at a corner. */
  readonly diagonal: boolean;
  /** Whether two lines may share cells or cross. */
  readonly overlap: boolean;
}

/** Whether the cells of one line appear in another in the same order. */
function isPartOf(part: readonly number[], line: readonly number[]): boolean {
  let reached = 0;
  for (const cell of line) if (cell === part[reached]) reached++;
  return reached === part.length;
}

/** Steps of the search for one line; long lines that are not found by then become shorter ones. */
const STEPS = 300;

/**
 * Lines over a full grid whose digits rise strictly from cell to adjacent cell, in random places and of random lengths.
 * `standing` are lines that are there already; none is a part of another, which would make it redundant.
 * Fewer than `count` come back when the free cells have no room for more.
 */
export function climbs(
  solution: Board,
  options: ClimbOptions,
  standing: readonly (readonly number[])[],
  random: Random,
): number[][] {
  const { shape } = solution;
  const used = new Set(options.overlap ? [] : standing.flat());
  // Corners of the board grid (by the cell below right of them) that a diagonal step goes through.
  const crossed = new Set<number>();
  const lines: number[][] = [];
  for (const start of shuffledCells(shape, random)) {
    if (lines.length >= options.count) break;
    if (used.has(start) || solution.digit(start) === EMPTY) continue;
    const wanted = options.shortest + random.below(options.longest - options.shortest + 1);
    const line = climb(start, wanted);
    if (line.length < options.shortest) continue;
    if ([...standing, ...lines].some((other) => isPartOf(line, other) || isPartOf(other, line))) continue;
    lines.push(line);
    if (options.overlap) continue;
    for (const [i, cell] of line.entries()) {
      used.add(cell);
      const before = line[i - 1];
      if (before !== undefined && isDiagonal(before, cell)) crossed.add(corner(before, cell));
    }
  }
  return lines;

  function isDiagonal(a: number, b: number): boolean {
    return shape.rowOf(a) !== shape.rowOf(b) && shape.columnOf(a) !== shape.columnOf(b);
  }

  function corner(a: number, b: number): number {
    return shape.cellAt(
      Math.max(shape.rowOf(a), shape.rowOf(b)),
      Math.max(shape.columnOf(a), shape.columnOf(b)),
    );
  }

  function steps(line: readonly number[]): number[] {
    const cell = line[line.length - 1] as number;
    const found: number[] = [];
    for (let rows = -1; rows <= 1; rows++)
      for (let columns = -1; columns <= 1; columns++) {
        if (rows !== 0 && columns !== 0 && !options.diagonal) continue;
        const next = shape.cellAt(shape.rowOf(cell) + rows, shape.columnOf(cell) + columns);
        if (next < 0 || used.has(next) || solution.digit(next) <= solution.digit(cell)) continue;
        if (isDiagonal(cell, next) && crosses(line, cell, next)) continue;
        found.push(next);
      }
    return random.shuffle(found);
  }

  /** Whether a diagonal step would cross another line, or the line itself. */
  function crosses(line: readonly number[], a: number, b: number): boolean {
    const at = corner(a, b);
    if (crossed.has(at)) return true;
    return line.some((cell, i) => {
      const before = line[i - 1];
      return before !== undefined && isDiagonal(before, cell) && corner(before, cell) === at;
    });
  }

  /** The first line of the wanted length that a depth-first climb meets, else the longest it met. */
  function climb(start: number, wanted: number): number[] {
    let best: number[] = [];
    let left = STEPS;
    const line = [start];
    const walk = (): boolean => {
      if (line.length > best.length) best = [...line];
      if (line.length === wanted || --left <= 0) return true;
      for (const next of steps(line)) {
        line.push(next);
        if (walk()) return true;
        line.pop();
      }
      return false;
    };
    walk();
    return best;
  }
}
