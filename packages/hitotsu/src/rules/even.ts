import { z } from 'zod';
import type { RuleType } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { withCandidates } from './shared/derive.ts';
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
  },
  schema,
  aliases: { 偶数: [{ type: 'even' }] },
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
