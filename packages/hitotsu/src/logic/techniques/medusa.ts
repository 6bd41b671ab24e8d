/**
 * 3D Medusa: candidates joined by strong links of any kind (the two places of a digit in a unit, the two candidates of
 * a cell) fall into two colours of which exactly one holds.
 */
import { indicesOf } from '../../board/index.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, type Link, makeStep } from '../step.ts';
import type { Technique } from '../technique.ts';
import { placesIn } from './common.ts';
import { Implications } from './implications.ts';

interface Cluster {
  readonly colors: readonly [Candidate[], Candidate[]];
  readonly links: readonly Link[];
}

function clusters(state: LogicState, net: Implications): Cluster[] {
  const found: Cluster[] = [];
  const color = new Map<Candidate, 0 | 1>();
  for (let root = 0; root < net.candidateCount; root++) {
    if (!state.holds(root) || color.has(root) || net.next[root * 2]?.length === 0) continue;
    const colors: [Candidate[], Candidate[]] = [[], []];
    const links: Link[] = [];
    const queue = [root];
    color.set(root, 0);
    for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
      const own = color.get(each) as 0 | 1;
      colors[own].push(each);
      for (const literal of net.next[each * 2] as readonly number[]) {
        const other = literal >> 1;
        // Links through sums may leave both true: only those of which exactly one holds colour.
        if (color.has(other) || !net.next[each * 2 + 1]?.includes(other * 2)) continue;
        color.set(other, own === 0 ? 1 : 0);
        links.push({ from: [each], to: [other], kind: 'strong' });
        queue.push(other);
      }
    }
    if (colors[0].length + colors[1].length > 2) found.push({ colors, links });
  }
  return found;
}

/** The candidates that fall with a colour; null if the colour contradicts itself or empties a cell or a unit. */
function fallsWith(state: LogicState, net: Implications, color: readonly Candidate[]): Set<Candidate> | null {
  const { layout } = state;
  const falls = new Set<Candidate>();
  for (const each of color)
    for (const literal of net.next[each * 2 + 1] as readonly number[]) falls.add(literal >> 1);
  if (color.some((each) => falls.has(each))) return null;
  for (let cell = 0; cell < layout.cellCount; cell++) {
    const own = indicesOf(state.candidates[cell] as number);
    if (own.length > 0 && own.every((digit) => falls.has(cell * layout.digitCount + digit))) return null;
  }
  for (const unit of layout.units)
    for (let digit = 0; digit < layout.digitCount; digit++) {
      if (state.countIn(unit.index, digit) === 0) continue;
      const places = placesIn(state, unit.index, digit);
      if (places.every((cell) => falls.has(cell * layout.digitCount + digit))) return null;
    }
  return falls;
}

/** A candidate that both colours exclude is out; a colour that contradicts itself is false. */
export const medusa: Technique = {
  key: '3d-medusa',
  search(state, emit) {
    const net = new Implications(state);
    const { digitCount } = state.layout;
    for (const { colors, links } of clusters(state, net)) {
      const cellsOf = (color: readonly Candidate[]) =>
        [...new Set(color.map((each) => Math.floor(each / digitCount)))].sort((a, b) => a - b);
      const parts = {
        digits: colors.flat().reduce((set, each) => set | (1 << (each % digitCount)), 0),
        cells: { firstColor: cellsOf(colors[0]), secondColor: cellsOf(colors[1]) },
        causes: colors[0],
        links,
      };
      const [first, second] = colors.map((color) => fallsWith(state, net, color));
      if (!first || !second) {
        const eliminations = [...(first ? colors[1] : colors[0])].sort((a, b) => a - b);
        if (emit(makeStep({ ...parts, technique: '3d-medusa-wrap', eliminations }))) return true;
        continue;
      }
      const eliminations = [...first].filter((each) => second.has(each)).sort((a, b) => a - b);
      if (eliminations.length > 0 && emit(makeStep({ ...parts, technique: '3d-medusa-trap', eliminations })))
        return true;
    }
    return false;
  },
};
