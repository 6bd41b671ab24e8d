import type { Words } from '../../base/index.ts';
import { type Board, EMPTY, type Shape, symbolOf } from '../../board/index.ts';
import type { Conflict, Unit } from '../rule.ts';
import type { Scene } from '../scene.ts';
import { type CompiledRule, union } from './derive.ts';

/** A group of cells whose digits must differ, with the words for a digit that it holds twice. */
export interface Group extends Unit {
  /** `{digit}` and `{number}` (of the group within its kind) are filled in. */
  readonly repeat: Words;
}

/** The cells that hold each digit found more than once among `cells`. */
export function repeats(board: Board, cells: readonly number[]): { digit: number; cells: number[] }[] {
  const found = new Map<number, number[]>();
  for (const cell of cells) {
    const digit = board.digit(cell);
    if (digit === EMPTY) continue;
    const before = found.get(digit);
    if (before) before.push(cell);
    else found.set(digit, [cell]);
  }
  return [...found]
    .filter(([, places]) => places.length > 1)
    .map(([digit, places]) => ({ digit, cells: places }));
}

/** Whether some digit is there twice. */
export function hasRepeat(board: Board, cells: readonly number[]): boolean {
  let seen = 0;
  for (const cell of cells) {
    const digit = board.digit(cell);
    if (digit === EMPTY) continue;
    const bit = board.shape.setOf(digit);
    if (seen & bit) return true;
    seen |= bit;
  }
  return false;
}

/** The body of every rule that forbids repeats in groups of cells. Groups as large as the digit set are units. */
export function distinctGroups(
  shape: Shape,
  groups: readonly Group[],
  draw?: (scene: Scene) => void,
): CompiledRule {
  return {
    cells: union(
      shape,
      groups.map((group) => group.cells),
    ),
    isValid: (board) => !groups.some((group) => hasRepeat(board, group.cells)),
    conflicts: (board) =>
      groups.flatMap((group): Conflict[] =>
        repeats(board, group.cells).map(({ digit, cells: places }) => ({
          cells: places,
          words: group.repeat,
          values: { digit: symbolOf(digit), number: group.number },
        })),
      ),
    compile: (builder) => {
      for (const group of groups) builder.unit(group.cells);
    },
    units: () =>
      groups
        .filter((group) => group.cells.length === shape.digitCount)
        .map(({ kind, number, cells: unit }) => ({ kind, number, cells: unit })),
    ...(draw ? { draw } : {}),
  };
}
