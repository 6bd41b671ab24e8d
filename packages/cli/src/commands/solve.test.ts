import { describe, expect, it } from 'vitest';
import { CLASH, hitotsu, LOOSE, PUZZLE, records, SOLUTION } from '../testkit/run-command.ts';

const SOLVED = `┌───────┬───────┬───────┐
│ 5 3 4 │ 6 7 8 │ 9 1 2 │
│ 6 7 2 │ 1 9 5 │ 3 4 8 │
│ 1 9 8 │ 3 4 2 │ 5 6 7 │
├───────┼───────┼───────┤
│ 8 5 9 │ 7 6 1 │ 4 2 3 │
│ 4 2 6 │ 8 5 3 │ 7 9 1 │
│ 7 1 3 │ 9 2 4 │ 8 5 6 │
├───────┼───────┼───────┤
│ 9 6 1 │ 5 3 7 │ 2 8 4 │
│ 2 8 7 │ 4 1 9 │ 6 3 5 │
│ 3 4 5 │ 2 8 6 │ 1 7 9 │
└───────┴───────┴───────┘
`;

describe('hitotsu solve', () => {
  it('shows the solution and that it is the only one, in both languages', async () => {
    const en = await hitotsu(['solve', PUZZLE]);
    expect(en).toEqual({ status: 0, out: `${SOLVED}Exactly one solution.\n`, err: '' });
    const ja = await hitotsu(['solve', PUZZLE], { env: { LANG: 'ja_JP.UTF-8' } });
    expect(ja).toEqual({ status: 0, out: `${SOLVED}解は1つだけです（唯一解）。\n`, err: '' });
    expect(await hitotsu(['solve', '--lang', 'ja', PUZZLE])).toEqual(ja);
    expect(await hitotsu(['--lang=ja', 'solve', PUZZLE])).toEqual(ja);
  });

  it('shows two solutions with the cells in which they differ', async () => {
    const { out, status } = await hitotsu(['solve', LOOSE]);
    expect(status).toBe(0);
    expect(out).toMatch(/More than one solution\. Two that differ in \d+ cells are shown\.\n$/);
    const differ = Number(/differ in (\d+)/.exec(out)?.[1]);
    expect(out.split('*').length - 1).toBe(2 * differ);
  });

  it('says what clashes where there is no solution', async () => {
    const en = await hitotsu(['solve', CLASH]);
    expect(en.status).toBe(0);
    expect(en.out.split('\n').slice(13)).toEqual([
      'No solution: these 3 clues and rules already contradict each other.',
      '  given R1C2 = 9',
      '  given R5C2 = 9',
      '  rule: Classic Sudoku',
      '9 appears twice in column 2.',
      'No smaller set of clues and rules contradicts (proved).',
      '',
    ]);
    const ja = await hitotsu(['solve', '--lang', 'ja', CLASH]);
    expect(ja.out).toContain('解がありません。次の3個のヒント数字・ルールだけで、すでに矛盾しています。');
    expect(ja.out).toContain('  ヒント数字 1行2列の9\n');
  });

  it('writes a record a puzzle', async () => {
    const input = [PUZZLE, LOOSE, CLASH].join('\n');
    const ran = await hitotsu(['solve', '--format', 'ndjson'], { input });
    expect(ran.status).toBe(0);
    const [one, many, none] = records(ran);
    expect(one).toEqual({
      line: 1,
      status: 'unique',
      solution: SOLUTION,
      solutions: [SOLUTION],
      stats: { nodes: expect.any(Number), guesses: expect.any(Number) },
    });
    expect(many).toMatchObject({ line: 2, status: 'multiple', solution: null });
    expect(many?.solutions).toHaveLength(2);
    expect(none).toMatchObject({ line: 3, status: 'none', solution: null, solutions: [] });
  });

  it('writes one line a puzzle, and JSON that stays JSON', async () => {
    const input = `${PUZZLE}\n${LOOSE}\n`;
    const lines = await hitotsu(['solve', '--format', 'line'], { input });
    expect(lines.out).toBe(`${SOLUTION}\nmultiple\n`);
    const json = await hitotsu(['solve', '--format', 'json'], { input });
    expect(JSON.parse(json.out)).toMatchObject([{ status: 'unique' }, { status: 'multiple' }]);
    expect(JSON.parse((await hitotsu(['solve', '--format', 'json', 'nothing.txt'])).out)).toMatchObject([
      { status: 'invalid', error: { code: 'file-not-found' } },
    ]);
  });

  it('calls one solution of which no more was asked solvable', async () => {
    const [record] = records(await hitotsu(['solve', '--limit', '1', '--format', 'ndjson', LOOSE]));
    expect(record).toMatchObject({ status: 'solvable' });
    expect(record?.solution).toMatch(/^[1-9]{81}$/);
  });

  it('ends with 3 when the budget is spent before the answer is known', async () => {
    const hard = '.......1.....2...3.........4....3.......5...6....1.........78......6........32...';
    const ran = await hitotsu(['solve', '--budget-nodes', '2', '--format', 'ndjson', hard]);
    expect(records(ran)).toMatchObject([{ status: 'undecided' }]);
    expect(ran.status).toBe(3);
    const text = await hitotsu(['solve', '--budget-nodes', '2', hard]);
    expect(text.out).toContain('Not decided within the budget');
  });

  it('draws in ASCII and in colour when asked, never otherwise', async () => {
    const ascii = await hitotsu(['solve', '--ascii', PUZZLE]);
    expect(ascii.out).toMatch(/^[\n\x20-\x7e]*$/);
    const colored = await hitotsu(['solve', '--color', PUZZLE]);
    expect(colored.out).toContain('\u001b[');
    const forced = await hitotsu(['solve', PUZZLE], { env: { FORCE_COLOR: '1' } });
    expect(forced.out).toContain('\u001b[');
    const none = await hitotsu(['solve', PUZZLE], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } });
    expect(none.out).not.toContain('\u001b');
  });
});
