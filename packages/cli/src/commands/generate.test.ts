import { describe, expect, it } from 'vitest';
import { hitotsu, records } from '../testkit/run-command.ts';

describe('hitotsu generate', () => {
  it('makes the same puzzles from the same seed, and says the seed it chose', async () => {
    const make = (...more: string[]) => hitotsu(['generate', '--format', 'ndjson', '--count', '2', ...more]);
    const first = await make('--seed', 'spring');
    expect(await make('--seed', 'spring')).toEqual(first);
    expect(first).toMatchObject({ status: 0, err: '' });
    const [one, two] = records(first);
    expect(one).toMatchObject({ clues: 34, reached: true, seed: 'spring' });
    expect(two?.puzzle).not.toEqual(one?.puzzle);
    const alone = await hitotsu(['generate', '--format', 'ndjson', '--seed', String(two?.seed)]);
    expect(records(alone)[0]?.puzzle).toEqual(two?.puzzle);

    const chosen = await hitotsu(['generate']);
    const seed = /seed: (\d+)/.exec(chosen.err)?.[1] as string;
    expect((await hitotsu(['generate', '--seed', seed])).out).toBe(chosen.out);
  });

  it('makes puzzles that check calls unique, under all their rules', async () => {
    const made = await hitotsu([
      'generate',
      '--rules',
      'diagonals+anti-knight',
      '--difficulty',
      'easy',
      '--count',
      '3',
      '--seed',
      '1',
      '--format',
      'line',
    ]);
    const checked = await hitotsu(['check', '--format', 'line'], { input: made.out });
    expect(checked).toMatchObject({ status: 0, out: 'unique\nunique\nunique\n' });
  });

  it('keeps a symmetry and a number of givens', async () => {
    const ran = await hitotsu([
      ...['generate', '--clues', '32', '--symmetry', 'half-turn', '--seed', '5', '--format', 'line'],
    ]);
    const givens = ran.out.trim();
    expect(givens.replaceAll('.', '')).toHaveLength(32);
    [...givens].forEach((symbol, cell) => {
      expect(symbol === '.').toBe(givens.charAt(80 - cell) === '.');
    });
  });

  it('shows puzzle, answer and proof in both languages', async () => {
    const en = await hitotsu(['generate', '--size', '4', '--seed', '1']);
    expect(en.out).toMatch(/^Puzzle +Answer\n┌─────┬─────┐ {4}┌─────┬─────┐\n/);
    expect(en.out).toMatch(/\nExactly one solution \(proved\)\. \d+ givens?, seed 1\.\n$/);
    const ja = await hitotsu(['generate', '--size', '4', '--seed', '1', '--lang', 'ja']);
    expect(ja.out).toMatch(/^問題 +解答\n/);
    expect(ja.out).toContain('解は1つだけです（証明済み）。');
  });

  it('says which wishes were not reached, and ends with 3', async () => {
    const ran = await hitotsu(['generate', '--clues', '10', '--budget-nodes', '3000', '--seed', '1']);
    expect(ran.status).toBe(3);
    expect(ran.err).toContain('Not all wishes were reached (seed 1): 10 givens were asked for');
    expect(ran.out).toContain('Exactly one solution (proved).');
  });

  it('reads the signs of a Japanese keyboard', async () => {
    const seed = ['--seed', '1', '--format', 'line'];
    const plain = await hitotsu(['generate', '--rules', 'killer:largest=3+diagonals', ...seed]);
    const wide = await hitotsu(['generate', '--rules', 'キラー：ｌａｒｇｅｓｔ＝３＋対角線', ...seed]);
    expect(wide).toEqual(plain);
    expect(plain.status).toBe(0);
  });

  it('ends with 3 where the budget brought no grid', async () => {
    const rules = 'killer+anti-knight+windoku+anti-king+non-consecutive';
    const ran = await hitotsu(['generate', '--rules', rules, '--budget-nodes', '50', '--seed', '1']);
    expect(ran).toMatchObject({ status: 3, out: '' });
    expect(ran.err).toContain('[no-grid-in-budget]');
  });

  it('prints no seed of a puzzle that is not made', async () => {
    const ran = await hitotsu(['generate', '--rules', 'diagnals']);
    expect(ran.err).not.toContain('seed:');
    expect((await hitotsu(['generate', '--format', 'line'])).err).toMatch(/^seed: \d+\n$/);
  });

  it('refuses what makes no sense', async () => {
    for (const [argv, code] of [
      [['--rules', 'killer:biggest=4'], 'unknown-rule-option-known'],
      [['--difficulty', 'esay'], 'option-choice-suggestion'],
      [['--symmetry', 'round'], 'option-choice'],
      [['--clues', '-3'], 'option-number'],
      [['--size', '26'], 'option-number'],
      [['--rules', 'killr'], 'unknown-rule-suggestion'],
      [['--rules', ''], 'empty-rules'],
      [['--minimal', '--clues', '20'], 'options-conflict'],
      [['--difficulty', 'hard', '--grade', 'easy'], 'options-conflict'],
      [['--pattern', '..x'], 'pattern-length'],
      [['puzzle.txt'], 'arguments-too-many'],
    ] as const) {
      const ran = await hitotsu(['generate', '--seed', '1', ...argv]);
      expect([argv, ran.status, ran.out]).toEqual([argv, 2, '']);
      expect(ran.err).toContain(`[${code}]`);
    }
  });
});

describe('hitotsu without a command', () => {
  it('makes one medium puzzle where there is no terminal', async () => {
    const en = await hitotsu([]);
    expect(en.status).toBe(0);
    expect(en.err).toBe('No terminal here, so there is no menu: one puzzle of level Medium.\n');
    expect(en.out).toMatch(/^Puzzle +Answer\n/);
    expect(en.out).toMatch(
      /Exactly one solution \(proved\)\. \d+ givens, seed \d+\.\nHitotsu: Medium, \d\.\d\n$/,
    );
    const ja = await hitotsu([], { env: { LC_ALL: 'ja_JP.UTF-8', LANG: 'C' } });
    expect(ja.out).toMatch(/^問題 +解答\n/);
  });
});
