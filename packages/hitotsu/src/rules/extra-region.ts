import { z } from 'zod';
import { regionsOf } from './regions.ts';
import type { RuleType } from './rule.ts';
import { cellsField, readCells } from './shared/cells.ts';
import { withCandidates } from './shared/derive.ts';
import { byCells } from './shared/drawn.ts';
import { distinctGroups } from './shared/groups.ts';
import { growGroup, namesOf, shuffledCells } from './shared/grow.ts';
import { takenCells } from './shared/laid.ts';

const schema = z.strictObject({ type: z.literal('extra-region'), cells: cellsField });
type Spec = z.infer<typeof schema>;

const options = z.strictObject({
  /** How many regions to lay; fewer if the solution has no room for them. */
  count: z.int().min(1).default(2),
});

const name = { en: 'the shaded region', ja: '色のついた領域' };
const repeat = {
  en: '{digit} appears twice in the shaded region.',
  ja: '色のついた領域に{digit}が2つあります。',
};

/** No repeats in a shaded group; one as large as the digit set holds each digit once. */
export const extraRegion: RuleType<Spec, z.infer<typeof options>> = {
  type: 'extra-region',
  words: {
    name: { en: 'Extra Regions', ja: '追加領域ナンプレ' },
    text: {
      en: 'Digits must not repeat in the shaded region; a region as large as the digit set holds each digit once.',
      ja: '色のついた領域にも同じ数字は入りません（マスの数が数字の数と同じなら、すべての数字が1つずつ入ります）。',
    },
    short: { en: 'Extra regions', ja: '追加領域' },
    options: {
      count: { en: 'How many', ja: '領域の数' },
    },
  },
  schema,
  aliases: { 'extra-regions': [{ type: 'extra-region' }], 追加領域: [{ type: 'extra-region' }] },
  sample: { size: 4, specs: [{ type: 'extra-region', cells: ['R1C2', 'R2C2', 'R2C3', 'R3C3'] }] },
  tool: {
    gesture: 'area',
    name: { en: 'Extra region', ja: '追加領域' },
    key: 'X',
    ...byCells('extra-region'),
  },
  create(spec, context) {
    const { shape } = context;
    const cells = readCells('extra-region', spec.cells, context, { atMost: shape.digitCount });
    if (!cells) return null;
    const before = context.specs.slice(0, Math.max(0, context.specs.indexOf(spec)));
    const number = 1 + before.filter(({ type }) => type === 'extra-region').length;
    return withCandidates(
      shape,
      distinctGroups(shape, [{ kind: 'extra-region', number, cells, repeat, name, isTold: true }], (scene) =>
        scene.add({ kind: 'shade', cells }),
      ),
    );
  },
  options,
  lay(solution, { count }, { random, specs }) {
    const { shape } = solution;
    const taken = takenCells(shape, specs, 'extra-region');
    // A region inside a unit of the grid would change nothing.
    const units = [...shape.rows, ...shape.columns, ...regionsOf({ shape, specs })].map(
      (unit) => new Set(unit),
    );
    const laid: Spec[] = [];
    for (const start of shuffledCells(shape, random)) {
      if (laid.length === count) break;
      if (taken.has(start)) continue;
      const accepts = (cell: number, group: readonly number[]) =>
        !taken.has(cell) && group.every((other) => solution.digit(other) !== solution.digit(cell));
      const cells = growGroup(shape, start, shape.digitCount, accepts, random);
      if (cells.length < shape.digitCount || units.some((unit) => cells.every((cell) => unit.has(cell))))
        continue;
      for (const cell of cells) taken.add(cell);
      laid.push({ type: 'extra-region', cells: namesOf(shape, cells) });
    }
    return laid;
  },
};
