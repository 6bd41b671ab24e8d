import { z } from 'zod';
import { cellsByRegion, formatRegionMap, parseRegionMap, type Shape } from '../board/index.ts';
import type { RuleContext, RuleType } from './rule.ts';
import { withCandidates } from './shared/derive.ts';
import { hasDigitsFor } from './shared/fits.ts';
import { distinctGroups } from './shared/groups.ts';
import { randomRegions, thoroughTries } from './shared/jigsaw.ts';

const schema = z.strictObject({
  type: z.literal('regions'),
  /** One character a cell, row by row; equal characters are one region. */
  map: z.string(),
});
type Spec = z.infer<typeof schema>;

const options = z.strictObject({
  /** How many exchanges of border cells to try; few keep the regions near the boxes. By default enough to forget them. */
  exchanges: z.int().min(0).max(10_000_000).optional(),
});

const words = {
  name: { en: 'region {number}', ja: '領域{number}' },
  repeat: { en: '{digit} appears twice in region {number}.', ja: '領域{number}に{digit}が2つあります。' },
  length: {
    en: 'Expected {expected} characters, found {actual}.',
    ja: '文字数が合いません（{expected}文字のところ、{actual}文字です）。',
  },
  size: {
    en: 'Regions must have {size} cells each; region {name} has {actual}.',
    ja: '領域は{size}マスずつ必要です（領域{name}は{actual}マス）。',
  },
};

const PLAIN = /^[ -~]*$/;

/** Characters of a map. Of one that is far too long, code units: it is refused anyway, and may be megabytes. */
function lengthOf(map: string, shape: Shape): number {
  if (map.length > 2 * shape.cellCount || PLAIN.test(map)) return map.length;
  return Array.from(map).length;
}

/**
 * The regions a puzzle is divided into: those of its `regions` rule, else the plain boxes, else none. For rules whose
 * meaning hangs on the regions.
 */
export function regionsOf(context: Pick<RuleContext, 'shape' | 'specs'>): readonly (readonly number[])[] {
  const spec = context.specs.find(({ type }) => type === 'regions');
  const read = schema.safeParse(spec);
  const map = read.success ? read.data.map : '';
  return lengthOf(map, context.shape) === context.shape.cellCount
    ? cellsByRegion(parseRegionMap(map))
    : context.shape.boxes;
}

/** What a map says, and the same in canonical characters. */
interface Division {
  readonly map: string;
  readonly regionOf: readonly number[];
  readonly canonical: string;
}

let latest: Division = { map: '', regionOf: [], canonical: '' };

/** The division of a map. It is asked for twice in a row, to bind the rule and to write it down. */
function divisionOf(map: string): Division {
  if (map === latest.map) return latest;
  const regionOf = parseRegionMap(map);
  latest = { map, regionOf, canonical: formatRegionMap(regionOf) };
  return latest;
}

/** Reports `regions.length` or a `regions.size` for each region that has not as many cells as a row. */
function readMap(map: string, shape: Shape, context: RuleContext): number[][] | null {
  const actual = lengthOf(map, shape);
  if (actual !== shape.cellCount) {
    const values = { expected: shape.cellCount, actual };
    context.report({ code: 'regions.length', path: 'map', words: words.length, values });
    return null;
  }
  const regions = cellsByRegion(divisionOf(map).regionOf);
  const wrong = regions.filter((cells) => cells.length !== shape.size);
  const symbols = wrong.length > 0 ? Array.from(map) : [];
  for (const cells of wrong) {
    const values = { size: shape.size, name: symbols[cells[0] as number] as string, actual: cells.length };
    context.report({ code: 'regions.size', path: 'map', words: words.size, values });
  }
  return wrong.length === 0 ? regions : null;
}

/** Every region of a given partition of the board holds each digit once (jigsaw). */
export const regions: RuleType<Spec, z.infer<typeof options>> = {
  type: 'regions',
  words: {
    name: { en: 'Jigsaw Sudoku', ja: 'ジグソーナンプレ' },
    text: {
      en: '{min} to {max} once in every outlined region.',
      ja: '太線の領域に{min}～{max}が1つずつ入ります。',
    },
    short: { en: 'Jigsaw', ja: 'ジグソー' },
    moreOptions: {
      exchanges: {
        en: 'Exchanges of border cells',
        ja: '境界のマスの交換回数',
      },
    },
  },
  schema,
  aliases: {
    jigsaw: [{ type: 'regions' }],
    irregular: [{ type: 'regions' }],
    ジグソー: [{ type: 'regions' }],
    領域: [{ type: 'regions' }],
  },
  base: [{ type: 'rows' }, { type: 'columns' }],
  sample: { size: 4, specs: [{ type: 'regions', map: 'AAABACBBCCDBCDDD' }] },
  tool: {
    gesture: 'regions',
    name: { en: 'Regions', ja: '領域' },
    key: 'R',
    specOf: ({ text }) => ({ type: 'regions', map: text }),
    strokeOf: ({ map }, shape) => ({
      cells: Array.from({ length: shape.cellCount }, (_, cell) => cell),
      text: map,
    }),
  },
  create({ map }, context) {
    const { shape } = context;
    if (!hasDigitsFor('regions', shape.size, context)) return null;
    const partition = readMap(map, shape, context);
    if (!partition) return null;
    const { repeat, name } = words;
    return withCandidates(
      shape,
      distinctGroups(
        shape,
        partition.map((cells, i) => ({ kind: 'region', number: i + 1, cells, repeat, name, isTold: true })),
        (scene) => {
          for (const cells of partition) scene.add({ kind: 'region', cells });
        },
      ),
    );
  },
  canonical: ({ type, map }) => ({ type, map: divisionOf(map).canonical }),
  options,
  frame(shape, { exchanges = thoroughTries(shape) }, random) {
    return { type: 'regions', map: formatRegionMap(randomRegions(shape, exchanges, random)) };
  },
};
