import { unwrap } from 'hitotsu/base';
import { parsePuzzle } from 'hitotsu/puzzle';
import { afterEach, describe, expect, it } from 'vitest';
import { enterDigit, setMark } from '../game/actions.ts';
import { conflictsOf } from '../game/conflicts.ts';
import { sessionOf } from '../game/testkit/games.ts';
import { language } from '../words/words.ts';
import { cellLabels } from './labels.ts';
import type { BoardView } from './view.ts';

afterEach(() => {
  language.value = 'en';
});

const REGIONS = Array.from({ length: 81 }, (_, cell) => 'ABCDEFGHI'[Math.floor(cell / 9)]).join('');
const DOCUMENT = {
  hitotsu: 1,
  size: 9,
  givens: `..7${'.'.repeat(78)}`,
  rules: [
    'rows',
    'columns',
    { type: 'regions', map: REGIONS },
    'diagonals',
    { type: 'cage', cells: ['R4C3', 'R4C4', 'R5C3'], sum: 17 },
    { type: 'thermometer', cells: ['R6C1', 'R7C1', 'R8C1', 'R9C1'] },
    { type: 'odd', cells: ['R1C2'] },
    'anti-knight',
  ],
} as const;

const LONG = { short: false, numbers: false };

function labels(change: (view: BoardView) => BoardView = (view) => view, options = LONG) {
  const session = sessionOf(DOCUMENT);
  const { shape } = session;
  const at = (name: string) => shape.cellNamed(name);
  session.play(setMark(session, 'corner', [at('R4C3')], 1, true));
  session.play(setMark(session, 'corner', [at('R4C3')], 3, true));
  session.play(setMark(session, 'centre', [at('R4C3')], 4, true));
  session.play(setMark(session, 'centre', [at('R4C3')], 8, true));
  session.play(setMark(session, 'colour', [at('R4C3')], 6, true));
  session.play(enterDigit(session, [at('R4C4')], 6, { clean: false }));
  session.play(enterDigit(session, [at('R3C3')], 7, { clean: false }));
  const view = change({
    puzzle: session.puzzle,
    digits: session.digits.value,
    position: session.position.value,
    conflicts: conflictsOf(session.puzzle, session.digits.value),
  });
  const all = cellLabels(view, options);
  return (name: string) => all[at(name)];
}

describe('a label says, in this order', () => {
  it('place, content, marks, cage', () => {
    expect(labels()('R4C3')).toBe(
      'Row 4, column 3, empty, corner 1, 3; centre 4, 8; colour sky, region 4, cage 17, cell 1 of 3, 11 left in 2 cells',
    );
    language.value = 'ja';
    expect(labels()('R4C3')).toBe(
      '4行3列、空、隅1、3、中央4、8、色は空色、領域4、ケージ合計17、3マスの1番目、残り2マスで11',
    );
  });

  it('givens, entries and conflicts with what they clash', () => {
    expect(labels()('R1C3')).toBe('Row 1, column 3, given 7, conflict: 7 again in column 3, R3C3, region 1');
    expect(labels()('R3C3')).toBe(
      'Row 3, column 3, 7, conflict: 7 again in column 3, R1C3, region 3, on the falling diagonal',
    );
    language.value = 'ja';
    expect(labels()('R3C3')).toBe('3行3列、7、重複：3列目、1行3列にも7、領域3、右下がりの対角線上');
  });

  it('thermometers, both diagonals, marks of rules', () => {
    expect(labels()('R7C1')).toBe(
      'Row 7, column 1, empty, region 7, thermometer, place 2 of 4 from the bulb',
    );
    expect(labels()('R5C5')).toBe('Row 5, column 5, empty, region 5, on both diagonals');
    expect(labels()('R1C2')).toBe('Row 1, column 2, empty, region 1, holds an odd digit');
    language.value = 'ja';
    expect(labels()('R7C1')).toBe('7行1列、空、領域7、温度計、丸から4マス中2番目');
    expect(labels()('R5C5')).toBe('5行5列、空、領域5、2本の対角線上');
  });

  it('a diagonal that is broken, as the design has it', () => {
    const session = sessionOf({
      hitotsu: 1,
      size: 9,
      givens: '.'.repeat(81),
      rules: ['classic', 'diagonals'],
    });
    const { shape } = session;
    const cells = [shape.cellNamed('R3C3'), shape.cellNamed('R6C6')];
    session.play(enterDigit(session, cells, 7));
    const digits = session.digits.value;
    const view = { puzzle: session.puzzle, digits, conflicts: conflictsOf(session.puzzle, digits) };
    expect(cellLabels(view, LONG)[cells[0] as number]).toContain(
      'conflict: 7 again in the falling diagonal, R6C6',
    );
    language.value = 'ja';
    expect(cellLabels(view, LONG)[cells[0] as number]).toContain('重複：右下がりの対角線、6行6列にも7');
  });

  it('hints: cause, what is written and removed', () => {
    const label = labels((view) => ({
      ...view,
      marks: [
        { kind: 'unit', cells: [8], second: false },
        { kind: 'cell', cell: 27, role: 'cause' },
        { kind: 'candidate', candidate: 27 * 9 + 2, role: 'eliminated' },
        { kind: 'candidate', candidate: 28 * 9 + 4, role: 'result' },
      ],
    }));
    expect(label('R4C1')).toContain('hint: cause; 3 to be removed');
    expect(label('R4C2')).toContain('hint: 5 to be written');
    expect(label('R1C9')).toContain('hint: here');
  });
});

it('a short label stops after the marks', () => {
  expect(labels(undefined, { short: true, numbers: false })('R4C3')).toBe(
    'Row 4, column 3, empty, corner 1, 3; centre 4, 8; colour sky',
  );
});

it('says numbers instead of letters when asked', () => {
  const puzzle = unwrap(parsePuzzle({ hitotsu: 1, size: 16, givens: `G${'.'.repeat(255)}` }));
  expect(cellLabels({ puzzle }, LONG)[0]).toBe('Row 1, column 1, given G');
  expect(cellLabels({ puzzle }, { short: false, numbers: true })[0]).toBe('Row 1, column 1, given 16');
});

it('says nothing of a covered board', () => {
  expect(labels((view) => ({ ...view, covered: true }))('R1C3')).toBe('Row 1, column 3');
});

it('a rule without words of its own is named by its name', () => {
  const puzzle = unwrap(parsePuzzle({ hitotsu: 1, size: 4, givens: '................' }));
  const [classic] = puzzle.rules;
  const rule = { cells: [5], isValid: () => true, candidates: () => 15 };
  const type = {
    ...(classic as NonNullable<typeof classic>).type,
    words: { name: { en: 'Mine', ja: '自分' }, text: { en: '', ja: '' } },
  };
  const own = { ...(classic as NonNullable<typeof classic>), rule, type };
  const view = {
    puzzle: { ...puzzle, shape: puzzle.shape, givens: puzzle.givens, rules: [own] } as typeof puzzle,
  };
  expect(cellLabels(view, LONG)[5]).toBe('Row 2, column 2, empty, Mine');
  expect(cellLabels(view, LONG)[6]).toBe('Row 2, column 3, empty');
});
