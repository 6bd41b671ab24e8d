import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLASH, hitotsu, LOOSE, PUZZLE, records, SOLUTION } from '../testkit/run-command.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hitotsu-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('hitotsu check', () => {
  it('answers one word first, never translated, and 1 where the answer is no', async () => {
    for (const [puzzle, word, status] of [
      [PUZZLE, 'unique', 0],
      [LOOSE, 'multiple', 1],
      [CLASH, 'none', 1],
      ['12', 'invalid', 2],
    ] as const) {
      const ran = await hitotsu(['check', '--lang', 'ja', '--format', 'line'], { input: `${puzzle}\n` });
      expect([ran.out, ran.status]).toEqual([`${word}\n`, status]);
      const text = await hitotsu(['check', '--lang', 'ja'], { input: `${puzzle}\n` });
      if (word !== 'invalid') expect(text.out.split('\n')[0]).toBe(word);
    }
  });

  it('says why in the record: the solutions that differ, or the smallest clash', async () => {
    const ran = await hitotsu(['check', '--format', 'ndjson'], { input: `${LOOSE}\n${CLASH}\n` });
    const [many, none] = records(ran);
    expect(many).toMatchObject({
      status: 'multiple',
      differ: expect.arrayContaining([expect.stringMatching(/^R\dC\d$/)]),
    });
    expect(none).toMatchObject({
      status: 'none',
      conflict: { givens: ['R1C2', 'R5C2'], rules: [{ type: 'classic' }], smallest: true },
    });
  });

  it('counts bad input more than a no', async () => {
    const ran = await hitotsu(['check', '--format', 'line'], { input: `${LOOSE}\nx\n${PUZZLE}\n` });
    expect(ran).toMatchObject({ status: 2, out: 'multiple\ninvalid\nunique\n' });
  });
});

describe('hitotsu count', () => {
  it('counts exactly, or says at least', async () => {
    expect((await hitotsu(['count', PUZZLE])).out).toBe('1 solution.\n');
    expect((await hitotsu(['count', CLASH])).out).toBe('No solution.\n');
    const empty = await hitotsu(['count', '--from', 'line'], { input: `${'.'.repeat(16)}\n` });
    expect(empty.out).toBe('288 solutions.\n');
    const limited = await hitotsu(['count', '--limit', '5', '--lang', 'ja', LOOSE]);
    expect(limited).toMatchObject({ out: '解は少なくとも5通りあります。\n', status: 0 });
    expect((await hitotsu(['count', '--limit', '5', '--format', 'line', LOOSE])).out).toBe('5+\n');
  });
});

describe('hitotsu candidates', () => {
  it('shows the digits that occur in a solution', async () => {
    const [record] = records(await hitotsu(['candidates', '--format', 'ndjson', PUZZLE]));
    expect(record).toMatchObject({ decided: true, none: false, candidates: { R1C3: [4], R9C9: [9] } });
    const text = await hitotsu(['candidates'], { input: `1...............\n` });
    expect(text.out.split('\n').slice(0, 4)).toEqual([
      '┏━━━━━┯━━━━━┳━━━━━┯━━━━━┓',
      '┃  1  │   2 ┃   2 │   2 ┃',
      '┃     │ 3 4 ┃ 3 4 │ 3 4 ┃',
      '┠─────┼─────╂─────┼─────┨',
    ]);
    expect((await hitotsu(['candidates', PUZZLE])).out).toContain('│ 5 3 4 │ 6 7 8 │ 9 1 2 │');
    expect((await hitotsu(['candidates', CLASH])).out).toBe('No solution.\n');
  });
});

describe('hitotsu redundant', () => {
  it('names what could go alone, and what could not', async () => {
    const full = `${SOLUTION.slice(0, 40)}.${SOLUTION.slice(41)}`;
    const [record] = records(await hitotsu(['redundant', '--format', 'ndjson', full]));
    expect(record).toMatchObject({ status: 'unique' });
    expect(record?.givens).toHaveLength(80);
    const minimal = '.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...';
    const text = await hitotsu(['redundant', minimal]);
    expect(text.out).toContain('Every given and every rule is needed.');
    const loose = await hitotsu(['redundant', LOOSE]);
    expect(loose.out).toContain('Only a puzzle with exactly one solution');
    expect(loose.status).toBe(1);
  });

  it('names a cage by its cells and sum, in the words of the language', async () => {
    // The givens are enough; the cage only repeats what they say.
    const cage = { type: 'cage', cells: ['R1C3', 'R1C4'], sum: 7 };
    const document = { hitotsu: 1, size: 4, givens: '21...3.2..43....', rules: ['classic', cage] };
    const text = JSON.stringify(document);
    expect((await hitotsu(['redundant', text])).out).toContain('\n  Killer cage (R1C3 R1C4, sum 7)\n');
    const ja = (await hitotsu(['redundant', '--lang', 'ja', text])).out;
    expect(ja).toContain('\n  ケージ（1行3列・1行4列、合計7）\n');
    expect(ja).not.toMatch(/R\d+C\d+| \(/);
  });
});

describe('hitotsu convert', () => {
  it('writes the document by default, and any format by name', async () => {
    const json = await hitotsu(['convert', PUZZLE]);
    expect(JSON.parse(json.out)).toMatchObject({ hitotsu: 1, size: 9, givens: PUZZLE });
    const grid = await hitotsu(['convert', '--to', 'grid', PUZZLE]);
    expect(grid.out.split('\n')[0]).toBe('5 3 . | . 7 . | . . .');
    const back = await hitotsu(['convert', '--to', 'line'], { input: grid.out });
    expect(back.out).toBe(`${PUZZLE}\n`);
    const picture = await hitotsu(['convert', '--to', 'picture', PUZZLE]);
    expect(picture.out).toContain('│ 5 3 · │ · 7 · │ · · · │');
    const again = await hitotsu(['convert', '--to', 'line'], { input: picture.out });
    expect(again.out).toBe(`${PUZZLE}\n`);
  });

  it('says what a format cannot carry', async () => {
    const x = JSON.stringify({ hitotsu: 1, size: 9, givens: PUZZLE, rules: ['classic', 'x'] });
    const lossy = await hitotsu(['convert', '--to', 'line'], { input: x });
    expect(lossy).toMatchObject({ status: 0, out: `${PUZZLE}\n` });
    expect(lossy.err).toContain('[format-cannot-carry]');
    const kept = await hitotsu(['convert', '--format', 'line'], { input: x });
    expect(JSON.parse(kept.out)).toMatchObject({ givens: PUZZLE });
    expect(kept.err).toBe('');
  });
});

describe('input', () => {
  it('is taken from files, several of them named in the records, and - is standard input', async () => {
    writeFileSync(join(folder, 'one.txt'), `${PUZZLE}\n`);
    writeFileSync(join(folder, 'two.txt'), `\ufeff# a comment\r\n\r\n${PUZZLE}\r\n`);
    const ran = await hitotsu(['solve', '--format', 'ndjson', 'one.txt', 'gone.txt', '-', 'two.txt'], {
      cwd: folder,
      input: LOOSE,
    });
    expect(records(ran)).toMatchObject([
      { file: 'one.txt', line: 1, status: 'unique' },
      { line: 1, status: 'invalid', error: { code: 'file-not-found' } },
      { file: '-', line: 1, status: 'multiple' },
      { file: 'two.txt', line: 3, status: 'unique' },
    ]);
    expect(ran.status).toBe(2);
    expect((await hitotsu(['solve', '.'], { cwd: folder })).err).toContain('[file-is-folder]');
  });

  it('may be a grid over several lines, triples, or a document over several lines', async () => {
    const rows = PUZZLE.match(/.{9}/g)?.join('\n') ?? '';
    expect((await hitotsu(['solve', '--format', 'line'], { input: rows })).out).toBe(`${SOLUTION}\n`);
    const triples = [...PUZZLE]
      .flatMap((digit, i) => (digit === '.' ? [] : [`${Math.floor(i / 9) + 1},${(i % 9) + 1},${digit}`]))
      .join('\n');
    expect((await hitotsu(['solve', '--format', 'line'], { input: triples })).out).toBe(`${SOLUTION}\n`);
    const pretty = JSON.stringify({ hitotsu: 1, size: 9, givens: PUZZLE }, null, 2);
    expect((await hitotsu(['solve', '--format', 'line'], { input: pretty })).out).toBe(`${SOLUTION}\n`);
  });

  it('of 16 characters a line is a grid when there are 16 lines', async () => {
    const small = '1...............';
    const few = await hitotsu(['count', '--format', 'line'], { input: `${small}\n${small}\n` });
    expect(few.out).toBe('72\n72\n');
    const grid = `${'.'.repeat(16)}\n`.repeat(16);
    const [record] = records(await hitotsu(['convert', '--format', 'ndjson'], { input: grid }));
    expect(record).toMatchObject({ puzzle: { size: 16 } });
  });

  it('that is wrong is answered with its place and a caret', async () => {
    const short = await hitotsu(['solve', PUZZLE.slice(1)]);
    expect(short).toMatchObject({ status: 2, out: '' });
    expect(short.err).toContain('Expected 81 characters, found 80.');
    const sign = await hitotsu(['solve', `${PUZZLE.slice(0, 40)}!${PUZZLE.slice(41)}`]);
    const [message, source, caret] = sign.err.split('\n');
    expect(message).toBe('error: line 1, column 41: Unexpected character "!". [character-here]');
    expect(source?.charAt(caret?.indexOf('^') ?? 0)).toBe('!');
    const rule = '{"hitotsu":1,"size":9,"givens":"","rules":["clasic"]}';
    const unknown = await hitotsu(['solve', rule.replace('""', JSON.stringify('.'.repeat(81)))]);
    expect(unknown.err).toContain('Unknown rule "clasic". Did you mean "classic"?');
  });

  it('that states a wrong solution is told so', async () => {
    const document = { hitotsu: 1, size: 9, givens: PUZZLE, solution: `6${SOLUTION.slice(1)}` };
    for (const command of ['solve', 'check']) {
      const ran = await hitotsu([command, JSON.stringify(document)]);
      expect(ran.err).toContain('1 cell differs from the only solution. [stated-solution]');
    }
  });

  it('that a format cannot hold at all is refused, in every form of the answer', async () => {
    const input = JSON.stringify({ hitotsu: 1, size: 5, givens: '.'.repeat(25), rules: ['rows'] });
    const text = await hitotsu(['convert', '--to', 'jigsaw', '--lang', 'ja'], { input });
    expect(text).toMatchObject({ status: 2, out: 'invalid\n' });
    expect(text.err).toContain('列に同じ数字が入ってもよいこと');
    const [record] = records(await hitotsu(['convert', '--to', 'jigsaw', '--format', 'ndjson'], { input }));
    expect(record).toMatchObject({ format: 'jigsaw', text: null, error: { code: 'no-regions' } });
  });

  it('that is nothing is not taken for a folder', async () => {
    for (const argument of ['', '  '])
      expect(await hitotsu(['solve', argument], { cwd: '/' })).toMatchObject({
        status: 2,
        err: 'error: Nothing to read. [empty-input]\n',
      });
  });

  it('cannot write on the terminal with its own control characters', async () => {
    const title = { hitotsu: 1, size: 4, givens: '.'.repeat(16), title: '\u001b[2J\u202eout' };
    const input = `${JSON.stringify(title)}\n${PUZZLE} \u001b]0;taken\u0007\n`;
    const ran = await hitotsu(['check'], { input });
    expect(ran.out).toContain('[2J');
    expect(ran.err).toContain('taken');
    expect((ran.out + ran.err).replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  });

  it('that is hostile is answered with a code', async () => {
    for (const [input, code] of [
      ['', 'empty-input'],
      ['\n\n \n', 'empty-input'],
      ['\0\u0001\0\u0002'.repeat(50), 'binary-input'],
      [`${'1 2 3 4 5 6 7 8 9\n'.repeat(8)}\0`, 'binary-input'],
      ['\n'.repeat(1_000_001), 'too-many-lines'],
      ['# no puzzle in here\n'.repeat(900_000), 'too-long'],
      ['{"a":'.repeat(50_000), 'too-deep'],
      [`{"hitotsu":1,"size":9,"givens":"${'.'.repeat(81)}","__proto__":{}}`, 'forbidden-key'],
      ['1'.repeat(5_000_000), 'line-too-long'],
      ['what is this', 'unknown-format'],
    ] as const) {
      const ran = await hitotsu(['solve', '--format', 'ndjson'], { input });
      expect(ran.status).toBe(2);
      expect(records(ran)).toMatchObject([{ status: 'invalid', error: { code } }]);
      expect(ran.err).not.toMatch(/\n\s+at /);
    }
  });
});
