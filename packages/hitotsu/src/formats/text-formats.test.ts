import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/index.ts';
import { puzzleHash } from '../puzzle/index.ts';
import { formats, readAny, readLine, recognise, writeAny } from './index.ts';

/** Seed 003's puzzle. */
const SEED = '4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6';

function only(text: string, format?: string) {
  const { format: name, items } = readAny(text, format === undefined ? {} : { format });
  expect(items).toHaveLength(1);
  const [item] = items;
  if (!item?.result.ok) throw new Error(`${name}: ${JSON.stringify(item?.result)}`);
  return {
    name,
    puzzle: item.result.value,
    warnings: item.result.warnings,
    givens: item.result.value.document.givens,
  };
}

function refusal(text: string, format?: string) {
  const { items } = readAny(text, format === undefined ? {} : { format });
  const bad = items.find(({ result }) => !result.ok);
  if (!bad || bad.result.ok) throw new Error('expected a refusal');
  return bad.result.errors[0];
}

describe('lines', () => {
  it('take dots, zeros and other signs', () => {
    for (const empty of ['.', '0', '*', '_', '?', '-', 'x', 'X', '·'])
      expect(only(SEED.replaceAll('.', empty))).toMatchObject({ name: 'line', givens: SEED });
    expect(only(`\ufeff  ${SEED}\r\n`).givens).toBe(SEED);
    const wide = SEED.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect(only(wide).givens).toBe(SEED);
  });

  it('read several puzzles, comments and a head between them', () => {
    const solution = '493251687167849523258673419321594768946187352785362194839716245674925831512438976';
    const { format, items } = readAny(`quizzes,solutions\n${SEED},${solution}\n\n# more\n${SEED} # hard\n`);
    expect(format).toBe('line');
    expect(items.map(({ line }) => line)).toEqual([2, 5]);
    expect(items[0]?.result.ok && items[0].result.value.document.solution).toBe(solution);
    expect(items[1]?.result.warnings).toEqual([]);
    expect(readLine(`${SEED} 7.2/1.2`).warnings[0]).toMatchObject({ code: 'trailing-text', column: 83 });
  });

  it('of other sizes', () => {
    expect(only(`1.3.${'.'.repeat(12)}`).puzzle.shape.size).toBe(4);
    expect(only(`12345G${'.'.repeat(250)}`).givens.slice(0, 6)).toBe('12345G');
    const letters = only(`AB..P${'.'.repeat(251)}`);
    expect(letters.givens.slice(0, 5)).toBe('12..G');
    expect(letters.warnings[0]?.code).toBe('letters-from-one');
    const zero = only(`0F.1${'.'.repeat(252)}`);
    expect(zero.puzzle.shape.minDigit).toBe(0);
    expect(zero.warnings[0]?.code).toBe('digits-from-zero');
    expect(refusal('.'.repeat(49), 'line')?.code).toBe('no-regions');
  });

  it('say what is wrong, where', () => {
    expect(refusal(SEED.slice(1))).toMatchObject({
      code: 'length',
      values: { expected: 81, actual: 80 },
      line: 1,
    });
    expect(refusal(`\n ${SEED.slice(0, 80)}!`, 'line')).toMatchObject({
      code: 'character-here',
      line: 2,
      column: 82,
    });
    expect(refusal(`7${'.'.repeat(15)}`)).toMatchObject({
      code: 'digit-range',
      column: 1,
      values: { value: 7, max: 4 },
    });
    const { items } = readAny(`${SEED}\n${SEED}.\n${SEED}`);
    expect(items.map(({ result }) => result.ok)).toEqual([true, false, true]);
  });

  it('go through quickly, one by one', () => {
    const first = readLine(SEED, 1);
    const second = readLine(SEED.replaceAll('.', '0'), 2);
    expect(unwrap(first).problem).toBe(unwrap(second).problem);
    expect(unwrap(second).document).toEqual({
      hitotsu: 1,
      size: 9,
      givens: SEED,
      rules: [{ type: 'classic' }],
    });
    expect(readLine('{"hitotsu":1}', 7)).toMatchObject({ ok: false, errors: [{ line: 7 }, { line: 7 }] });
    expect(unwrap(readLine(JSON.stringify(unwrap(first).document), 3)).document.givens).toBe(SEED);
  });
});

describe('grids', () => {
  const rows = SEED.match(/.{9}/g) as string[];

  it('as pictures of every kind', () => {
    const boxed = unwrap(writeAny(only(SEED).puzzle, 'grid'));
    const spaced = rows.map((row) => [...row].join(' '));
    const boxes = (sign: string, left: string, right = left) =>
      rows.map((row) => left + (row.match(/.../g) as string[]).join(sign) + right);
    const between = (lines: string[], border: string) =>
      [0, 3, 6].map((i) => lines.slice(i, i + 3).join('\n')).join(`\n${border}\n`);
    const blanks = rows.map(
      (row) =>
        `| ${(row.replaceAll('.', ' ').match(/.../g) as string[]).map((part) => [...part].join(' ')).join(' | ')} |`,
    );
    const everyCell = rows.map((row) => `║ ${[...row.replaceAll('.', ' ')].join(' │ ')} ║`);
    const texts = [
      rows.join('\n'),
      boxed,
      spaced.join('\n'),
      spaced.join('\n').replaceAll('.', '_'),
      spaced.join('\n').replaceAll('.', '-'),
      spaced.join('\n').replaceAll('.', '0'),
      rows.join('\n').replaceAll('.', '*'),
      spaced.join('\r\n\r\n'),
      rows.map((row) => [...row].join(',')).join('\n'),
      rows.map((row) => [...row.replaceAll('.', '')].join(',')).join('\n').length > 0
        ? rows.map((row) => [...row].join('\t')).join('\n')
        : '',
      `*-----------*\n${between(boxes('|', '|'), '|---+---+---|')}\n*-----------*`,
      `+-------+-------+-------+\n${between(boxes(' | ', '| ', ' |'), '+-------+-------+-------+')}\n+-------+-------+-------+`,
      `╔═══╦═══╦═══╗\n${between(boxes('║', '║'), '╠═══╬═══╬═══╣')}\n╚═══╩═══╩═══╝`,
      `┌───────┬───────┬───────┐\n${between(blanks, '├───────┼───────┼───────┤')}\n└───────┴───────┴───────┘`,
      `╔═══╤═══╗\n${everyCell.join('\n╟───┼───╢\n')}\n╚═══╧═══╝`,
      `[Puzzle]\n#Amade\n${rows.join('\n')}`,
      between(boxes('!', ''), '===+===+==='),
    ];
    for (const text of texts.filter(Boolean))
      expect(only(text), text).toMatchObject({ name: 'grid', givens: SEED });
  });

  it('as lists', () => {
    const list = rows.map((row) => `[${[...row].map((sign) => (sign === '.' ? '' : sign)).join(', ')}]`);
    const zeros = rows.map((row) => `[${[...row.replaceAll('.', '0')].join(',')}]`);
    const texts = [
      list.join('\n'),
      `grid = [${zeros.join(',\n        ')}]`,
      `[${zeros.join(',')}]`,
      JSON.stringify(rows),
      JSON.stringify(rows.map((row) => [...row])),
      `[${zeros.join(',').replace(/[[\]]/g, '')}]`,
      zeros.map((row) => row.replaceAll('0', 'None').replace('[', '(').replace(']', ')')).join(',\n'),
      `{${zeros.map((row) => row.replace('[', '{').replace(']', '}')).join(',\n')}};`,
      zeros.map((row) => row.replaceAll(',', ' ')).join('\n'),
    ];
    for (const text of texts) expect(only(text), text).toMatchObject({ name: 'grid', givens: SEED });
  });

  it('with numbers above 9', () => {
    const numbers = Array.from({ length: 16 }, (_, r) =>
      Array.from({ length: 16 }, (_, c) => (c === r ? r + 1 : 0)).join(' '),
    );
    const wide = only(numbers.join('\n'));
    expect(wide.puzzle.shape.size).toBe(16);
    expect(wide.puzzle.givens.digit(15 * 16 + 15)).toBe(16);
    const letters = only(unwrap(writeAny(wide.puzzle, 'grid')));
    expect(letters.givens).toBe(wide.givens);
    const compact = only((wide.givens.match(/.{16}/g) as string[]).join('\n'));
    expect(compact).toMatchObject({ name: 'grid', givens: wide.givens });
    expect(readAny('.....1..1.43.31.\n'.repeat(16)).items).toHaveLength(16);
  });

  it('several in one text', () => {
    const { items } = readAny(`Grid 01\n${rows.join('\n')}\nGrid 02\n${rows.join('\n')}\n`);
    expect(items.map(({ line, result }) => [line, result.ok])).toEqual([
      [2, true],
      [12, true],
    ]);
  });

  it('with headings in both languages, or a number', () => {
    for (const heading of ['Puzzle 1:', '第1問', '問1', '1.', '12)', '(3)'])
      for (const blank of ['', '\n']) {
        const text = `${heading}\n${rows.join('\n')}\n${blank}`.repeat(2);
        expect(readAny(text).items.map(({ result }) => result.ok && result.value.document.givens)).toEqual([
          SEED,
          SEED,
        ]);
      }
  });

  it('are not held up by a bad one, and never take rows from the next', () => {
    const codes = (text: string) =>
      readAny(text).items.map(({ line, result }) => [
        line,
        result.ok ? result.value.document.givens === SEED : result.errors[0]?.code,
      ]);
    const grids = (bad: string[], parted: string) =>
      [rows, bad, rows].map((part) => part.join('\n')).join(parted);
    for (const parted of ['\n', '\n\n', '\nNext\n']) {
      const third = parted === '\n' ? 19 : 21;
      expect(codes(grids(rows.with(3, '..2'), parted))).toEqual([
        [1, true],
        [third - 6 - (parted === '\n' ? 0 : 1), 'line-length'],
        [third, true],
      ]);
    }
    expect(codes(grids(rows.slice(1), '\n\n'))).toEqual([
      [1, true],
      [11, 'row-count'],
      [20, true],
    ]);
    expect(codes(grids(rows.with(2, '1').with(5, '..'), '\n\n')).map(([, code]) => code)).toEqual([
      true,
      'line-length',
      true,
    ]);
  });

  it('are not made out of words', () => {
    expect(readAny('hello world\n'.repeat(20)).format).toBeNull();
  });

  it('say which row is wrong', () => {
    expect(refusal(rows.with(3, '..2').join('\n'))).toMatchObject({
      code: 'line-length',
      line: 4,
      values: { expected: 9, actual: 3 },
    });
    expect(refusal(rows.slice(0, 8).join('\n'))).toMatchObject({ code: 'row-count', values: { actual: 8 } });
    expect(refusal(rows.with(2, 'A.8.7.4..').join('\n'))).toMatchObject({
      code: 'digit-range',
      line: 3,
      column: 1,
    });
  });
});

describe('triples', () => {
  const triples = [...SEED].flatMap((sign, i) =>
    sign === '.' ? [] : [[Math.floor(i / 9) + 1, (i % 9) + 1, Number(sign)]],
  );

  it('as the seed has them, and otherwise', () => {
    const texts = [
      `B = [${triples.map((triple) => triple.join(',')).join(';\n')}];`,
      triples.map((triple) => triple.join(',')).join('; '),
      triples.map((triple) => triple.join(' ')).join('\n'),
      JSON.stringify(triples),
      triples.map((triple) => `(${triple.join(', ')})`).join(', '),
      `${triples.map((triple) => triple.join(',')).join('; ')};\n`,
    ];
    for (const text of texts) expect(only(text), text).toMatchObject({ name: 'triples', givens: SEED });
  });

  it('say their size where it is not 9', () => {
    const small = only('# size 4\n1,1,3');
    expect(small.puzzle.shape.size).toBe(4);
    expect(unwrap(writeAny(small.puzzle, 'triples'))).toBe('# size 4\n1,1,3');
    expect(only('1,1,12').puzzle.shape.size).toBe(16);
  });

  it('say which one is wrong', () => {
    expect(refusal('1,1,4\n1,0,2')).toMatchObject({
      code: 'triples',
      line: 2,
      values: { number: 2, size: 9 },
    });
    expect(refusal('1,1,4\n1,1,5\n2,2,2')).toMatchObject({
      code: 'two-givens',
      line: 2,
      values: { cell: 'R1C1', a: 4, b: 5 },
    });
    expect(refusal('1,1,4\n1,2', 'triples')).toMatchObject({ code: 'triple-shape', line: 2 });
    expect(refusal('1,1,4\n1,a,2', 'triples')).toMatchObject({ code: 'character-here', line: 2 });
    expect(only('1,1,4\n1,1,4').givens[0]).toBe('4');
  });
});

describe('pencil marks and jigsaws', () => {
  it('of 729 characters, and of other cubes', () => {
    const marks = `1........${'123456789'.repeat(80)}`;
    const read = only(marks);
    expect(read.name).toBe('pencil');
    expect(read.puzzle.document.candidates).toEqual({ R1C1: [1] });
    expect(writeAny(read.puzzle, 'pencil')).toEqual({ ok: true, value: marks, warnings: [] });
    expect(only('1234'.repeat(16)).name).toBe('pencil');
    expect(refusal(marks.replace('1', '2'), 'pencil')).toMatchObject({ code: 'character-here', column: 1 });
  });

  it('as the picture that helpers show', () => {
    const picture = [
      '.----------.----------.',
      '| 1    234 | 23  24   |',
      '| 234  234 | 1   24   |',
      ':----------+----------:',
      '| 2    1   | 34  34   |',
      '| 34   34  | 2   1    |',
      "'----------'----------'",
    ].join('\n');
    const read = only(picture);
    expect(read.name).toBe('pencil');
    expect(read.puzzle.document.candidates).toMatchObject({ R1C1: [1], R1C2: [2, 3, 4], R4C4: [1] });
    expect(refusal(picture.replace('234', '235'))).toMatchObject({ code: 'digit-range', line: 2 });
  });

  it('of givens and map in a line', () => {
    const map = '1122112233443344';
    const read = only(`1...............${map}`);
    expect(read.name).toBe('jigsaw');
    expect(read.puzzle.document.rules).toEqual([
      { type: 'rows' },
      { type: 'columns' },
      { type: 'regions', map },
    ]);
    expect(unwrap(writeAny(read.puzzle, 'jigsaw'))).toBe(`1...............${map}`);
    expect(readLine(`1...............${map}`).ok).toBe(true);
    expect(refusal(`1...............${'1'.repeat(16)}`, 'jigsaw')?.code).toBeDefined();
  });
});

describe('documents', () => {
  const document = { hitotsu: 1, size: 9, givens: SEED, rules: ['classic', 'x'] };

  it('alone, in a list, a line each, inside records', () => {
    expect(only(JSON.stringify(document, null, 2)).puzzle.rules).toHaveLength(3);
    expect(readAny(JSON.stringify([document, document])).items).toHaveLength(2);
    const lines = readAny(
      `${JSON.stringify(document)}\n{"hitotsu":1,"size":9}\n${JSON.stringify(document)}\n`,
    );
    expect(lines.items.map(({ line, result }) => [line, result.ok])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    const [, bad] = lines.items;
    expect(bad?.result.ok === false && bad.result.errors[0]).toMatchObject({
      code: 'missing-field',
      line: 2,
    });
    expect(only(JSON.stringify({ clues: 28, puzzle: document })).puzzle.rules).toHaveLength(3);
    expect(refusal(JSON.stringify([document, { ...document, size: 7 }]))).toMatchObject({
      path: '[1].givens',
    });
  });
});

describe('every format', () => {
  it('comes back from what it wrote', () => {
    const { puzzle } = only(SEED);
    for (const { name, write } of formats) {
      if (!write || name === 'pencil' || name === 'jigsaw') continue;
      const text = unwrap(writeAny(puzzle, name));
      expect(recognise(text)?.name).toBe(name);
      expect(puzzleHash(only(text).puzzle.document)).toBe(puzzleHash(puzzle.document));
    }
  });

  it('names what it cannot carry', () => {
    const full = only(
      JSON.stringify({
        hitotsu: 1,
        size: 9,
        givens: SEED,
        rules: ['rows', 'columns', 'x', { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 9 }, 'anti-knight'],
        candidates: { R1C2: [1, 9] },
      }),
    ).puzzle;
    const lost = (format: string) => writeAny(full, format).warnings.map(({ values }) => values?.what);
    expect(lost('line')).toEqual(['no-boxes', 'diagonal', 'cage', 'anti-knight', 'candidates']);
    expect(lost('pencil')).toEqual(['no-boxes', 'diagonal', 'cage', 'anti-knight']);
    expect(lost('json')).toEqual([]);
    expect(lost('f-puzzles')).toEqual([]);
    expect(
      writeAny(full, 'line').warnings.find(({ values }) => values?.what === 'diagonal')?.values?.count,
    ).toBe(2);
    expect(writeAny(full, 'nothing')).toMatchObject({ ok: false, errors: [{ code: 'no-such-format' }] });
  });

  it('is asked for by name', () => {
    expect(only(SEED, 'line').name).toBe('line');
    expect(refusal(SEED, 'nothing')?.code).toBe('no-such-format');
    expect(refusal('')?.code).toBe('empty-input');
    expect(refusal('  \n\t')?.code).toBe('empty-input');
    expect(refusal('Once upon a time')?.code).toBe('unknown-format');
    expect(refusal('\u0000\u0001PNG\u0002')?.code).toBe('unknown-format');
  });
});
