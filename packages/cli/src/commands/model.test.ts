import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CLASH, hitotsu, interrupter, LOOSE, PUZZLE, records, SOLUTION } from '../testkit/run-command.ts';

const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const folder = mkdtempSync(join(tmpdir(), 'hitotsu-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('hitotsu solve --backend ilp', () => {
  it('answers as the search does', { timeout: 60_000 }, async () => {
    const ilp = await hitotsu(['solve', '--backend', 'ilp', PUZZLE]);
    const search = await hitotsu(['solve', PUZZLE]);
    expect(ilp.out).toBe(search.out);
    expect(ilp.err).toMatch(
      /^0-1 program: \d+ variables, \d+ rows \(in full 729 and 324\); 2 runs of HiGHS, \d+ ms\.\n$/,
    );
    const lines = await hitotsu(['solve', '--backend', 'ilp', '--format', 'ndjson', '-'], {
      input: `${PUZZLE}\n${LOOSE}\n${CLASH}\n53\n`,
    });
    expect(records(lines).map(({ status }) => status)).toEqual(['unique', 'multiple', 'none', 'invalid']);
    expect(records(lines)[0]?.solution).toBe(SOLUTION);
    const three = await hitotsu(['solve', '--backend', 'ilp', '--limit', '3', '--format', 'ndjson', LOOSE]);
    expect(records(three)[0]?.solutions).toHaveLength(3);
    expect((await hitotsu(['solve', '--backend', 'ilp', '--lang', 'ja', PUZZLE])).err).toMatch(/^0-1計画: /);
  });

  it('answers undecided when the time is spent', { timeout: 30_000 }, async () => {
    const { status, out } = await hitotsu([
      'solve',
      '--backend',
      'ilp',
      '--budget-ms',
      '1',
      '--format',
      'line',
      HARD,
    ]);
    expect([status, out]).toEqual([3, 'undecided\n']);
  });

  it('stops within a second when interrupted', { timeout: 30_000 }, async () => {
    const { signal, interrupt } = interrupter();
    const running = hitotsu(['solve', '--backend', 'ilp', '--limit', '100000', '.'.repeat(81)], { signal });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const before = performance.now();
    interrupt();
    expect((await running).status).toBe(130);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('knows no other back end', async () => {
    const { status, err } = await hitotsu(['solve', '--backend', 'ipl', PUZZLE]);
    expect(status).toBe(2);
    expect(err).toContain('Did you mean "ilp"?');
  });
});

describe('hitotsu model', () => {
  it('writes each form', async () => {
    const lp = await hitotsu(['model', PUZZLE]);
    expect(lp).toMatchObject({ status: 0, err: '' });
    expect(lp.out).toMatch(/^\\ \{"hitotsu":1,"size":9,[\s\S]*\nMinimize\n any: 0 x_1_3_1\n[\s\S]*\nEnd\n$/);
    expect(await hitotsu(['model', '--format', 'lp', PUZZLE])).toEqual(lp);
    expect((await hitotsu(['model', '--format', 'mps', PUZZLE])).out).toMatch(/^\* [\s\S]*\nENDATA\n$/);
    expect((await hitotsu(['model', '--format', 'cnf', PUZZLE])).out).toMatch(
      /^c [\s\S]*\nc x_r_c_d = 81\(r-1\) \+ 9\(c-1\) \+ d - 1 \+ 1\np cnf 729 \d+\n/,
    );
    expect((await hitotsu(['model', '--format', 'asp', PUZZLE])).out).toMatch(/^% [\s\S]*\n#show x\/3\.\n/);
    const full = await hitotsu(['model', '--full', '--format', 'ndjson', PUZZLE]);
    expect(records(full)[0]).toMatchObject({ model: 'lp', variables: 729, rows: 324, unsaid: [] });
    const wrong = await hitotsu(['model', '--format', 'lpp', PUZZLE]);
    expect(wrong.status).toBe(2);
  });

  it('reads an answer back, and says what is wrong with one', async () => {
    const names = [...SOLUTION].map((d, i) => `x_${Math.floor(i / 9) + 1}_${(i % 9) + 1}_${d}`);
    writeFileSync(join(folder, 'good.sol'), names.map((name) => `1 ${name} 1 0`).join('\n'));
    writeFileSync(join(folder, 'bad.sol'), `${names[2]} 1\n`);
    writeFileSync(join(folder, 'none.sol'), 'Infeasible - objective value 0\n');
    const read = (file: string, ...rest: string[]) =>
      hitotsu(['model', '--read-solution', file, ...rest, PUZZLE], { cwd: folder });
    expect((await read('good.sol', '--format', 'line')).out).toBe(`${SOLUTION}\n`);
    expect((await read('good.sol')).out).toContain('keeps every rule');
    expect(records(await read('none.sol', '--format', 'ndjson'))[0]).toMatchObject({
      status: 'none',
      solution: null,
    });
    const bad = await read('bad.sol');
    expect(bad.status).toBe(2);
    expect(bad.err).toContain('The answer has no digit for R1C4. [solution-incomplete]');
    expect((await read('nowhere.sol')).err).toContain('Cannot read nowhere.sol');
  });

  it('names rules that it cannot say', async () => {
    const file = join(folder, 'corners.mjs');
    writeFileSync(
      file,
      `export default { type: 'corners', create: (_, { shape }) => ({
        cells: [0, 8, 72, 80],
        isValid: (board) => [0, 8, 72, 80].some((c) => board.isEmpty(c)) || [0, 8, 72, 80].reduce((s, c) => s + board.digit(c), 0) % 2 === 0,
        candidates: (board, cell) => (board.isEmpty(cell) ? shape.allDigits : shape.setOf(board.digit(cell))),
      }) };`,
    );
    const document = JSON.stringify({ hitotsu: 1, size: 9, givens: PUZZLE, rules: ['classic', 'corners'] });
    const { status, err, out } = await hitotsu(['model', '--load', file, document]);
    expect(status).toBe(0);
    expect(err).toContain('rules[1] (corners)');
    expect(out).toContain('\n\\ ! rules[1] (corners)\n');
  });
});
