import { expect, it } from 'vitest';
import { restoreSentences } from './restoring.ts';

const all = 'All games of this file are here already.';

it.each([
  [{ add: 2 }, ['2 games will be added.', 'Nothing is overwritten.']],
  [{ add: 1, here: 1 }, ['1 game will be added.', '1 is here already.', 'Nothing is overwritten.']],
  [{ here: 3 }, [all]],
  [{ here: 3, bad: 1 }, ['3 are here already.', '1 could not be read.']],
  [{ bad: 1 }, ['Nothing of this file can be added.', '1 could not be read.']],
  [{}, ['There is no game in this file.']],
  [{ isCut: true }, ['Nothing of this file can be added.', 'The end of the file is missing.']],
  [{ here: 1, isCut: true }, ['1 is here already.', 'The end of the file is missing.']],
])('a backup with %o', (found, said) =>
  expect(restoreSentences({ add: 0, here: 0, bad: 0, isCut: false, ...found })).toEqual(said),
);
