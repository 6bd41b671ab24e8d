import { z } from 'zod';
import type { RuleType } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { withCandidates } from './shared/derive.ts';
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
  },
  schema,
  aliases: { 奇数: [{ type: 'odd' }] },
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
