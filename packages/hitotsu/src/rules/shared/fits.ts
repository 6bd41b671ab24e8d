import type { Words } from '../../base/index.ts';
import type { RuleContext } from '../rule.ts';

const words = {
  digits: {
    en: 'There are {digits} digits for groups of {cells} cells, which must all differ.',
    ja: '{cells}マスのグループに異なる数字を入れるには、数字が{digits}種類では足りません。',
  },
  boxes: {
    en: 'Needs boxes. This size has none.',
    ja: 'ブロックが必要ですが、この大きさにはありません。',
  },
} satisfies Record<string, Words>;

/** Whether the board has digits enough for groups of `cells` different ones; reports `RULE.too-few-digits` if not. */
export function hasDigitsFor(rule: string, cells: number, context: RuleContext): boolean {
  const { digitCount } = context.shape;
  if (cells <= digitCount) return true;
  const values = { digits: digitCount, cells };
  context.report({ code: `${rule}.too-few-digits`, words: words.digits, values });
  return false;
}

/** Whether the size has plain boxes; reports `RULE.no-boxes` if not. */
export function hasBoxes(rule: string, context: RuleContext): boolean {
  if (context.shape.box) return true;
  const values = { size: context.shape.size };
  context.report({ code: `${rule}.no-boxes`, words: words.boxes, values });
  return false;
}
