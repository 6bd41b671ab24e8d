import type { Shape } from '../board/index.ts';
import type { RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { fieldLess } from './shared/field-less.ts';
import { hasBoxes, hasDigitsFor } from './shared/fits.ts';
import { distinctGroups } from './shared/groups.ts';
import { perShape } from './shared/per-shape.ts';

const name = { en: 'window {number}', ja: '枠{number}' };
const repeat = {
  en: '{digit} appears twice in shaded window {number}.',
  ja: '色のついた枠{number}に{digit}が2つあります。',
};

/**
 * The windows of a board with plain boxes: as large as a box, one cell in from the edge and one cell apart. Four of 3×3
 * on 9×9, nine of 4×4 on 16×16, one on 4×4 and 6×6.
 */
export function windowsOf(shape: Shape): number[][] {
  const windows: number[][] = [];
  if (!shape.box) return windows;
  const { rows, columns } = shape.box;
  for (let top = 1; top + rows < shape.size; top += rows + 1)
    for (let left = 1; left + columns < shape.size; left += columns + 1) {
      const cells: number[] = [];
      for (let r = top; r < top + rows; r++)
        for (let c = left; c < left + columns; c++) cells.push(shape.cellAt(r, c));
      windows.push(cells);
    }
  return windows;
}

const bound = perShape((shape) => {
  const windows = windowsOf(shape);
  return withCandidates(
    shape,
    distinctGroups(
      shape,
      windows.map((cells, i) => ({ kind: 'window', number: i + 1, cells, repeat, name, isTold: true })),
      (scene) => {
        for (const cells of windows) scene.add({ kind: 'shade', cells });
      },
    ),
  );
});

/** Shaded windows hold each digit once. */
export const windoku: RuleType<{ type: 'windoku' }> = {
  type: 'windoku',
  words: {
    name: { en: 'Windoku', ja: 'ウインドウズナンプレ' },
    text: {
      en: 'The shaded windows, each as large as a box, also hold each digit once.',
      ja: '色のついた枠（ブロックと同じ大きさ）にも、{min}～{max}が1つずつ入ります。',
    },
    short: { en: 'Windoku', ja: 'ウインドウズ' },
  },
  schema: fieldLess('windoku'),
  aliases: {
    hyper: [{ type: 'windoku' }],
    nrc: [{ type: 'windoku' }],
    ウインドウズ: [{ type: 'windoku' }],
    ハイパー: [{ type: 'windoku' }],
  },
  sample: { size: 9 },
  create(_spec, context) {
    const { shape } = context;
    if (!hasBoxes('windoku', context) || !hasDigitsFor('windoku', shape.size, context)) return null;
    return bound(shape);
  },
};
