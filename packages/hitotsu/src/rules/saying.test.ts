import { describe, expect, it } from 'vitest';
import { fill, type Words, type WordValues } from '../base/index.ts';
import { Board, indicesOf, Shape } from '../board/index.ts';
import { cage } from './cage.ts';
import { classic } from './classic.ts';
import { diagonal } from './diagonal.ts';
import { odd } from './odd.ts';
import { regions } from './regions.ts';
import type { AnyRuleType, Rule, RuleSpec } from './rule.ts';
import { thermometer } from './thermometer.ts';

const shape = Shape.of(9);

function bind(type: AnyRuleType, spec: RuleSpec, specs: readonly RuleSpec[] = [spec]): Rule {
  const rule = type.create(spec, { shape, specs, report: () => {} });
  if (!rule) throw new Error('not bound');
  return rule;
}

function boardWith(digits: Readonly<Record<string, number>>): Board {
  const board = new Board(shape);
  for (const [name, digit] of Object.entries(digits)) board.digits[shape.cellNamed(name)] = digit;
  return board;
}

const everything = new Int32Array(81).fill(shape.allDigits);
const en = ({ words, values = {} }: { words: Words; values?: WordValues }) => fill(words.en, values);
const ja = ({ words, values = {} }: { words: Words; values?: WordValues }) => fill(words.ja, values);
const empty = new Board(shape);

const killer = bind(cage, { type: 'cage', cells: ['R1C2', 'R1C1', 'R2C1'], sum: 17 });
const thermo = bind(thermometer, { type: 'thermometer', cells: ['R1C1', 'R2C2', 'R3C3', 'R3C4'] });

describe('what a rule says of a cell', () => {
  it('names a cage, the place in reading order and what is left', () => {
    const at = shape.cellNamed('R1C2');
    expect(killer.say?.(at, empty).map(en)).toEqual(['cage 17, cell 2 of 3']);
    expect(killer.say?.(at, empty).map(ja)).toEqual(['ケージ合計17、3マスの2番目']);
    const [, left] = killer.say?.(at, boardWith({ R1C1: 6 })) ?? [];
    expect(left?.values).toEqual({ left: 11, open: 2 });
    expect(killer.say?.(at, boardWith({ R1C1: 8, R1C2: 7, R2C1: 2 }))).toHaveLength(1);
  });

  it('counts from the bulb', () => {
    const said = thermo.say?.(shape.cellNamed('R2C2'), empty) ?? [];
    expect(said.map(en)).toEqual(['thermometer, place 2 of 4 from the bulb']);
    expect(said.map(ja)).toEqual(['温度計、丸から4マス中2番目']);
  });

  it('says once that a cell is on both diagonals', () => {
    const specs = [
      { type: 'diagonal', which: 'main' },
      { type: 'diagonal', which: 'anti' },
    ];
    const both = specs.map((spec) => bind(diagonal, spec, specs));
    const saidAt = (name: string) =>
      both.flatMap((rule) => {
        const cell = shape.cellNamed(name);
        return rule.cells.includes(cell) ? (rule.say?.(cell, empty) ?? []).map(en) : [];
      });
    expect(saidAt('R5C5')).toEqual(['on both diagonals']);
    expect(saidAt('R4C4')).toEqual(['on the falling diagonal']);
    expect(saidAt('R1C9')).toEqual(['on the rising diagonal']);
    expect(bind(diagonal, { type: 'diagonal', which: 'anti' }).say?.(40, empty).map(en)).toEqual([
      'on the rising diagonal',
    ]);
  });

  it('names regions and marks, and no rows, columns and boxes', () => {
    const map = Array.from({ length: 81 }, (_, cell) => 'ABCDEFGHI'[Math.floor(cell / 9)]).join('');
    expect(bind(regions, { type: 'regions', map }).say?.(shape.cellNamed('R5C2'), empty).map(en)).toEqual(
      ['region {number}'].map((text) => text.replace('{number}', '5')),
    );
    expect(
      bind(odd, { type: 'odd', cells: ['R1C1'] })
        .say?.(0, empty)
        .map(en),
    ).toEqual(['holds an odd digit']);
    expect(bind(classic, { type: 'classic' }).say?.(0, empty)).toEqual([]);
  });
});

describe('what a rule says when asked about a cell', () => {
  const sets = (board: Board, candidates: ArrayLike<number> = everything) => {
    const { combinations = [] } = killer.about?.(0, board, candidates) ?? {};
    return combinations.map(({ digits, isPossible }) => [
      indicesOf(digits)
        .map((index) => index + 1)
        .join(''),
      isPossible,
    ]);
  };

  it('lists the combinations of a cage and strikes those that cannot be', () => {
    expect(sets(empty).map(([digits]) => digits)).toEqual('179 269 278 359 368 458 467'.split(' '));
    expect(sets(empty).every(([, possible]) => possible)).toBe(true);
    const after = sets(boardWith({ R1C1: 6 })).filter(([, possible]) => possible);
    expect(after.map(([digits]) => digits)).toEqual(['269', '368', '467']);
  });

  it('strikes combinations whose digits find no cells', () => {
    const candidates = everything.slice();
    // R1C1 and R2C1 hold 1 or 2: of two cells that need different digits one must be 1 and one 2.
    for (const name of ['R1C1', 'R2C1']) candidates[shape.cellNamed(name)] = 0b11;
    expect(sets(empty, candidates).filter(([, possible]) => possible)).toEqual([]);
    candidates[shape.cellNamed('R2C1')] = 0b111111110;
    expect(
      sets(empty, candidates)
        .filter(([, possible]) => possible)
        .map(([digits]) => digits),
    ).toEqual(['179', '269', '278']);
  });

  it('says what a thermometer leaves to a cell', () => {
    const about = (name: string, board: Board) => thermo.about?.(shape.cellNamed(name), board, everything);
    expect(about('R2C2', empty)?.state?.values).toEqual({ low: '2', high: '7' });
    expect(about('R2C2', boardWith({ R1C1: 4, R3C4: 8 }))?.state?.values).toEqual({ low: '5', high: '6' });
    expect(about('R2C2', boardWith({ R2C2: 5 }))?.state).toBeUndefined();
  });
});

describe('a conflict in parts', () => {
  it('names the unit, the digit and, for one cell, the others', () => {
    const rule = bind(classic, { type: 'classic' });
    const [conflict] = rule.conflicts?.(boardWith({ R4C3: 7, R4C8: 7 })) ?? [];
    expect(conflict?.title?.en).toBe('Row {number}');
    expect(conflict?.detail).toEqual({
      en: '{digit} stands in {cells}.',
      ja: '{cells}がどちらも{digit}です。',
    });
    expect(conflict?.again?.en).toBe('{digit} again in row {number}, {others}');
    expect(conflict?.values).toEqual({ digit: '7', number: 4 });
  });

  it('says for three cells 「どれも」', () => {
    const rule = bind(classic, { type: 'classic' });
    const [conflict] = rule.conflicts?.(boardWith({ R4C3: 7, R4C8: 7, R4C1: 7 })) ?? [];
    expect(conflict?.detail?.ja).toBe('{cells}がどれも{digit}です。');
  });

  it('says of a cage what it adds up to and of a thermometer which cell does not rise', () => {
    const [sum] = killer.conflicts?.(boardWith({ R1C1: 9, R1C2: 8, R2C1: 2 })) ?? [];
    expect([sum?.title?.en, sum?.detail?.en, sum?.values]).toEqual([
      'Cage {sum}',
      'the digits add up to {actual}.',
      { sum: 17, actual: 19 },
    ]);
    const [order] = thermo.conflicts?.(boardWith({ R2C2: 5, R3C3: 5 })) ?? [];
    expect(order?.cells).toEqual([shape.cellNamed('R2C2'), shape.cellNamed('R3C3')]);
    expect(order?.detail?.en).toContain('{cell2} is not above {cell1}');
  });
});
