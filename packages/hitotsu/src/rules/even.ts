import { z } from 'zod';
import type { RuleType } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { withCandidates } from './shared/derive.ts';
import { byCells } from './shared/drawn.ts';
import { type ParityOptions, parityBody, parityOptions, pickParity } from './shared/parity.ts';

const schema = z.strictObject({ type: z.literal('even'), cells: cellsField });
type Spec = z.infer<typeof schema>;

const broken = { en: '{digit} is odd in a cell marked even.', ja: '偶数のマスに{digit}が入っています。' };

/** The marked cells hold even digits. */
export const even: RuleType<Spec, ParityOptions> = {
  type: 'even',
  words: {
    name: { en: 'Even', ja: '偶数ナンプレ' },
    text: { en: 'A cell with a square holds an even digit.', ja: '四角のマスには偶数が入ります。' },
    short: { en: 'Even cells', ja: '偶数' },
    options: {
      count: { en: 'How many cells', ja: 'マスの数' },
    },
  },
  schema,
  aliases: { 偶数: [{ type: 'even' }] },
  sample: { size: 3, specs: [{ type: 'even', cells: ['R1C3', 'R2C1', 'R3C2'] }] },
  tool: {
    gesture: 'cells',
    name: { en: 'Even cell', ja: '偶数' },
    key: 'E',
    ...byCells('even'),
  },
  create(spec, context) {
    const cells = readCells('even', spec.cells, context);
    return cells && withCandidates(context.shape, parityBody(context.shape, cells, 0, 'square', broken));
  },
  options: parityOptions,
  lay(solution, options, context) {
    const cells = pickParity(solution, 0, options, context);
    return cells.length > 0 ? [{ type: 'even', cells }] : [];
  },
};
