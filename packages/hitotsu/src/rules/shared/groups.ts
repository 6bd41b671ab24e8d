import type { Words } from '../../base/index.ts';
import { type Board, EMPTY, type Shape, symbolOf } from '../../board/index.ts';
import type { Conflict, Unit } from '../rule.ts';
import type { Scene } from '../scene.ts';
import { type CompiledRule, union } from './derive.ts';

/** A group of cells whose digits must differ, with the words for a digit that it holds twice. */
export interface Group extends Unit {
  /** `{digit}` and `{number}` (of the group within its kind) are filled in. */
  readonly repeat: Words;
  /** What the group is called within a sentence: `row {number}`, `the falling diagonal`. */
  readonly name: Words;
  /** Whether a cell's place in the group is worth telling: nobody needs to hear in which row a cell is. */
  readonly isTold?: boolean;
}

/** The texts of a conflict for a digit that a group holds more than once, besides its own sentence. */
function texts({ name }: Group, count: number): Required<Pick<Conflict, 'title' | 'detail' | 'again'>> {
  const bare = name.en.replace(/^the /, '');
  return {
    title: { en: bare.charAt(0).toUpperCase() + bare.slice(1), ja: name.ja },
    detail: {
      en: '{digit} stands in {cells}.',
      ja: count === 2 ? '{cells}がどちらも{digit}です。' : '{cells}がどれも{digit}です。',
    },
    again: { en: `{digit} again in ${name.en}, {others}`, ja: `${name.ja}、{others}にも{digit}` },
  };
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
  const { digits } = board;
  const { minDigit } = board.shape;
  let seen = 0;
  for (let i = 0; i < cells.length; i++) {
    const digit = digits[cells[i] as number] as number;
    if (digit === EMPTY) continue;
    const bit = 1 << (digit - minDigit);
    if ((seen & bit) !== 0) return true;
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
  const lists = groups.map((group) => group.cells);
  return {
    cells: union(shape, lists),
    isValid: (board) => {
      for (let i = 0; i < groups.length; i++) if (hasRepeat(board, (groups[i] as Group).cells)) return false;
      return true;
    },
    conflicts: (board) =>
      groups.flatMap((group): Conflict[] =>
        repeats(board, group.cells).map(({ digit, cells: places }) => ({
          cells: places,
          words: group.repeat,
          values: { digit: symbolOf(digit), number: group.number },
          ...texts(group, places.length),
        })),
      ),
    compile: (builder) => builder.units(lists),
    units: () =>
      groups
        .filter((group) => group.cells.length === shape.digitCount)
        .map(({ kind, number, cells: unit }) => ({ kind, number, cells: unit })),
    say: (cell) =>
      groups
        .filter(({ isTold, cells }) => isTold && cells.includes(cell))
        .map(({ name, number }) => ({ words: name, values: { number } })),
    ...(draw ? { draw } : {}),
  };
}
