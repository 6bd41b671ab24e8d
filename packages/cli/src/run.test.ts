import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { displayWidth } from 'hitotsu/drawing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hitotsu, interrupter, PUZZLE, records } from './testkit/run-command.ts';

describe('help', () => {
  it('is there for every command in both languages, wrapped to the screen', async () => {
    for (const command of ['', 'generate', 'solve', 'check', 'count', 'candidates', 'redundant', 'convert'])
      for (const lang of ['en', 'ja']) {
        const ran = await hitotsu([...(command === '' ? [] : [command]), '--help', '--lang', lang]);
        expect(ran).toMatchObject({ status: 0, err: '' });
        expect(ran.out).toMatch(lang === 'en' ? /^Usage: hitotsu/ : /^使い方: hitotsu/);
        // Only examples are longer than a line.
        const lines = ran.out.split('\n').filter((line) => !line.startsWith('  hitotsu '));
        expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(80);
        if (lang === 'ja') expect(ran.out).not.toMatch(/Options|Commands|Arguments|default|Usage/);
      }
    for (const command of ['generate', 'convert', 'model'])
      expect((await hitotsu([command, '--help'])).out.match(/--format </g)).toHaveLength(1);
    expect((await hitotsu(['generate', '--help'])).out).not.toContain('--from');
    const rules = (await hitotsu(['generate', '--help'])).out;
    expect(rules).toMatch(/^ {2}cage, killer, killer-cage +Killer Cage\n {4}:largest=4 +Largest cage$/m);
    expect(rules).toMatch(/^ {4}:shortest=3 +Shortest$/m);
    expect((await hitotsu(['help', 'solve'])).out).toBe((await hitotsu(['solve', '--help'])).out);
    expect((await hitotsu(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('bad usage', () => {
  it('is answered in the language, with what was perhaps meant', async () => {
    for (const [argv, en, ja] of [
      [
        ['solv'],
        'There is no command "solv". Did you mean "solve"?',
        '「solv」というコマンドはありません。「solve」ではありませんか。',
      ],
      [
        ['solve', '--fromat', 'json'],
        'There is no option --fromat. Did you mean --format?',
        '--fromat というオプションはありません。--format ではありませんか。',
      ],
      [
        ['solve', '--format', 'yaml', PUZZLE],
        '--format cannot be "yaml".',
        '--format に「yaml」は使えません。',
      ],
      [
        ['solve', '--budget-ms', 'soon', PUZZLE],
        '--budget-ms must be a whole number',
        '--budget-ms には1以上の整数',
      ],
      [['help', 'solv'], 'Did you mean "solve"?', '「solve」ではありませんか。'],
      [
        ['solve', '--from', 'fpuzles', PUZZLE],
        'Did you mean "f-puzzles"?',
        '「f-puzzles」ではありませんか。',
      ],
      [
        ['generate', '--nonsense'],
        'See hitotsu generate --help.',
        'hitotsu generate --help をご覧ください。',
      ],
      [
        ['generate', '--minimal', '--clues', '30'],
        'error: --clues and --minimal cannot be asked for together.',
        '--cluesと--minimalは一緒に指定できません。',
      ],
      [['solve', '--limit'], 'needs a value', '値が必要です'],
      [[PUZZLE], 'A command has to come first', '先にコマンドが必要です'],
      [['solve', 'nowhere.txt'], 'Cannot read nowhere.txt.', 'nowhere.txtを読めません。'],
      [['solve', '--lang', 'fr', PUZZLE], '--lang cannot be "fr"', '--lang に「fr」は使えません'],
    ] as const) {
      const english = await hitotsu(argv);
      expect([argv, english.status, english.out]).toEqual([argv, 2, '']);
      expect(english.err).toContain(en);
      const japanese = await hitotsu(argv, { env: { LANG: 'ja_JP.UTF-8' } });
      expect(japanese.err).toContain(ja);
    }
  });
});

describe('a stream of lines', () => {
  const count = 20_000;

  async function* chunks(onRead: (lines: number) => void): AsyncGenerator<Uint8Array, void, void> {
    const encoder = new TextEncoder();
    const each = 400;
    for (let line = 0; line < count; line += each) {
      onRead(each);
      yield encoder.encode(`${PUZZLE}\n`.repeat(each));
    }
  }

  it('goes through in order with a bounded backlog, however long it is', async () => {
    let read = 0;
    let written = 0;
    let last = 0;
    let backlog = 0;
    const ran = await hitotsu(['solve', '--format', 'ndjson'], {
      input: chunks((lines) => {
        backlog = Math.max(backlog, read - written);
        read += lines;
      }),
      onWrite(text) {
        expect(text.endsWith('\n')).toBe(true);
        for (const line of text.trimEnd().split('\n')) {
          const record = JSON.parse(line) as { line: number; status: string };
          expect(record.line).toBe(++last);
          expect(record.status).toBe('unique');
          written++;
        }
      },
    });
    expect(ran.status).toBe(0);
    expect(written).toBe(count);
    expect(backlog).toBeLessThanOrEqual(800);
  });

  it('stops quietly when nobody reads any more', async () => {
    let read = 0;
    const ran = await hitotsu(['solve', '--format', 'ndjson'], {
      input: chunks((lines) => {
        read += lines;
      }),
      brokenPipe: true,
    });
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(read).toBeLessThan(count / 2);
  });

  it('answers bad lines where they stand and goes on', async () => {
    const input = [PUZZLE, 'x', '# comment', '', PUZZLE.slice(2), PUZZLE].join('\n');
    const ran = await hitotsu(['solve', '--format', 'ndjson'], { input });
    expect(ran.status).toBe(2);
    expect(records(ran)).toMatchObject([
      { line: 1, status: 'unique' },
      { line: 2, status: 'invalid', error: { code: 'length', line: 2 } },
      { line: 5, status: 'invalid', error: { code: 'length', line: 5 } },
      { line: 6, status: 'unique' },
    ]);
    const first = await hitotsu(['solve', '--format', 'ndjson'], { input: `oops\n${PUZZLE}\n` });
    expect(records(first).map(({ status }) => status)).toEqual(['invalid', 'unique']);
  });

  it('ends with 130 and whole lines when interrupted', async () => {
    const { signal, interrupt } = interrupter();
    let read = 0;
    const ran = await hitotsu(['solve', '--format', 'json'], {
      signal,
      input: chunks((lines) => {
        read += lines;
        if (read > 2000) interrupt();
      }),
    });
    expect(ran.status).toBe(130);
    expect(ran.err).toBe('Interrupted.\n');
    expect(JSON.parse(ran.out)).toHaveLength(2000);
  });
});

describe('--load', () => {
  const rising = fileURLToPath(new URL('../examples/rising-row.mjs', import.meta.url));
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hitotsu-'));
    writeFileSync(join(folder, 'none.mjs'), 'export default { type: 1 };\n');
    writeFileSync(join(folder, 'broken.mjs'), 'export default (;\n');
    writeFileSync(join(folder, 'taken.mjs'), "export default { type: 'classic', create: () => null };\n");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("uses a user's own rule in solve, check, count and pictures", async () => {
    const givens = '................';
    const input = JSON.stringify({ hitotsu: 1, size: 4, givens, rules: ['classic', 'rising-row'] });
    const run = (...argv: string[]) => hitotsu([...argv, '--load', rising], { input, cwd: folder });
    expect((await run('count', '--format', 'line')).out).toBe('12\n');
    expect((await run('convert', '--to', 'picture')).out).toContain('Rules: Rising row');
    expect((await run('solve', '--lang', 'ja')).status).toBe(0);
    const without = await hitotsu(['count'], { input });
    expect(without.err).toContain('Unknown rule "rising-row"');
  });

  it('makes puzzles with it', async () => {
    const ran = await hitotsu(
      [
        ...['generate', '--rules', 'classic+rising-row', '--size', '4', '--seed', '1'],
        ...['--load', rising, '--format', 'ndjson'],
      ],
      { cwd: folder },
    );
    expect(records(ran)).toMatchObject([{ solution: expect.stringMatching(/^1234/) }]);
  });

  it('tells mistakes of such a rule from mistakes of ours', async () => {
    const rules = {
      throws: 'create: () => { throw new Error("no board"); }',
      empty: 'create: () => ({})',
      asked:
        'create: () => ({ cells: [0], isValid: () => { throw new Error("not today"); }, candidates: () => 1 })',
      wrong: 'create: () => ({ cells: [0], isValid: () => true, candidates: () => "123" })',
    };
    for (const [type, create] of Object.entries(rules))
      writeFileSync(join(folder, `${type}.mjs`), `export default { type: '${type}', ${create} };\n`);
    for (const [type, code, words] of [
      ['throws', 'rule-failed', 'no board'],
      ['empty', 'rule-incomplete', 'cells'],
      ['asked', 'rule-failed', 'not today'],
      ['wrong', 'rule-failed', 'candidates()'],
    ] as const) {
      const document = { hitotsu: 1, size: 4, givens: '................', rules: ['classic', type] };
      const argv = ['solve', '--load', `${type}.mjs`, JSON.stringify(document)];
      const ran = await hitotsu(argv, { cwd: folder });
      expect(ran).toMatchObject({ status: 2, out: '' });
      expect(ran.err).toContain(`[${code}]`);
      expect(ran.err).toContain(words);
    }
  });

  it('says what is wrong with a file', async () => {
    for (const [file, code] of [
      ['none.mjs', 'load-no-rule'],
      ['broken.mjs', 'load-failed'],
      ['gone.mjs', 'file-not-found'],
      ['taken.mjs', 'load-name-taken'],
    ] as const) {
      const ran = await hitotsu(['solve', '--load', file, PUZZLE], { cwd: folder });
      expect(ran).toMatchObject({ status: 2, out: '' });
      expect(ran.err).toContain(`[${code}]`);
    }
  });
});
