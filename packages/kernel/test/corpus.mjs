// The classic corpus, which lies beside the repository and may be absent.

import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../shared/corpus/classic/', import.meta.url);

export const corpusExists = existsSync(folder);

/** For each set the number of solutions (2 stands for several) of every line. */
export const SETS = {
  easy_naked_singles: 1,
  typical_qqwing: 1,
  minimal_random: 1,
  royle17: 1,
  top1465: 1,
  hardest1905_11plus: 1,
  hardest1106: 1,
  serg_multi: 2,
  multi_oneclue_removed: 2,
  multi_emptyish: 2,
  invalid_conflict: 0,
  invalid_nosolution: 0,
};

/** A set as bytes (lines of 82), and as strings. */
export function readSet(name) {
  return readFileSync(new URL(`${name}.txt`, folder));
}

export function linesOf(name) {
  return readSet(name)
    .toString('latin1')
    .split('\n')
    .filter((line) => line.length === 81);
}
