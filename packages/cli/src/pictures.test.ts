import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hitotsu, PUZZLE } from './testkit/run-command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hitotsu-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const TWO = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........';
const rows = (svg: string) => /<desc xml:lang="en">([^<]*)/.exec(svg)?.[1] ?? '';

describe('pictures', () => {
  it('of a puzzle, its solution and its next step, on standard output', async () => {
    const puzzle = await hitotsu(['convert', '--format', 'svg', PUZZLE]);
    expect(puzzle).toMatchObject({ status: 0, err: '' });
    expect(puzzle.out).toMatch(/^<svg [^>]*>\n<title xml:lang="en">.*<\/svg>\n$/s);
    expect(rows(puzzle.out)).toMatch(/^Row 1: [\d. ]*\./);
    const solved = await hitotsu(['solve', '--format', 'svg', PUZZLE]);
    expect(rows(solved.out)).not.toContain('.');
    const hint = await hitotsu(['hint', '--format', 'svg', '--theme', 'dark', PUZZLE]);
    // The candidate that is placed lies on a blue disc.
    expect(hint.out).toContain('fill="#8db4ff"');
    const where = await hitotsu(['hint', '--format', 'svg', '--theme', 'dark', '--stage', '1', PUZZLE]);
    expect(where.out).not.toContain('<circle');
    expect(where.out).not.toBe(hint.out);
  });

  it('of two solutions: both digits where they differ, and how many there are as a message', async () => {
    const ran = await hitotsu(['solve', '--format', 'svg', TWO]);
    expect(ran.err).toContain('At least 2 solutions');
    expect(ran.out).toContain('#fff3b8');
    expect(rows(ran.out)).toMatch(/ \./);
  });

  it('with what a player wrote, and with what is wrong', async () => {
    const digits = Array.from('.'.repeat(81));
    digits[PUZZLE.search(/[.0]/)] = '9';
    const game = {
      hitotsu: 1,
      size: 9,
      givens: PUZZLE.replaceAll('0', '.'),
      game: { version: 1, entries: digits.join(''), colours: { R9C9: [3] } },
    };
    writeFileSync(join(folder, 'game.json'), JSON.stringify(game));
    const drawn = await hitotsu(['convert', '--format', 'svg', 'game.json'], { cwd: folder });
    expect(drawn.out).toContain('#b8ad7c');
    const hint = await hitotsu(['hint', '--format', 'svg', 'game.json'], { cwd: folder });
    expect(hint.out).toContain('#fce3de');
  });

  it('in files: their form by their name, further ones numbered', async () => {
    writeFileSync(join(folder, 'two.txt'), `${PUZZLE}\nnothing\n${PUZZLE}\n`);
    const ran = await hitotsu(['solve', '--output', 'a.svg', 'two.txt'], { cwd: folder });
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(readdirSync(folder).sort()).toEqual(['a-2.svg', 'a.svg', 'two.txt']);
    expect(readFileSync(join(folder, 'a-2.svg'), 'utf8')).toBe(readFileSync(join(folder, 'a.svg'), 'utf8'));
    const made = await hitotsu(
      ['generate', '--size', '4', '--count', '2', '--seed', '1', '--output', 'b.svg'],
      { cwd: folder },
    );
    expect(made).toMatchObject({ status: 0, out: '' });
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['b.svg', 'b-2.svg']));
  });

  it('as PNG of 2000 pixels', async () => {
    const ran = await hitotsu(['convert', '--output', 'a.png', PUZZLE], { cwd: folder });
    expect(ran).toMatchObject({ status: 0, err: '', out: '' });
    const bytes = readFileSync(join(folder, 'a.png'));
    expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2000, 2000]);
  });
});

describe('what pictures cannot do', () => {
  it('is said in both languages', async () => {
    writeFileSync(join(folder, 'two.txt'), `${PUZZLE}\n${PUZZLE}\n`);
    for (const [argv, en, ja] of [
      [['solve', '--format', 'svg', 'two.txt'], '[pictures-several]', '複数の図は入りません'],
      [['generate', '--format', 'png', '--count', '2'], '--output FILE', '--output ファイル名'],
      [['convert', '--output', 'a.txt', PUZZLE], 'must end in .svg or .png', '「a.txt」という名前では'],
      [['convert', '--theme', 'dark', PUZZLE], '--theme needs --format svg', '--themeは--format svg'],
      [['convert', '--format', 'json', '--output', 'a.svg', PUZZLE], '--output needs', '--outputは'],
      [
        ['convert', '--format', 'svg', '--theme', 'drak', PUZZLE],
        'Did you mean "dark"?',
        '「dark」ではありませんか。',
      ],
      [['count', '--format', 'svg', PUZZLE], '--format cannot be "svg"', '「svg」は使えません'],
    ] as const) {
      const ran = await hitotsu(argv, { cwd: folder });
      expect(ran.status, argv.join(' ')).toBe(2);
      expect(ran.err).toContain(en);
      expect((await hitotsu([...argv, '--lang', 'ja'], { cwd: folder })).err).toContain(ja);
    }
  });

  it('a puzzle without a next step has no picture, but a message', async () => {
    const solved = (await hitotsu(['solve', '--format', 'line', PUZZLE])).out.trim();
    const ran = await hitotsu(['hint', '--format', 'svg', solved]);
    expect(ran.out).toBe('');
    expect(ran.err).not.toBe('');
  });
});
