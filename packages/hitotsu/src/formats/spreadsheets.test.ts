import { describe, expect, it } from 'vitest';
import { readAny } from './index.ts';

/** Seed 003's puzzle. */
const SEED = '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6';

/** The format and the givens of a text that holds one puzzle. */
function read(text: string) {
  const { format, items } = readAny(text);
  return [format, ...items.map(({ result }) => (result.ok ? result.value.document.givens : result.errors))];
}

describe('tables of spreadsheets', () => {
  const rows = (SEED.match(/.{9}/g) as string[]).map((row) =>
    [...row].map((sign) => (sign === '.' ? '' : sign)),
  );

  it.each(['\t', ',', ';', ', '])('are grids, empty fields empty cells: %j', (separator) => {
    const text = rows.map((row) => row.join(separator)).join('\r\n');
    expect(read(text)).toEqual(['grid', SEED]);
    const quoted = rows.map((row) => row.map((field) => `"${field}"`).join(separator)).join('\n');
    expect(read(quoted)).toEqual(['grid', SEED]);
  });

  it('with rows of nothing', () => {
    const bare = rows.map((row, r) => (r === 0 || r === 4 || r === 8 ? row.map(() => '') : row));
    const text = bare.map((row) => row.join('\t')).join('\n');
    const givens = bare.map((row) => row.map((field) => field || '.').join('')).join('');
    expect(read(text)).toEqual(['grid', givens]);
  });

  it('are no triples, and triples between single tabs are no tables', () => {
    const three = rows.map((row, r) => row.map((field, c) => ((c + r) % 3 === 0 ? field || '' : '')));
    expect(readAny(three.map((row) => row.join('\t')).join('\n')).format).toBe('grid');
    expect(read('1\t1\t5\n1\t2\t3\n9\t9\t1')[0]).toBe('triples');
  });
});
