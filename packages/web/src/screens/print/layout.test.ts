import { describe, expect, it } from 'vitest';
import { ANSWERS, COUNTS, kanji, layoutOf, MARGIN, PAPERS, type Paper, pagesOf, sumSize } from './layout.ts';

it('sums are printed in 6.5 points at least where the cell has room', () => {
  const points = (cell: number) => (sumSize(cell) * cell * 72) / 25.4;
  for (const cell of [7.7, 9.4, 13.5, 18]) expect(points(cell)).toBeGreaterThanOrEqual(6.5);
  expect(sumSize(5.3)).toBe(0.3);
  expect(sumSize(18)).toBe(0.195);
});

describe('a printed page', () => {
  for (const paper of Object.keys(PAPERS) as Paper[])
    for (const count of COUNTS)
      for (const answers of ANSWERS)
        it(`${paper}, ${count} a page, answers ${answers}: everything fits, boards are legible`, () => {
          for (const rules of [1, 3, 6]) {
            const { columns, rows, board, answer } = layoutOf(paper, count, answers, rules);
            const { width, height } = PAPERS[paper];
            expect(columns * rows).toBe(count);
            expect(columns * board).toBeLessThanOrEqual(width - 2 * MARGIN);
            expect(rows * board).toBeLessThanOrEqual(height - 2 * MARGIN);
            // A cell of a 9×9 board: 5 mm for a pencil, a little less where six boards share a small page.
            expect(board / 9).toBeGreaterThan(count === 6 ? 4.2 : 5);
            expect(answer > 0).toBe(answers === 'upside-down');
          }
        });

  it('has the sizes of the design where they fit', () => {
    expect(layoutOf('a4', 1, 'none', 1).board).toBe(162);
    expect(layoutOf('a4', 4, 'upside-down', 3).board).toBeCloseTo(9.2 * 9, 0);
  });

  it('gives boards more room when the answers stand at the end', () => {
    expect(layoutOf('a4', 6, 'end', 1).board).toBeGreaterThan(layoutOf('a4', 6, 'upside-down', 1).board);
  });
});

describe('pages and numbers', () => {
  it('pages hold so many, the last one the rest', () => {
    expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pagesOf([], 4)).toEqual([]);
  });

  it('numbers are written as headings write them', () => {
    expect([1, 4, 10, 11, 20, 21, 99].map(kanji)).toEqual([
      '一',
      '四',
      '十',
      '十一',
      '二十',
      '二十一',
      '九十九',
    ]);
  });
});
