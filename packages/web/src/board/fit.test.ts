import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitBoard } from './fit.ts';

/** Half of a frame of 5 % of a cell, at least 2.5 pixels. */
const marginAt = (cellPixels: number) => {
  const frame = Math.max(3, Math.round(0.052 * cellPixels)) / cellPixels;
  return { top: frame / 2, right: frame / 2, bottom: frame / 2, left: frame / 2 };
};

it('has whole device pixels, stands on them, fits, and could not be larger', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(4, 6, 9, 12, 16),
      fc.double({ min: 120, max: 900, noNaN: true }),
      fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (size, side, ratio, corner) => {
        const fit = fitBoard(size, side, ratio, marginAt, [corner, corner]);
        expect(fit).not.toBeNull();
        if (!fit) return;
        const whole = (css: number) => Math.abs(css * ratio - Math.round(css * ratio)) < 1e-6;
        expect(fit.cellPixels).toBe(Math.round(fit.cell * ratio));
        expect([fit.width, fit.x, corner + fit.left].every(whole)).toBe(true);
        // The corner may lie between two pixels: then the picture begins up to half a pixel off.
        expect(fit.left).toBeGreaterThan(-1 / ratio);
        expect(fit.left + fit.width).toBeLessThan(side + 1 / ratio);
        const next = marginAt(fit.cellPixels + 1);
        const larger = size * (fit.cellPixels + 1) + 2 * Math.ceil(next.left * (fit.cellPixels + 1) - 1e-6);
        expect(larger).toBeGreaterThan(Math.floor(side * ratio + 1e-6));
      },
    ),
  );
});

it('keeps room for lanes of clues on some sides', () => {
  const lanes = () => ({ top: 0.7, left: 0.7, right: 0.03, bottom: 0.03 });
  const fit = fitBoard(9, 500, 1, lanes);
  expect(fit?.cellPixels).toBe(51);
  expect(fit?.x).toBe(36);
});

it('is nothing where there is no room', () => expect(fitBoard(16, 10, 1, marginAt)).toBeNull());
