import fc from 'fast-check';
import { type Meaning, meanings, type SmallShape } from './brute.ts';

const RELATIONS: readonly [string, (x: number, y: number) => boolean][] = [
  ['less', (x, y) => x < y],
  ['apart2', (x, y) => Math.abs(x - y) >= 2],
  ['not-consecutive', (x, y) => Math.abs(x - y) !== 1],
  ['equal', (x, y) => x === y],
  ['different', (x, y) => x !== y],
  ['double', (x, y) => x === 2 * y || y === 2 * x],
  ['always', () => true],
];

const shapes: fc.Arbitrary<SmallShape> = fc
  .record({
    cellCount: fc.integer({ min: 1, max: 8 }),
    digitCount: fc.integer({ min: 1, max: 5 }),
    minDigit: fc.integer({ min: 0, max: 3 }),
  })
  .filter(({ cellCount, digitCount }) => digitCount ** cellCount <= 20_000);

function meaningOn({ cellCount, digitCount, minDigit }: SmallShape): fc.Arbitrary<Meaning> {
  const cell = fc.integer({ min: 0, max: cellCount - 1 });
  const group = (min: number, max: number): fc.Arbitrary<number[]> =>
    fc.uniqueArray(cell, { minLength: Math.min(min, cellCount), maxLength: Math.min(max, cellCount) });
  const sum = fc.integer({ min: minDigit * 2 - 1, max: (minDigit + digitCount) * 4 });
  return fc.oneof(
    group(2, digitCount + 1).map(meanings.unit),
    group(2, 4).map(meanings.distinct),
    fc.tuple(group(1, 5), fc.option(sum)).map(([cells, s]) => meanings.cage(cells, s)),
    fc
      .tuple(
        fc.array(cell, { maxLength: 5 }),
        fc.array(cell, { maxLength: 3 }),
        fc.integer({ min: -4, max: 14 }),
      )
      .map(([p, n, s]) => meanings.linear(p, n, s)),
    group(1, 4).map(meanings.chain),
    fc
      .tuple(cell, cell, fc.constantFrom(...RELATIONS))
      .map(([a, b, [key, f]]) => meanings.relation(a, b, key, f)),
    fc
      .integer({ min: 1, max: Math.min(3, cellCount) })
      .chain((size) => fc.tuple(group(size, size), group(size, size)))
      .map(([a, b]) => meanings.sameSet(a, b)),
    fc
      .tuple(cell, fc.integer({ min: 1, max: 2 ** digitCount - 1 }))
      .map(([c, set]) => meanings.restrict(c, set, minDigit)),
  );
}

/** Up to seven constraints of any kinds on a few cells: small enough to be enumerated. */
export const smallProblems = shapes.chain((shape) =>
  fc.record({ shape: fc.constant(shape), list: fc.array(meaningOn(shape), { maxLength: 7 }) }),
);
