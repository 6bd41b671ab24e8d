import { EMPTY } from 'hitotsu/board';
import type { Puzzle } from 'hitotsu/puzzle';

const known = new WeakMap<readonly unknown[], boolean>();

/** Whether every digit appears the same number of times on a full board: units that together are the whole board. */
function isCounted({ shape, rules }: Puzzle): boolean {
  let counted = known.get(rules);
  if (counted === undefined) {
    const byKind = new Map<string, number>();
    for (const { rule } of rules)
      for (const { kind, cells } of rule.units?.() ?? [])
        if (kind === 'row' || kind === 'column' || kind === 'box' || kind === 'region')
          byKind.set(kind, (byKind.get(kind) ?? 0) + cells.length);
    counted = shape.digitCount === shape.size && [...byKind.values()].includes(shape.cellCount);
    known.set(rules, counted);
  }
  return counted;
}

/** How many of each digit are still to be placed, by digit index (never below 0); null where that is not fixed. */
export function leftOf(puzzle: Puzzle, digits: ArrayLike<number>): readonly number[] | null {
  if (!isCounted(puzzle)) return null;
  const { shape } = puzzle;
  const left = new Array<number>(shape.digitCount).fill(shape.cellCount / shape.digitCount);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const digit = digits[cell] as number;
    if (digit !== EMPTY) left[digit - shape.minDigit] = (left[digit - shape.minDigit] as number) - 1;
  }
  return left.map((count) => Math.max(0, count));
}
