import { InputError } from 'hitotsu/base';
import { describe, expect, it } from 'vitest';
import type { HandlerContext } from '../context.ts';
import { clashes } from './clashes.ts';
import { rating } from './rating.ts';
import { settling } from './settling.ts';
import { solving } from './solving.ts';

const context = (): HandlerContext => ({ signal: new AbortController().signal, progress: () => {} });
const UNIQUE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const classic = (givens: string) => ({ hitotsu: 1, size: 9, givens });

describe('questions about solutions', () => {
  it('check: one, two that differ, none', async () => {
    const one = await solving.check({ document: classic(UNIQUE) }, context());
    expect(one).toMatchObject({ status: 'unique', differ: [] });
    expect(one.solutions[0]).toHaveLength(81);
    const several = await solving.check({ document: classic('.'.repeat(81)) }, context());
    expect(several.status).toBe('multiple');
    const [a = '', b = ''] = several.solutions;
    expect(several.differ).toEqual([...a].flatMap((digit, cell) => (digit === b[cell] ? [] : [cell])));
    expect(await solving.check({ document: classic(`55${'.'.repeat(79)}`) }, context())).toMatchObject({
      status: 'none',
    });
  });

  it('a check that ran out of time goes on from there', async () => {
    const cells = Array.from({ length: 81 }, (_, i) => (i * 37) % 81);
    const name = (cell: number) => `R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}`;
    const rules = [
      'classic',
      ...Array.from({ length: 9 }, (_, at) => ({
        type: 'sum',
        cells: cells.slice(at * 9, at * 9 + 9).map(name),
        sum: at === 0 ? 44 : 45,
      })),
    ];
    const ask = { document: { ...classic('.'.repeat(81)), rules }, ms: 150 };
    const first = await solving.check(ask, context());
    expect(first.status).toBe('undecided');
    const second = await solving.check(ask, context());
    expect(second.nodes).toBeGreaterThan(first.nodes);
    expect(second.ms).toBeGreaterThan(first.ms);
  });

  it('a check of the entries is another question', async () => {
    const game = { version: 1, entries: `..1${'.'.repeat(78)}` };
    const document = { ...classic(UNIQUE), game };
    expect(await solving.check({ document }, context())).toMatchObject({ status: 'unique' });
    expect(await solving.check({ document, entries: true }, context())).toMatchObject({ status: 'none' });
  });

  it('conflict: members, and what is broken in plain sight', async () => {
    const clash = await clashes.conflict({ document: classic(`5...5${'.'.repeat(76)}`) }, context());
    expect(clash).toMatchObject({ givens: [0, 4], reason: null });
    expect(clash?.names.every(({ ground }) => ground)).toBe(true);
    expect(clash?.breaches[0]?.cells).toEqual([0, 4]);
  });

  it('conflict: where nothing is broken yet, what it leads to', async () => {
    // R2C1 and R3C5 take the 6 out of the cage's cells, and 11 in two cells of a 6×6 needs it.
    const document = {
      hitotsu: 1,
      size: 6,
      givens: `${'.'.repeat(6)}6.......6.${'.'.repeat(20)}`,
      rules: ['classic', { type: 'cage', cells: ['R2C4', 'R3C4'], sum: 11 }],
    };
    const clash = await clashes.conflict({ document }, context());
    expect(clash?.givens).toEqual([6, 14]);
    expect(clash?.names.filter(({ ground }) => !ground)).toEqual([
      { words: { en: 'Killer cage 11', ja: 'ケージ11' }, cell: 9, ground: false },
    ]);
    expect(clash?.breaches).toEqual([]);
    expect(clash?.reason?.said.en.map(({ text }) => text).join('')).toMatch(
      /no digit|no place|out of reach|no longer/,
    );
  });

  it('settle: any one of some clues, or all of some', async () => {
    const loose = UNIQUE.replace('5', '.').replace('7', '.').replace('6', '.');
    const document = classic(loose);
    const { kind, clues } = await settling.settle({ document }, context());
    expect(['any', 'all']).toContain(kind);
    const put = (list: typeof clues) =>
      classic(
        Array.from(loose, (given, cell) =>
          String(list.find((clue) => clue.cell === cell)?.digit ?? given),
        ).join(''),
      );
    for (const list of kind === 'any' ? clues.map((clue) => [clue]) : [clues])
      expect(await solving.check({ document: put(list) }, context())).toMatchObject({ status: 'unique' });
    const empty = await settling.settle({ document: classic('.'.repeat(81)) }, context());
    expect(empty.kind).toBe('all');
    const filled = Array.from({ length: 81 }, (_, cell) =>
      String(empty.clues.find((clue) => clue.cell === cell)?.digit ?? '.'),
    ).join('');
    expect(await solving.check({ document: classic(filled) }, context())).toMatchObject({ status: 'unique' });
  });

  it('true candidates, those of one solution only, and clues that could go', async () => {
    const small = { hitotsu: 1, size: 4, givens: '1...............' };
    const { sets, once, decided } = await solving.trueCandidates({ document: small, once: true }, context());
    expect(decided).toBe(true);
    expect(sets[0]).toBe(1);
    expect(once?.every((set, cell) => (set & ~(sets[cell] ?? 0)) === 0)).toBe(true);
    const full = '1234341221434321';
    const spare = await solving.redundant({ document: { ...small, givens: full } }, context());
    expect(spare.status).toBe('unique');
    expect(spare.givens).toHaveLength(16);
  });

  it('refuse what is no puzzle, with its errors', async () => {
    await expect(
      solving.check({ document: { hitotsu: 1, size: 9, givens: 'x' } }, context()),
    ).rejects.toBeInstanceOf(InputError);
  });

  it('count counts, and stops when it is told to', async () => {
    expect(
      await solving.count({ document: { hitotsu: 1, size: 4, givens: '.'.repeat(16) } }, context()),
    ).toMatchObject({
      count: 288,
      exact: true,
    });
    const controller = new AbortController();
    const counting = solving.count(
      { document: classic('.'.repeat(81)) },
      { signal: controller.signal, progress: () => controller.abort(new Error('stop')) },
    );
    await expect(counting).rejects.toThrow('stop');
  });
});

describe('how hard a puzzle is', () => {
  it('grade, hardest step, and no grade without exactly one solution', async () => {
    const rated = await rating.rate({ document: classic(UNIQUE), se: true }, context());
    expect(rated).toMatchObject({
      status: 'unique',
      grade: 'easy',
      solved: true,
      hardest: { key: 'hidden-single' },
    });
    expect(rated.techniques.reduce((sum, { count }) => sum + count, 0)).toBe(rated.steps);
    expect(rated.se).toBeGreaterThan(1);
    expect(await rating.rate({ document: classic('.'.repeat(81)) }, context())).toMatchObject({
      status: 'multiple',
      grade: null,
    });
  });
});
