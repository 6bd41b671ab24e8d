/** What a page tells of each technique: apart from the sentences of hints, so that an app loads it only when it is read. */
import { ALS } from './als.ts';
import { CHAINS } from './chains.ts';
import { COLORS } from './colors.ts';
import { fishLore } from './fish.ts';
import { FORCING } from './forcing.ts';
import { KRAKEN } from './kraken.ts';
import { LOCKED } from './locked.ts';
import type { Lore, LoreTable } from './lore.ts';
import { RULES } from './rules.ts';
import { SINGLE_DIGIT } from './single-digit.ts';
import { SINGLES } from './singles.ts';
import { SUBSETS } from './subsets.ts';
import { SUMS } from './sums.ts';
import { UNIQUENESS } from './uniqueness.ts';
import { WINGS } from './wings.ts';

export { appliesTo } from './applies.ts';
export { FAMILIES, type Family, familyOf } from './families.ts';
export type { Lore } from './lore.ts';

const ALL: LoreTable = {
  ...SINGLES,
  ...LOCKED,
  ...SUBSETS,
  ...KRAKEN,
  ...SINGLE_DIGIT,
  ...COLORS,
  ...WINGS,
  ...UNIQUENESS,
  ...CHAINS,
  ...ALS,
  ...SUMS,
  ...RULES,
  ...FORCING,
};

/** What a page tells of a technique; undefined for a key that is not known. */
export function loreOf(key: string): Lore | undefined {
  return Object.hasOwn(ALL, key) ? ALL[key] : fishLore(key);
}
