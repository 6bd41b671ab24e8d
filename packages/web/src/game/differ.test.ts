import { expect, it } from 'vitest';
import { differOf } from './differ.ts';
import { MIXED, sessionOf } from './testkit/games.ts';

const names = (session: ReturnType<typeof sessionOf>, cell: string) =>
  differOf(session.puzzle)[session.shape.cellNamed(cell)]?.map((each) => session.shape.nameOf(each));

it('twenty cells of a classic board differ from each', () => {
  const session = sessionOf();
  for (const cells of differOf(session.puzzle)) expect(cells).toHaveLength(20);
});

it('cages, thermometers and diagonals count', () => {
  const session = sessionOf(MIXED);
  expect(names(session, 'R1C2')).toContain('R2C3');
  expect(names(session, 'R4C1')).toContain('R3C3');
  expect(names(session, 'R1C1')).toContain('R4C4');
  expect(names(session, 'R1C2')).not.toContain('R4C1');
});

it('rules of moves count: a knight away, a step away', () => {
  const knight = sessionOf({
    hitotsu: 1,
    size: 9,
    givens: '.'.repeat(81),
    rules: ['classic', 'anti-knight'],
  });
  expect(names(knight, 'R5C5')).toContain('R3C4');
  // Neighbours that must not be consecutive may be equal, as far as that rule goes.
  const apart = sessionOf({ hitotsu: 1, size: 4, givens: '.'.repeat(16), rules: ['non-consecutive'] });
  expect(names(apart, 'R2C2')).toEqual([]);
});

it('is the same list for the same rules', () => {
  const session = sessionOf();
  expect(differOf(session.puzzle)).toBe(differOf(session.puzzle));
});
