import type { Words } from '../../base/index.ts';

/** What a page tells of a technique: what is seen and what follows, why that is sound, how to spot it. */
export interface Lore {
  readonly what: Words;
  readonly why: Words;
  readonly spot: Words;
}

export type LoreTable = Readonly<Record<string, Lore>>;

type Pair = readonly [en: string, ja: string];

const words = ([en, ja]: Pair): Words => ({ en, ja });

export const lore = (what: Pair, why: Pair, spot: Pair): Lore => ({
  what: words(what),
  why: words(why),
  spot: words(spot),
});
