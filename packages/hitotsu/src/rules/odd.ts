import { z } from 'zod';
import type { RuleType } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { withCandidates } from './shared/derive.ts';
import { byCells } from './shared/drawn.ts';
import { type ParityOptions, parityBody, parityOptions, pickParity } from './shared/parity.ts';

const schema = z.strictObject({ type: z.literal('odd'), cells: cellsField });
type Spec = z.infer<typeof schema>;

const broken = { en: '{digit} is even in a cell marked odd.', ja: '奇数のマスに{digit}が入っています。' };

/** The marked cells hold odd digits. */
export const odd: RuleType<Spec, ParityOptions> = {
  type: 'odd',
  words: {
    name: { en: 'Odd', ja: '奇数ナンプレ' },
    text: { en: 'A cell with a circle holds an odd digit.', ja: '丸のマスには奇数が入ります。' },
    short: { en: 'Odd cells', ja: '奇数' },
    options: {
      count: { en: 'How many cells', ja: 'マスの数' },
    },
  },
  schema,
  aliases: { 奇数: [{ type: 'odd' }] },
  sample: { size: 3, specs: [{ type: 'odd', cells: ['R1C1', 'R2C3', 'R3C2'] }] },
  tool: {
    gesture: 'cells',
    name: { en: 'Odd cell', ja: '奇数' },
    key: 'O',
    ...byCells('odd'),
  },
  create(spec, context) {
    const cells = readCells('odd', spec.cells, context);
    return cells && withCandidates(context.shape, parityBody(context.shape, cells, 1, 'circle', broken));
  },
  options: parityOptions,
  lay(solution, options, context) {
    const cells = pickParity(solution, 1, options, context);
    return cells.length > 0 ? [{ type: 'odd', cells }] : [];
  },
};
