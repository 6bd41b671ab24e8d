import { unwrap } from 'hitotsu/base';
import { formats } from 'hitotsu/formats';
import { describe, expect, it } from 'vitest';
import { payloadOf } from '../../share/link.ts';
import { OLD_LINKS } from '../../share/links.fixture.ts';
import { reading } from './reading.ts';
import { solving } from './solving.ts';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const context = { signal: new AbortController().signal, progress: () => {} };
/** As a spreadsheet copies it: tabs between fields, nothing in the empty ones. */
const tableOf = (line: string) =>
  line.replace(/.{9}/g, (row) => `${[...row.replaceAll('.', ' ')].join('\t').replaceAll(' ', '')}\n`);
const firstCode = async (text: string) => (await reading.read({ text })).errors[0]?.code;

describe('reading', () => {
  it.each([
    ['a line', LINE, 'line'],
    ['a grid', LINE.replace(/.{9}/g, '$&\n'), 'grid'],
    ['a document', JSON.stringify({ hitotsu: 1, size: 9, givens: LINE }), 'json'],
    ['a game', JSON.stringify({ hitotsu: 1, size: 9, givens: LINE, game: { version: 1 } }), 'game'],
    ['a whole link of ours', `https://example.org/x/play#${OLD_LINKS[0]?.payload}`, 'link'],
    [
      'a link of ours in a sentence',
      `解けた？ https://example.org/x/play#${OLD_LINKS[0]?.payload} です`,
      'link',
    ],
    ['a table of a spreadsheet', tableOf(LINE), 'grid'],
    ['the end of a link of ours', `#${OLD_LINKS[0]?.payload}`, 'link'],
  ])('%s', async (_, text, format) => {
    const found = await reading.read({ text });
    expect(found).toMatchObject({ count: 1, errors: [], format: { name: format } });
    expect(found.puzzles[0]?.document.size).toBe(9);
  });

  it('every format that can be written and read', async () => {
    const document = { hitotsu: 1, size: 9, givens: LINE };
    const written = await reading.write({ document });
    expect(written.map(({ name }) => name)).toEqual(
      formats.filter(({ write }) => write).map(({ name }) => name),
    );
    for (const { name, text } of written) {
      if (text === null || !formats.find((format) => format.name === name)?.read) continue;
      const [found] = (await reading.read({ text })).puzzles;
      const checked = await solving.check({ document: found?.document ?? {} }, context);
      expect([name, checked.status, checked.solutions]).toEqual([name, 'unique', [SOLUTION]]);
    }
  });

  it('several puzzles with a bad one among them', async () => {
    const { puzzles, count, errors } = await reading.read({ text: [LINE, 'y'.repeat(81), LINE].join('\n') });
    expect([puzzles.length, count]).toEqual([2, 2]);
    expect(errors[0]?.line).toBe(2);
  });

  it('says where, and what cannot be resolved here', async () => {
    const broken = LINE.replace(/.{9}/g, '$&\n').replace('8...6...3', '8...6...');
    expect((await reading.read({ text: broken })).errors[0]).toMatchObject({
      code: 'line-length',
      line: 4,
      values: { expected: 9, actual: 8 },
    });
    expect(await firstCode('https://sudokupad.app/abcdef1234')).toBe('remote-id');
    expect(await firstCode('Dear all, see you at noon.')).toBe('unknown-format');
    expect(await firstCode('   ')).toBe('empty-input');
    expect(await firstCode(`#${OLD_LINKS[1]?.payload.slice(0, 60)}`)).toBe('link-incomplete');
  });

  it('leaves out rules that are not known here, if asked', async () => {
    const text = JSON.stringify({
      hitotsu: 1,
      size: 9,
      givens: LINE,
      rules: ['classic', { type: 'from-the-future', cells: [] }, 'diagonals'],
    });
    expect(await firstCode(text)).toMatch(/^unknown-rule/);
    const found = await reading.read({ text, withoutUnknown: true });
    expect(found.puzzles[0]?.document.rules.map(({ type }) => type)).toEqual([
      'classic',
      'diagonal',
      'diagonal',
    ]);
  });

  it('a link with progress is a game', async () => {
    const document = {
      hitotsu: 1,
      size: 9,
      givens: LINE,
      game: { version: 1, entries: `..4${'.'.repeat(78)}` },
    };
    const payload = unwrap(payloadOf(document, { progress: true }));
    const { puzzles } = await reading.read({ text: `play#${payload}` });
    expect(puzzles[0]).toMatchObject({
      isGame: true,
      document: { game: { entries: document.game.entries } },
    });
  });
});
