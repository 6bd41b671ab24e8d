import { describe, expect, it } from 'vitest';
import { CLASH, hitotsu, LOOSE, PUZZLE, records } from '../testkit/run-command.ts';

const game = (fields: Record<string, unknown>): string =>
  JSON.stringify({ hitotsu: 1, size: 9, givens: PUZZLE, game: { version: 1, ...fields } });
const KILLER =
  '{"hitotsu":1,"size":4,"givens":"................","rules":[{"type":"classic"},{"type":"cage","cells":["R2C1","R3C1"],"sum":6},{"type":"cage","cells":["R2C2","R2C3"],"sum":5},{"type":"cage","cells":["R1C3","R1C4"],"sum":6},{"type":"cage","cells":["R3C3","R4C3"],"sum":7},{"type":"cage","cells":["R3C2","R4C1","R4C2"],"sum":6},{"type":"cage","cells":["R1C1","R1C2"],"sum":4},{"type":"cage","cells":["R2C4","R3C4"],"sum":5},{"type":"cage","cells":["R4C4"],"sum":1}]}';

const stepsOf = (record: Record<string, unknown> | undefined) =>
  (record?.steps ?? []) as Record<string, unknown>[];

describe('hitotsu rate', () => {
  it('gives all ratings of a classic puzzle', async () => {
    const [record] = records(await hitotsu(['rate', '--format', 'ndjson', PUZZLE]));
    expect(record).toMatchObject({
      line: 1,
      status: 'unique',
      se: { er: expect.any(Number), ep: expect.any(Number), ed: expect.any(Number) },
      hodoku: { level: 'Easy', score: expect.any(Number) },
      grade: 'easy',
    });
    expect(Object.keys(record?.techniques as object)).toContain('hidden-single');
    const text = await hitotsu(['rate', PUZZLE]);
    expect(text).toMatchObject({ status: 0 });
    expect(text.out).toMatch(
      /^Sudoku Explainer: ER \d\.\d, EP \d\.\d, ED \d\.\d\nHoDoKu: Easy \(\d+\)\nHitotsu: Easy, /,
    );
    const ja = await hitotsu(['rate', '--lang', 'ja', PUZZLE]);
    expect(ja.out).toContain('Hitotsu: 初級、');
  });

  it('grades variants by our own scale alone', async () => {
    const [record] = records(await hitotsu(['rate', '--format', 'ndjson'], { input: `${KILLER}\n` }));
    expect(record).toMatchObject({ se: null, hodoku: null });
  });

  it('streams, and rates only what has one solution', async () => {
    const ran = await hitotsu(['rate', '--format', 'line', '--by', 'se'], {
      input: `${PUZZLE}\n${LOOSE}\nx\n${CLASH}\n`,
    });
    expect(ran.status).toBe(2);
    expect(ran.out.split('\n').slice(1, 4)).toEqual(['multiple', 'invalid', 'none']);
    const no = await hitotsu(['rate', '--format', 'line'], { input: `${LOOSE}\n` });
    expect(no.status).toBe(1);
  });

  it('refuses raters it does not know, and says when the budget ends', async () => {
    expect((await hitotsu(['rate', '--by', 'sudoku', PUZZLE])).status).toBe(2);
    expect((await hitotsu(['rate', '--budget-nodes', '2', PUZZLE])).status).toBe(3);
  });
});

describe('hitotsu hint', () => {
  it('tells no more than the stage asked for', async () => {
    const first = await hitotsu(['hint', '--stage', '1', PUZZLE]);
    expect(first.out.split('\n').at(-2)).toMatch(/^1\. Look at \w+ \d\.$/);
    const [one] = records(await hitotsu(['hint', '--stage', '1', '--format', 'ndjson', PUZZLE]));
    expect(JSON.stringify(one)).not.toMatch(/technique|placements|"cell"/);
    const [two] = records(await hitotsu(['hint', '--stage', '2', '--format', 'ndjson', PUZZLE]));
    expect(JSON.stringify(two)).toMatch(/technique/);
    expect(JSON.stringify(two)).not.toMatch(/placements|"cell"/);
    expect((await hitotsu(['hint', '--stage', '5', PUZZLE])).status).toBe(2);
  });

  it('tells all by itself, in both languages, with reasons and marks', async () => {
    const [record] = records(await hitotsu(['hint', '--format', 'ndjson', PUZZLE]));
    const [step] = stepsOf(record);
    expect(step).toMatchObject({ technique: expect.any(String), placements: [expect.any(String)] });
    expect(step?.stages).toHaveLength(4);
    expect(step?.spoken).toMatch(/row \d column \d is \d\.$/);
    expect((await hitotsu(['hint', '--lang', 'ja', PUZZLE])).out).toMatch(/4\. .*に決まります。/);
    expect((await hitotsu(['hint', '--format', 'line', PUZZLE])).out).toMatch(/^R\dC\d=\d\n$/);
  });

  it('refuses puzzles without exactly one solution', async () => {
    const ran = await hitotsu(['hint', '--format', 'ndjson'], { input: `${LOOSE}\n${CLASH}\n` });
    expect(records(ran).map(({ error }) => (error as { code: string }).code)).toEqual([
      'hint-several-solutions',
      'hint-no-solution',
    ]);
    expect(ran.status).toBe(1);
  });

  it('goes on from a game document; what is wrong comes first', async () => {
    const going = await hitotsu(['hint', '--format', 'line'], { input: game({ struck: { R1C3: [1, 2] } }) });
    expect(going.out).toMatch(/^R\dC\d/);
    const input = game({
      entries: `..4.2${'.'.repeat(76)}`.replace('2', '.').replace(/^(...)./, '$12'),
      history: [
        { changes: [{ cell: 'R1C3', what: 'entry', from: null, to: 4 }] },
        { changes: [{ cell: 'R1C4', what: 'entry', from: null, to: 2 }] },
      ],
    });
    const [record] = records(await hitotsu(['hint', '--format', 'ndjson'], { input }));
    expect(record).toMatchObject({
      status: 'mistake',
      wrong: {
        cell: 'R1C4',
        digit: 2,
        move: 2,
        lastGood: 1,
        contradiction: { sentence: expect.any(String) },
      },
    });
    const text = await hitotsu(['hint', '--lang', 'ja'], { input });
    expect(text.out).toContain('2手目、1行4列の2が間違いです。1手目までは、すべて合っていました。');
    const bad = await hitotsu(['hint'], { input: game({ entries: '1' }) });
    expect(bad.status).toBe(2);
  });
});

describe('hitotsu explain', () => {
  it('writes the whole path', async () => {
    const [record] = records(await hitotsu(['explain', '--format', 'ndjson', PUZZLE]));
    const steps = stepsOf(record);
    expect(record).toMatchObject({ line: 1, solved: true, grade: 'easy' });
    expect(steps.flatMap((step) => step.placements)).toHaveLength(51);
    for (const step of steps) expect(step.sentences).not.toHaveLength(0);
    const text = await hitotsu(['explain', PUZZLE]);
    expect(text.out).toMatch(/\n1\. (Full House|Hidden Single): .*\n/);
    expect(text.out).toMatch(/\nSolved by logic\. Easy, \d\.\d\.\n$/);
  });

  it('explains cages', async () => {
    const ran = await hitotsu(['explain', '--lang', 'ja'], { input: `${KILLER}\n` });
    expect(ran.out).toContain('のケージに入る数字の組は');
  });
});

describe('hitotsu generate with a target', () => {
  it('makes what was asked for, the same from the same seed', async () => {
    const argv = ['generate', '--grade', 'medium', '--seed', 'target', '--format', 'ndjson'];
    const first = await hitotsu(argv);
    const [record] = records(first);
    expect(first.status).toBe(0);
    expect(record).toMatchObject({
      reached: true,
      seed: 'target',
      tried: expect.any(Number),
      grade: 'medium',
      rating: expect.any(Number),
    });
    expect((await hitotsu(argv)).out).toBe(first.out);
    const [rated] = records(
      await hitotsu(['rate', '--by', 'grade', '--format', 'ndjson'], { input: first.out }),
    );
    expect(rated).toMatchObject({ grade: 'medium' });
  });

  it('says what it missed, and refuses what makes no sense', async () => {
    const missed = await hitotsu(['generate', '--technique', 'x-wing', '--seed', 's', '--budget-nodes', '1']);
    expect(missed.status).toBe(3);
    expect(missed.err).toContain('x-wing');
    const named = ['Naked Pair', 'naked pair', 'ネイキッドペア'].map((technique) =>
      hitotsu(['generate', '--technique', technique, '--seed', 's', '--format', 'line']),
    );
    const [first, ...others] = await Promise.all(named);
    expect(first?.status).toBe(0);
    for (const { out } of others) expect(out).toBe(first?.out);
    const near = await hitotsu(['generate', '--technique', 'x-wimg']);
    expect(near.err).toContain('Did you mean "x-wing"?');
    for (const wrong of [['--exactly'], ['--se', 'hard'], ['--technique', 'luck'], ['--se', '5-4']])
      expect((await hitotsu(['generate', '--seed', '1', ...wrong])).status, wrong.join()).toBe(2);
  });
});
