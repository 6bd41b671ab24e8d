/**
 * X-Colors: colouring of one digit carried on through weak links. Of the two classes of a colouring exactly one holds.
 * For each class is worked out what holds with it: all places its cells see fall, and a unit with one place left has
 * the digit there, which falls on further places.
 */
import { type Bits, deleteBit, emptyBits, firstOf, membersOf } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { makeStep } from '../step.ts';
import type { Technique } from '../technique.ts';
import { colorings } from './coloring.ts';

/** What follows from a class of places holding a digit. */
interface Consequences {
  readonly holds: readonly number[];
  readonly falls: Bits;
  /** Two places that hold see each other, or a unit has none left. */
  readonly broken: boolean;
}

function follow(state: LogicState, digit: number, start: readonly number[]): Consequences {
  const { layout } = state;
  const places = state.places[digit] as Bits;
  const falls = emptyBits(layout.cellCount);
  const holds: number[] = [];
  const left = places.slice();
  const take = (cell: number): boolean => {
    if (((falls[cell >>> 5] as number) >>> (cell & 31)) & 1) return false;
    holds.push(cell);
    const seen = layout.peers[cell] as Bits;
    for (let w = 0; w < falls.length; w++)
      falls[w] = (falls[w] as number) | ((seen[w] as number) & (places[w] as number));
    for (const each of membersOf(falls)) deleteBit(left, each);
    return true;
  };
  for (const cell of start) if (!take(cell)) return { holds, falls, broken: true };
  const rest = emptyBits(layout.cellCount);
  for (let grown = true; grown; ) {
    grown = false;
    for (const unit of layout.units) {
      if (state.countIn(unit.index, digit) === 0) continue;
      let count = 0;
      for (let w = 0; w < rest.length; w++) {
        rest[w] = (unit.set[w] as number) & (left[w] as number);
        for (let word = rest[w] as number; word !== 0; word &= word - 1) count++;
      }
      if (count === 0) return { holds, falls, broken: true };
      const cell = firstOf(rest);
      if (count > 1 || holds.includes(cell)) continue;
      if (!take(cell)) return { holds, falls, broken: true };
      grown = true;
    }
  }
  return { holds, falls, broken: false };
}

/** A place that falls with both colours is out; a colour that leads to a contradiction is false. */
export const xColors: Technique = {
  key: 'x-colors',
  search(state, emit) {
    const { layout } = state;
    const { digitCount } = layout;
    for (let digit = 0; digit < digitCount; digit++)
      for (const { colors } of colorings(state, digit)) {
        const results = colors.map((cells) => follow(state, digit, cells)) as [Consequences, Consequences];
        const names = (cells: readonly number[]) => cells.map((cell) => cell * digitCount + digit);
        const cells = {
          firstColor: colors[0],
          firstMore: results[0].holds.slice(colors[0].length),
          secondColor: colors[1],
          secondMore: results[1].holds.slice(colors[1].length),
        };
        const wrong = results.findIndex((each) => each.broken);
        if (wrong >= 0) {
          const eliminations = names(colors[wrong as 0 | 1]);
          const step = makeStep({ technique: 'x-colors-wrap', digits: 1 << digit, cells, eliminations });
          if (emit(step)) return true;
          continue;
        }
        const both = membersOf(results[0].falls).filter((cell) => membersOf(results[1].falls).includes(cell));
        if (both.length === 0) continue;
        const eliminations = names(both);
        const step = makeStep({ technique: 'x-colors-trap', digits: 1 << digit, cells, eliminations });
        if (emit(step)) return true;
      }
    return false;
  },
};
