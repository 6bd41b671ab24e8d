import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hitotsu, PUZZLE, records } from './testkit/run-command.ts';

/** chrisboyle/sgtpuzzles#711: a killer without givens, said to have two solutions by a player who repeated a digit in a cage. */
const CAGES = `
  R1C1R2C1=10 R1C2R2C2=6 R1C3R1C4=8 R1C5R1C6=11 R1C7R1C8=9 R1C9R2C9=12 R2C3R3C3=10
  R2C4R2C5=11 R2C6R3C6R3C7=16 R2C7R2C8=6 R3C1R4C1=10 R3C2R4C2=17 R3C4R3C5=11 R3C8R4C8=8
  R3C9R4C9=8 R4C3R5C3=12 R4C4R5C4=8 R4C5R4C6R5C5R5C6=21 R4C7R5C7=7 R5C1R6C1=11 R5C2R6C2=7
  R5C8R6C8=13 R5C9R6C9R7C9=19 R6C3R6C4=4 R6C5R7C5=9 R6C6R6C7=12 R7C1R8C1=9 R7C2R7C3=10
  R7C4R8C2R8C3R8C4=23 R7C6R8C6=10 R7C7R8C7=12 R7C8R8C8=13 R8C5R9C5=12 R8C9R9C8R9C9=14
  R9C1R9C2=7 R9C3R9C4=15 R9C6R9C7=4`;

const killer = {
  hitotsu: 1,
  size: 9,
  givens: '.'.repeat(81),
  rules: [
    'classic',
    ...CAGES.trim()
      .split(/\s+/)
      .map((cage) => {
        const [cells = '', sum] = cage.split('=');
        return { type: 'cage', cells: cells.match(/R\dC\d/g), sum: Number(sum) };
      }),
  ],
};
const input = JSON.stringify(killer);

describe('a killer thought to have two solutions (sgtpuzzles#711)', () => {
  it('has one', async () => {
    const [record] = records(await hitotsu(['check', '--format', 'ndjson'], { input }));
    expect(record).toMatchObject({ status: 'unique' });
  });

  it('names the cage in which an entry repeats a digit', async () => {
    const [solved] = records(await hitotsu(['solve', '--format', 'ndjson'], { input }));
    const digits = [...String(solved?.solution)];
    // R2C6, R3C6 and R3C7 are one cage; its ends share no row, column or box.
    const [first, last] = [9 + 5, 2 * 9 + 6];
    const entries = digits.map((digit, cell) =>
      cell === first ? digit : cell === last ? digits[first] : '.',
    );
    const game = JSON.stringify({ ...killer, game: { version: 1, entries: entries.join('') } });
    const hint = await hitotsu(['hint'], { input: game });
    expect(hint.out).toMatch(new RegExp(`${digits[first]} in R3C7 is wrong`));
    expect(hint.out).toMatch(/twice in .*cage|cage .*twice/i);
  });
});

describe('small things said wrongly before', () => {
  it('a size without boxes is told as that, with what there is instead', async () => {
    for (const [argv, suggestion] of [
      [[], '--rules jigsaw '],
      [['--rules', 'killer'], '--rules jigsaw+killer '],
    ] as const) {
      const ran = await hitotsu(['generate', '--size', '5', '--seed', '1', ...argv]);
      expect(ran).toMatchObject({ status: 2, out: '' });
      expect(ran.err).toContain(`--size: A board of 5×5 has no boxes. ${suggestion}`);
    }
    const asked = await hitotsu(['generate', '--size', '5', '--seed', '1', '--rules', 'classic']);
    expect(asked.err).toContain('--rules: ');
  });

  it('a form that there is not is told with all that there are, and a picture by its ending', async () => {
    const form = await hitotsu(['solve', '--format', 'csv', PUZZLE]);
    expect(form.err).toContain('It can be: text, line, json, ndjson, svg, png.');
    expect((await hitotsu(['check', '--format', 'svg', PUZZLE])).err).toContain('text, line, json, ndjson.');
    const ending = await hitotsu(['convert', '--output', 'puzzle.gif', PUZZLE]);
    expect(ending).toMatchObject({ status: 2, out: '' });
    expect(ending.err).toContain('"puzzle.gif". The name must end in .svg or .png');
    const theme = await hitotsu(['convert', '--theme', 'dark', PUZZLE]);
    expect(theme.err).toContain('--theme needs --format svg or --format png.');
  });

  it('a line of a wrong length is measured by the lines around it', async () => {
    const input = `${PUZZLE}\nbad line\n${PUZZLE}\n`;
    for (const argv of [
      ['solve', '--format', 'line'],
      ['check', '--format', 'line'],
      ['check', '--from', 'line'],
    ]) {
      const ran = await hitotsu(argv, { input });
      expect(ran.status).toBe(2);
      expect(ran.err).toContain('Expected 81 characters, found 3.');
    }
  });

  it('a field of a document that is not known is named', async () => {
    const text = JSON.stringify({ hitotsu: 1, size: 9, givens: PUZZLE, rulez: ['killer'] });
    const ran = await hitotsu(['check', text]);
    expect(ran).toMatchObject({ status: 0, out: expect.stringContaining('unique') });
    expect(ran.err).toContain('"rulez" is not known here, so it changes nothing. Did you mean "rules"?');
    const ja = await hitotsu(['check', '--lang', 'ja', text]);
    expect(ja.err).toContain('「rulez」という項目はないため、使いませんでした。「rules」ではありませんか。');
  });

  it('what the player of a game did is said to be left out', async () => {
    const entries = `..4${'.'.repeat(78)}`;
    const game = { version: 1, entries, corner: { R1C4: [2, 6], R1C6: [2] }, history: [{ changes: [] }] };
    const input = JSON.stringify({ hitotsu: 1, size: 9, givens: PUZZLE, game });
    for (const to of ['line', 'grid', 'f-puzzles', 'picture']) {
      const ran = await hitotsu(['convert', '--to', to], { input });
      expect(ran.status).toBe(0);
      expect(ran.err).toContain(
        `The format "${to}" cannot hold this and leaves it out: the player's digits (1).`,
      );
      expect(ran.err).toContain("cells with the player's notes (2).");
      expect(ran.err).toContain("the player's moves (1).");
    }
    const whole = await hitotsu(['convert', '--to', 'json'], { input });
    expect(whole).toMatchObject({ status: 0, err: '' });
    expect(JSON.parse(whole.out)).toMatchObject({ game: { entries } });
    const ja = await hitotsu(['convert', '--to', 'line', '--lang', 'ja'], { input });
    expect(ja.err).toContain('形式「line」では表せないため、省きました: 入力した数字（1）');
  });

  it('a rule file that is not there is told in our words', async () => {
    const ran = await hitotsu(['solve', '--load', 'nowhere.mjs', PUZZLE]);
    expect(ran).toMatchObject({ status: 2, err: expect.stringContaining('nowhere.mjs. [file-not-found]') });
    expect(ran.err).not.toContain('imported from');
  });

  it('a rule of one’s own is explained below the picture', async () => {
    const rule = fileURLToPath(new URL('../examples/rising-row.mjs', import.meta.url));
    const argv = ['generate', '--load', rule, '--rules', 'classic+rising-row', '--size', '4', '--seed', '1'];
    expect((await hitotsu(argv)).out).toContain('\nRising row: Row 1 rises from left to right.\n');
    expect((await hitotsu([...argv, '--lang', 'ja'])).out).toContain(
      '\n上り行: 1行目は左から右へ大きくなります。\n',
    );
  });

  it('the candidates of a puzzle come with its status', async () => {
    for (const [givens, status] of [
      ['21...3.2..43....', 'unique'],
      ['2...............', 'multiple'],
      ['22..............', 'none'],
    ] as const) {
      const ran = await hitotsu(['candidates', '--format', 'ndjson', '--from', 'line'], { input: givens });
      expect(records(ran)).toMatchObject([{ status }]);
    }
  });

  it('region maps with other labels are the same puzzle', async () => {
    const named = (map: string) =>
      JSON.stringify({
        hitotsu: 1,
        size: 4,
        givens: '.'.repeat(16),
        rules: ['rows', 'columns', { type: 'regions', map }],
      });
    const ran = await hitotsu(['convert', '--to', 'json', '--format', 'json'], {
      input: `${named('AAABACBBCCDBCDDD')}\n${named('xxxyxz yyzzwyzwww'.replace(' ', ''))}\n`,
    });
    expect(ran.out.match(/1112132233423444/g)).toHaveLength(2);
  });
});
