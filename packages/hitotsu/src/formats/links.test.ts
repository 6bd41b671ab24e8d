import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/index.ts';
import { parsePuzzle, puzzleHash } from '../puzzle/index.ts';
import { readAny, readLine, writeAny } from './index.ts';
import { packBase64 } from './lz.ts';
import { unzipText } from './sudokupad-zip.ts';

const EMPTY = '.'.repeat(81);
const grid = (cells: Record<string, object> = {}, size = 9) =>
  Array.from({ length: size }, (_, r) =>
    Array.from({ length: size }, (_, c) => cells[`R${r + 1}C${c + 1}`] ?? {}),
  );
const load = (data: object) => packBase64(JSON.stringify(data));

function only(text: string) {
  const { format, items } = readAny(text);
  expect(items).toHaveLength(1);
  const result = items[0]?.result;
  if (!result?.ok) throw new Error(JSON.stringify(result?.errors));
  return { format, document: result.value.document, puzzle: result.value, warnings: result.warnings };
}

function refusal(text: string) {
  const result = readAny(text).items[0]?.result;
  if (!result || result.ok) throw new Error('expected a refusal');
  return result.errors[0];
}

it('are found among words', () => {
  const packed = load({ size: 9, grid: grid({ R1C1: { value: 5, given: true } }) });
  const link = `https://f-puzzles.com/?load=${packed}`;
  for (const text of [`Try this one: ${link} it is nice`, `今日の問題（${link}）`, `A title\n\n<${link}>`])
    expect(only(text)).toMatchObject({ format: 'f-puzzles', document: { givens: `5${'.'.repeat(80)}` } });
  expect(refusal(`A title\nhttps://sudokupad.app/abcdef1234`)).toMatchObject({ code: 'remote-id', line: 2 });
  expect(refusal('See https://example.org/puzzles for more')?.code).toBe('unknown-format');
});

describe('f-puzzles', () => {
  it('says of an id that only its own site has the puzzle', () => {
    const error = refusal('https://f-puzzles.com/?id=yd7x8abc');
    expect(error).toMatchObject({ code: 'remote-id', values: { id: 'yd7x8abc' } });
    expect(readLine('https://f-puzzles.com/?id=yd7x8abc')).toMatchObject({ ok: false, errors: [error] });
  });

  it('reads every form of a link', () => {
    const packed = load({ size: 9, grid: grid({ R1C1: { value: 5, given: true } }) });
    for (const text of [
      packed,
      `?load=${packed}`,
      `https://www.f-puzzles.com/?load=${packed}`,
      `https://f-puzzles.com/?load=${encodeURIComponent(packed)}`,
      `www.f-puzzles.com/?load=${packed.replaceAll('+', ' ')}`,
      `"${packed}", @"…"`,
    ]) {
      const read = only(text);
      expect(read.format).toBe('f-puzzles');
      expect(read.document.givens).toBe(`5${EMPTY.slice(1)}`);
      expect(read.document.rules).toEqual([{ type: 'classic' }]);
    }
  });

  it('reads the rules that exist and names the others', () => {
    const { document, warnings } = only(
      load({
        size: 9,
        title: 'T',
        author: 'A',
        ruleset: 'Normal rules.',
        grid: grid({ R1C2: { value: 3 }, R1C3: { givenPencilMarks: [1, 2] } }),
        'diagonal+': true,
        antiknight: true,
        killercage: [
          { cells: ['R1C1', 'R1C2'], value: '9' },
          { cells: ['R2C1', 'R2C2'] },
          { cells: ['R3C1'], value: 'DR3' },
        ],
        thermometer: [
          {
            lines: [
              ['R5C5', 'R5C6'],
              ['R5C5', 'R6C5'],
            ],
          },
        ],
        odd: [{ cell: 'R9C9' }, { cell: 'R9C8' }],
        extraregion: [{ cells: ['R1C1', 'R2C2'] }],
        arrow: [{ cells: ['R1C1'], lines: [['R1C1', 'R1C2']] }],
        negative: ['xv'],
        ratio: [],
        cage: [{ cells: ['R1C1'] }],
        text: [{ cells: ['R0C1'], value: 'x', fromConstraint: 'Skyscraper' }],
        whoKnows: { a: 1 },
      }),
    );
    expect(document).toMatchObject({
      title: 'T',
      author: 'A',
      ruleset: 'Normal rules.',
      candidates: { R1C3: [1, 2] },
    });
    expect(document.rules).toEqual([
      { type: 'classic' },
      { type: 'diagonal', which: 'anti' },
      { type: 'anti-knight' },
      { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 9 },
      { type: 'cage', cells: ['R2C1', 'R2C2'] },
      { type: 'thermometer', cells: ['R5C5', 'R5C6'] },
      { type: 'thermometer', cells: ['R5C5', 'R6C5'] },
      { type: 'odd', cells: ['R9C9', 'R9C8'] },
      { type: 'extra-region', cells: ['R1C1', 'R2C2'] },
    ]);
    expect(warnings).toEqual([
      { code: 'format-unsupported', values: { what: 'killercage', count: 1 } },
      { code: 'format-unsupported', values: { what: 'arrow', count: 1 } },
      { code: 'format-unsupported', values: { what: 'negative', count: 1 } },
      { code: 'format-unsupported', values: { what: 'whoKnows', count: 1 } },
      { code: 'format-drawing', values: { what: 'cage', count: 1 } },
      { code: 'format-entries', values: { count: 1 } },
    ]);
  });

  it('takes nonconsecutive for our rule only without dots that except pairs from it', () => {
    const flag = { size: 9, grid: grid(), nonconsecutive: true };
    expect(only(load(flag)).document.rules).toHaveLength(2);
    const dotted = only(load({ ...flag, difference: [{ cells: ['R1C1', 'R1C2'] }] }));
    expect(dotted.document.rules).toEqual([{ type: 'classic' }]);
    expect(dotted.warnings.map(({ values }) => values?.what)).toEqual(['nonconsecutive', 'difference']);
    expect(
      only(load({ ...flag, difference: [{ cells: ['R1C1', 'R1C2'], value: 3 }] })).document.rules,
    ).toHaveLength(2);
  });

  it('reads regions: irregular, missing, in part', () => {
    const own = (r: number, c: number) => Math.floor(r / 2) * 2 + Math.floor(c / 2);
    const cells = (region: (r: number, c: number) => number | null | undefined) =>
      Array.from({ length: 4 }, (_, r) =>
        Array.from({ length: 4 }, (_, c) => (region(r, c) === undefined ? {} : { region: region(r, c) })),
      );
    const rules = (region: (r: number, c: number) => number | null | undefined) =>
      only(load({ size: 4, grid: cells(region) })).document.rules;
    expect(rules(own)).toEqual([{ type: 'classic' }]);
    expect(rules((r) => r)).toEqual([
      { type: 'rows' },
      { type: 'columns' },
      { type: 'regions', map: '1111222233334444' },
    ]);
    expect(rules(() => null)).toEqual([{ type: 'rows' }, { type: 'columns' }]);
    expect(rules((r, c) => (own(r, c) === 0 ? 0 : null))).toEqual([
      { type: 'rows' },
      { type: 'columns' },
      { type: 'extra-region', cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'] },
    ]);
    expect(only(load({ size: 7, grid: grid({}, 7) })).document.rules).toEqual([
      { type: 'rows' },
      { type: 'columns' },
    ]);
    expect(only(load({ size: 15, grid: grid({}, 15) })).document.rules).toHaveLength(3);
  });

  it('writes what it can say, and comes back', () => {
    const puzzle = unwrap(
      parsePuzzle({
        hitotsu: 1,
        size: 9,
        title: 'ひとつ',
        givens: `12${EMPTY.slice(2)}`,
        candidates: { R9C9: [1, 2] },
        rules: [
          'rows',
          'columns',
          { type: 'regions', map: Array.from({ length: 9 }, (_, r) => String(r + 1).repeat(9)).join('') },
          'anti-king',
          'non-consecutive',
          'disjoint-groups',
          { type: 'diagonal', which: 'main' },
          { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 3 },
          { type: 'cage', cells: ['R1C3', 'R1C4'] },
          { type: 'thermometer', cells: ['R2C1', 'R2C2'] },
          { type: 'odd', cells: ['R3C1', 'R3C2'] },
          { type: 'even', cells: ['R4C1'] },
          { type: 'extra-region', cells: ['R5C1', 'R6C2'] },
        ],
      }),
    );
    for (const format of ['f-puzzles', 'sudokupad']) {
      const written = writeAny(puzzle, format);
      expect(written.warnings).toEqual([]);
      const read = only(unwrap(written));
      expect(read.format).toBe(format);
      expect(read.document.title).toBe('ひとつ');
      expect(puzzleHash(read.document)).toBe(puzzleHash(puzzle.document));
    }
    const odd = unwrap(
      parsePuzzle({
        hitotsu: 1,
        size: 9,
        givens: EMPTY,
        rules: ['classic', 'windoku', { type: 'sum', cells: ['R1C1'], sum: 4 }],
      }),
    );
    const written = writeAny(odd, 'f-puzzles');
    expect(written.warnings).toEqual([
      { code: 'format-cannot-carry', values: { format: 'f-puzzles', what: 'sum', count: 1 } },
    ]);
    expect(only(unwrap(written)).document.rules.map(({ type }) => type)).toEqual([
      'classic',
      ...Array(4).fill('extra-region'),
    ]);
  });

  it('refuses what is damaged or wrong', () => {
    expect(refusal('https://f-puzzles.com/?load=N4IgAAAA')?.code).toBe('not-compressed');
    expect(refusal('https://f-puzzles.com/')?.code).toBe('not-compressed');
    expect(refusal(load({ size: 9 }))?.code).toBe('not-a-document');
    expect(refusal(load({ size: 99, grid: [] }))?.code).toBe('size');
    expect(refusal(load({ size: 9, grid: [] }))).toMatchObject({ code: 'row-count' });
    expect(refusal(load({ size: 9, grid: grid({ R1C1: { value: 12, given: true } }) }))).toMatchObject({
      code: 'digit-range',
      path: 'grid[0][0].value',
    });
    expect(refusal(load({ size: 9, grid: grid(), killercage: [{ cells: ['R0C1'], value: 1 }] }))?.path).toBe(
      'rules[1].cells[0]',
    );
    expect(refusal(packBase64(`{"a":${'['.repeat(5000)}`))?.code).toBe('not-compressed');
  });
});

describe('SudokuPad', () => {
  const cells = grid({ R1C1: { value: 9 }, R1C2: { value: 4, given: false } });
  const regions = Array.from({ length: 9 }, (_, b) =>
    Array.from({ length: 9 }, (_, i) => [Math.floor(b / 3) * 3 + Math.floor(i / 3), (b % 3) * 3 + (i % 3)]),
  );
  const data = {
    cellSize: 50,
    cells,
    regions,
    cages: [
      {
        cells: [
          [0, 1],
          [0, 2],
        ],
        value: 10,
        unique: true,
      },
      {
        cells: [
          [5, 1],
          [5, 2],
        ],
        sum: 8,
        unique: false,
      },
      { cells: [[7, 7]], value: 'a text' },
      { value: 'title: From a cage' },
      { value: 'author: Somebody' },
    ],
    lines: [
      {
        wayPoints: [
          [0, 0],
          [1, 1],
        ],
        color: '#AABBCC',
        thickness: 3,
      },
    ],
    global: ['antiknight', 'unheard-of'],
    metadata: { rules: 'Normal rules.' },
  };

  it('reads its own data, packed, zipped or plain', () => {
    const packed = packBase64(JSON.stringify(data));
    for (const text of [
      `scl${packed}`,
      `ctc${packed}`,
      `https://sudokupad.app/scl${encodeURIComponent(packed)}`,
      `https://app.crackingthecryptic.com/sudoku/scl${packed}`,
      `https://beta.sudokupad.app/sudoku?puzzleid=scl${encodeURIComponent(packed)}`,
      JSON.stringify(data),
    ]) {
      const read = only(text);
      expect(read.format).toBe('sudokupad');
      expect(read.document).toMatchObject({
        title: 'From a cage',
        author: 'Somebody',
        ruleset: 'Normal rules.',
        givens: `9${EMPTY.slice(1)}`,
        rules: [
          { type: 'classic' },
          { type: 'cage', cells: ['R1C2', 'R1C3'], sum: 10 },
          { type: 'sum', cells: ['R6C2', 'R6C3'], sum: 8 },
          { type: 'anti-knight' },
        ],
      });
      expect(read.warnings).toEqual([
        { code: 'format-unsupported', values: { what: 'cages', count: 1 } },
        { code: 'format-unsupported', values: { what: 'unheard-of', count: 1 } },
        { code: 'format-drawing', values: { what: 'lines', count: 1 } },
        { code: 'format-entries', values: { count: 1 } },
      ]);
    }
  });

  it('refuses regions that overlap, with the place', () => {
    const regions = [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 1],
        [1, 1],
      ],
    ];
    expect(refusal(JSON.stringify({ ...data, regions }))).toMatchObject({
      code: 'cell-twice',
      path: 'regions[1]',
      values: { cell: 'R1C2' },
    });
  });

  it('unzips short names, bare words and gaps', () => {
    const zipped =
      "{cs:50,ce:[[{v:9},,],[,{v:2},{v:3}],[,,]],ca:[{u:t,v:f,te:'it\\'s \"so\"'}],c:#0,c1:00AABB,n:123456}";
    const unzipped = JSON.parse(unzipText(zipped)) as Record<string, unknown>;
    expect(unzipped).toEqual({
      cs: 50,
      ce: [
        [{ v: 9 }, {}, {}],
        [{}, { v: 2 }, { v: 3 }],
        [{}, {}, {}],
      ],
      ca: [{ u: true, v: false, te: 'it\'s "so"' }],
      c: '#000000',
      c1: '#00AABB',
      n: 123456,
    });
    const row = ',,,,,,,,';
    const packed = packBase64(
      `{cs:50,ce:[[{v:9}${row}],[${row}],[${row}],[${row}],[${row}],[${row}],[${row}],[${row}],[${row}]],ca:[{v:10,ce:[[0,1],[0,2]],unique:t}]}`,
    );
    const read = only(`scl${packed}`);
    expect(read.document.givens).toBe(`9${EMPTY.slice(1)}`);
    expect(read.document.rules).toEqual([
      { type: 'rows' },
      { type: 'columns' },
      { type: 'cage', cells: ['R1C2', 'R1C3'], sum: 10 },
    ]);
  });

  it('reads classic codes in both forms', () => {
    const newer = `scf${'o'.repeat(13)}K`;
    expect(only(newer).document.givens).toBe(EMPTY);
    expect(only('scfB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B').document.givens).toHaveLength(81);
    const diagonals = only(`${newer}x`);
    expect(diagonals.document.rules).toHaveLength(3);
    expect(only(`${newer}wx`).document.rules).toHaveLength(4);
    expect(refusal(`scf${'o'.repeat(12)}`)).toMatchObject({
      code: 'length',
      values: { expected: 81, actual: 72 },
    });
  });

  it('reads f-puzzles data under its own name', () => {
    const packed = load({ size: 9, grid: grid({ R1C1: { value: 5, given: true } }) });
    for (const id of [
      `fpuzzles${packed}`,
      `fpuz${packed}`,
      `https://sudokupad.app/fpuzzles${encodeURIComponent(packed)}`,
    ])
      expect(only(id).document.givens[0]).toBe('5');
  });

  it('says that a name alone is not the puzzle', () => {
    expect(refusal('https://sudokupad.app/abc123')).toMatchObject({
      code: 'remote-id',
      values: { id: 'abc123' },
    });
    expect(refusal('https://sudokupad.app/someone/a-title')).toMatchObject({ code: 'remote-id' });
    expect(refusal('sclAAAAAAAA')?.code).toBe('not-compressed');
    expect(readLine('https://sudokupad.app/abc123', 4)).toMatchObject({ ok: false, errors: [{ line: 4 }] });
  });
});
