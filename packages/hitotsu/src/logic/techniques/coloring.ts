/** Colouring: strong links of one digit split its places into two classes of which exactly one holds. */
import { type Bits, emptyBits, hasBit, membersOf } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep } from '../step.ts';
import type { Emit, Technique } from '../technique.ts';
import { placesIn } from './common.ts';

/** A connected piece of the strong-link graph of a digit with its two classes. */
export interface Coloring {
  readonly colors: readonly [number[], number[]];
  /** For each colour the cells that see one of its cells. */
  readonly seen: readonly [Bits, Bits];
}

export function colorings(state: LogicState, digit: number): Coloring[] {
  const { layout } = state;
  const next = new Map<number, number[]>();
  for (const unit of layout.units) {
    if (state.countIn(unit.index, digit) !== 2) continue;
    const [a, b] = placesIn(state, unit.index, digit) as [number, number];
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  const found: Coloring[] = [];
  const color = new Map<number, 0 | 1>();
  for (const root of [...next.keys()].sort((a, b) => a - b)) {
    if (color.has(root)) continue;
    const colors: [number[], number[]] = [[], []];
    color.set(root, 0);
    const queue = [root];
    for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
      const own = color.get(cell) as 0 | 1;
      colors[own].push(cell);
      for (const other of next.get(cell) ?? []) {
        if (color.has(other)) continue;
        color.set(other, own === 0 ? 1 : 0);
        queue.push(other);
      }
    }
    const seen = colors.map((cells) => {
      const set = emptyBits(layout.cellCount);
      for (const cell of cells)
        for (let w = 0; w < set.length; w++)
          set[w] = (set[w] as number) | ((layout.peers[cell] as Bits)[w] as number);
      return set;
    }) as [Bits, Bits];
    for (const list of colors) list.sort((a, b) => a - b);
    found.push({ colors, seen });
  }
  return found;
}

/** Places of the digit in cells that see both sets. */
function seenByBoth(state: LogicState, digit: number, a: Bits, b: Bits): Candidate[] {
  const places = state.places[digit] as Bits;
  const both = emptyBits(state.layout.cellCount);
  for (let w = 0; w < both.length; w++) both[w] = (a[w] as number) & (b[w] as number) & (places[w] as number);
  return membersOf(both).map((cell) => cell * state.layout.digitCount + digit);
}

function searchSimple(state: LogicState, emit: Emit, wanted: 'trap' | 'wrap' | 'both'): boolean {
  const { layout } = state;
  for (let digit = 0; digit < layout.digitCount; digit++)
    for (const { colors, seen } of colorings(state, digit)) {
      const cells = { firstColor: colors[0], secondColor: colors[1] };
      const wrapped = ([0, 1] as const).find((i) => colors[i].some((cell) => hasBit(seen[i], cell)));
      if (wrapped !== undefined) {
        const eliminations = colors[wrapped].map((cell) => cell * layout.digitCount + digit);
        const step = makeStep({ technique: 'simple-colors-wrap', digits: 1 << digit, cells, eliminations });
        if (wanted !== 'trap' && emit(step)) return true;
        continue;
      }
      if (wanted === 'wrap') continue;
      const eliminations = seenByBoth(state, digit, seen[0], seen[1]);
      if (eliminations.length === 0) continue;
      const step = makeStep({ technique: 'simple-colors-trap', digits: 1 << digit, cells, eliminations });
      if (emit(step)) return true;
    }
  return false;
}

export const simpleColors: Technique = {
  key: 'simple-colors',
  search: (state, emit) => searchSimple(state, emit, 'both'),
};
/** A cell that sees both colours loses the digit. */
export const simpleColorsTrap: Technique = {
  key: 'simple-colors-trap',
  search: (state, emit) => searchSimple(state, emit, 'trap'),
};
/** Two cells of one colour see each other: that colour is false. */
export const simpleColorsWrap: Technique = {
  key: 'simple-colors-wrap',
  search: (state, emit) => searchSimple(state, emit, 'wrap'),
};

function searchMulti(state: LogicState, emit: Emit, wanted: 1 | 2 | 'both'): boolean {
  const { layout } = state;
  for (let digit = 0; digit < layout.digitCount; digit++) {
    const all = colorings(state, digit);
    for (const a of all)
      for (const b of all) {
        if (a === b) continue;
        const cells = {
          firstColor: a.colors[0],
          secondColor: a.colors[1],
          thirdColor: b.colors[0],
          fourthColor: b.colors[1],
        };
        const touches = ([0, 1] as const).map((i) =>
          ([0, 1] as const).map((j) => a.colors[i].some((cell) => hasBit(b.seen[j], cell))),
        ) as [[boolean, boolean], [boolean, boolean]];
        const fallen = ([0, 1] as const).filter((i) => touches[i][0] && touches[i][1]);
        if (fallen.length > 0 && wanted !== 1) {
          const eliminations = fallen.flatMap((i) =>
            a.colors[i].map((cell) => cell * layout.digitCount + digit),
          );
          const step = makeStep({ technique: 'multi-colors-2', digits: 1 << digit, cells, eliminations });
          if (emit(step)) return true;
        }
        if (wanted === 2) continue;
        const found = new Set<Candidate>();
        for (const i of [0, 1] as const)
          for (const j of [0, 1] as const)
            if (touches[i][j])
              for (const each of seenByBoth(state, digit, a.seen[i === 0 ? 1 : 0], b.seen[j === 0 ? 1 : 0]))
                found.add(each);
        if (found.size === 0) continue;
        const eliminations = [...found].sort((x, y) => x - y);
        const step = makeStep({ technique: 'multi-colors-1', digits: 1 << digit, cells, eliminations });
        if (emit(step)) return true;
      }
  }
  return false;
}

export const multiColors: Technique = {
  key: 'multi-colors',
  search: (state, emit) => searchMulti(state, emit, 'both'),
};
/** A colour of one piece sees a colour of another: one of the two opposite colours holds. */
export const multiColors1: Technique = {
  key: 'multi-colors-1',
  search: (state, emit) => searchMulti(state, emit, 1),
};
/** A colour sees both colours of another piece: it is false. */
export const multiColors2: Technique = {
  key: 'multi-colors-2',
  search: (state, emit) => searchMulti(state, emit, 2),
};
