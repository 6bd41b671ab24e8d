/**
 * Chains within one digit (X-Chain, Turbot Fish) and through cells with two candidates (XY-Chain, Remote Pair). Both
 * begin and end with a strong link: one of the two ends holds, so what sees both falls. A chain meets no cell twice
 * (but for the two candidates of a two-candidate cell, which are one strong link).
 */
import { indicesOf, lowestIndex } from '../../board/index.ts';
import { type Bits, membersOf } from '../bits.ts';
import type { LogicState } from '../state.ts';
import { type Candidate, type Link, makeStep, type Step } from '../step.ts';
import type { Emit, LogicOptions, Technique } from '../technique.ts';
import { byDigit, placesIn, seenByAll } from './common.ts';

const MAX_LINKS = 20;

/** Links of an alternating path of candidates that starts with a strong one. */
export function alternate(path: readonly Candidate[]): Link[] {
  return path.slice(1).map((to, i) => ({
    from: [path[i] as Candidate],
    to: [to],
    kind: i % 2 === 0 ? 'strong' : 'weak',
  }));
}

/** The strong and weak neighbours of the places of one digit, rising. */
function digitGraph(state: LogicState, digit: number) {
  const { layout } = state;
  const strong = new Map<number, number[]>();
  const weak = new Map<number, number[]>();
  const cells = membersOf(state.places[digit] as Bits);
  for (const cell of cells) {
    strong.set(cell, []);
    weak.set(
      cell,
      cells.filter((other) => layout.sees(cell, other)),
    );
  }
  for (const unit of layout.units) {
    if (state.countIn(unit.index, digit) !== 2) continue;
    const [a, b] = placesIn(state, unit.index, digit) as [number, number];
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = strong.get(from) as number[];
      if (!list.includes(to)) list.push(to);
    }
  }
  for (const list of strong.values()) list.sort((a, b) => a - b);
  return { cells, strong, weak };
}

/**
 * The shortest path of cells from `start` that alternates strong and weak links, begins and ends strong, for every end;
 * simple (no cell twice). A breadth-first search gives the length, a search back along it the path.
 */
function xPaths(
  graph: ReturnType<typeof digitGraph>,
  start: number,
  most: number,
  wanted: (end: number) => boolean,
): number[][] {
  const reach = new Map<number, number>();
  let layer: number[] = [start];
  const key = (cell: number, on: boolean) => cell * 2 + (on ? 1 : 0);
  reach.set(key(start, false), 0);
  for (let depth = 1; depth <= most && layer.length > 0; depth++) {
    const on = depth % 2 === 1;
    const next: number[] = [];
    for (const cell of layer)
      for (const other of (on ? graph.strong : graph.weak).get(cell) ?? []) {
        if (other === start || reach.has(key(other, on))) continue;
        reach.set(key(other, on), depth);
        next.push(other);
      }
    layer = next;
  }
  const paths: number[][] = [];
  for (const end of graph.cells) {
    const shortest = reach.get(key(end, true));
    if (shortest === undefined || !wanted(end)) continue;
    const path = [end];
    let budget = 2000;
    const back = (cell: number, on: boolean, left: number): boolean => {
      if (left === 0) return cell === start && !on;
      if (budget-- <= 0) return false;
      for (const other of (on ? graph.strong : graph.weak).get(cell) ?? []) {
        const lower = reach.get(key(other, !on));
        if (lower === undefined || lower > left - 1 || path.includes(other)) continue;
        path.push(other);
        if (back(other, !on, left - 1)) return true;
        path.pop();
      }
      return false;
    };
    for (let length = shortest; length <= most; length += 2)
      if (back(end, true, length)) {
        paths.push(path.slice().reverse());
        break;
      }
  }
  return paths;
}

function xStep(state: LogicState, technique: string, digit: number, path: readonly number[]): Step | null {
  const ends = [path[0] as number, path.at(-1) as number];
  const eliminations = seenByAll(state, digit, ends);
  if (eliminations.length === 0) return null;
  return makeStep({
    technique,
    digits: 1 << digit,
    cells: { ends, chain: path },
    links: alternate(path.map((cell) => cell * state.layout.digitCount + digit)),
    eliminations,
    length: path.length - 1,
  });
}

/** Alternating strong and weak links of one digit; shortest chain for each pair of ends. */
export const xChain: Technique = {
  key: 'x-chain',
  search(state, emit, options) {
    for (let digit = 0; digit < state.layout.digitCount; digit++) {
      const graph = digitGraph(state, digit);
      for (const start of graph.cells) {
        if (graph.strong.get(start)?.length === 0) continue;
        const wanted = (end: number) => seenByAll(state, digit, [start, end]).length > 0;
        for (const path of xPaths(graph, start, options.maxChain ?? MAX_LINKS, wanted)) {
          if (path.length < 4) continue;
          const step = xStep(state, 'x-chain', digit, path);
          if (step && emit(step)) return true;
        }
      }
    }
    return false;
  },
};

/** A chain of exactly three links, strong, weak, strong, on one digit: all of them, also with the same result. */
export const turbotFish: Technique = {
  key: 'turbot-fish',
  search(state, emit) {
    for (let digit = 0; digit < state.layout.digitCount; digit++) {
      const { cells, strong, weak } = digitGraph(state, digit);
      for (const start of cells)
        for (const near of strong.get(start) ?? [])
          for (const far of weak.get(near) ?? []) {
            if (far === start) continue;
            for (const end of strong.get(far) ?? []) {
              if (end === start || end === near) continue;
              const step = xStep(state, 'turbot-fish', digit, [start, near, far, end]);
              if (step && emit(step)) return true;
            }
          }
    }
    return false;
  },
};

/** A two-candidate cell entered on one digit and left on the other, as `cell * digitCount + digit left on`. */
type Door = number;

/** XY-chains from one start: shortest simple path for every end on the start's own digit. */
function xyPaths(state: LogicState, pairs: readonly number[], start: number, digit: number, most: number) {
  const { layout } = state;
  const { digitCount } = layout;
  const other = (cell: number, own: number) => lowestIndex((state.candidates[cell] as number) & ~(1 << own));
  const cellOf = (door: Door) => Math.floor(door / digitCount);
  const exitOf = (door: Door) => door % digitCount;
  const nextOf = (door: Door): Door[] => {
    const list: Door[] = [];
    const exit = exitOf(door);
    for (const cell of pairs)
      if (cell !== start && state.has(cell, exit) && layout.sees(cell, cellOf(door)))
        list.push(cell * digitCount + other(cell, exit));
    return list;
  };
  const first: Door = start * digitCount + other(start, digit);
  const reach = new Map<Door, number>([[first, 1]]);
  const before = new Map<Door, Door[]>();
  let layer = [first];
  for (let depth = 2; depth * 2 - 1 <= most && layer.length > 0; depth++) {
    const found: Door[] = [];
    for (const door of layer) {
      const list = nextOf(door);
      for (const each of list) {
        before.set(each, [...(before.get(each) ?? []), door]);
        if (reach.has(each)) continue;
        reach.set(each, depth);
        found.push(each);
      }
    }
    layer = found;
  }
  const paths: number[][] = [];
  for (const [end, shortest] of reach) {
    if (exitOf(end) !== digit || end === first) continue;
    if (seenByAll(state, digit, [start, cellOf(end)]).length === 0) continue;
    const path = [end];
    let budget = 2000;
    const back = (door: Door, left: number): boolean => {
      if (left === 1) return door === first;
      if (budget-- <= 0) return false;
      for (const each of before.get(door) ?? []) {
        const lower = reach.get(each) as number;
        if (lower > left - 1 || path.some((one) => cellOf(one) === cellOf(each))) continue;
        path.push(each);
        if (back(each, left - 1)) return true;
        path.pop();
      }
      return false;
    };
    for (let length = shortest; length * 2 - 1 <= most; length++)
      if (back(end, length)) {
        const doors = path.slice().reverse();
        paths.push(
          doors.flatMap((door) => {
            const cell = cellOf(door);
            return [cell * digitCount + other(cell, exitOf(door)), door];
          }),
        );
        break;
      }
  }
  return paths;
}

/** A chain of two-candidate cells: the common digit is in one of the two ends. */
export const xyChain: Technique = {
  key: 'xy-chain',
  search(state, emit, options) {
    const { digitCount } = state.layout;
    const pairs = state.cellsWith(2);
    for (const start of pairs)
      for (const digit of indicesOf(state.candidates[start] as number))
        for (const path of xyPaths(state, pairs, start, digit, options.maxChain ?? MAX_LINKS)) {
          const cells = path.filter((_, i) => i % 2 === 0).map((each) => Math.floor(each / digitCount));
          if (cells.length < 3) continue;
          const ends = [start, cells.at(-1) as number];
          const step = makeStep({
            technique: 'xy-chain',
            digits: cells.reduce((set, cell) => set | (state.candidates[cell] as number), 0),
            cells: { ends, chain: cells },
            links: alternate(path),
            eliminations: seenByAll(state, digit, ends),
            length: path.length - 1,
          });
          if (emit(step)) return true;
        }
    return false;
  },
};

/** Both digits from cells that see two chain cells of different parity, three or more cells apart in the chain. */
function remotePairStep(state: LogicState, path: readonly number[]): Step | null {
  const pair = state.candidates[path[0] as number] as number;
  const found = new Set<Candidate>();
  for (let i = 0; i < path.length; i++)
    for (let j = i + 3; j < path.length; j += 2)
      for (const digit of indicesOf(pair))
        for (const each of seenByAll(state, digit, [path[i] as number, path[j] as number])) found.add(each);
  if (found.size === 0) return null;
  const { digitCount } = state.layout;
  const [low, high] = indicesOf(pair) as [number, number];
  return makeStep({
    technique: 'remote-pair',
    digits: pair,
    cells: { chain: path.slice() },
    links: alternate(
      path.flatMap((cell, i) => (i % 2 === 0 ? [low, high] : [high, low]).map((d) => cell * digitCount + d)),
    ),
    eliminations: byDigit([...found], digitCount),
    length: path.length * 2 - 1,
  });
}

/** Cells with the same two candidates, each seeing the next: cells of different parity hold different digits. */
export const remotePair: Technique = {
  key: 'remote-pair',
  search(state, emit: Emit, options: LogicOptions) {
    const { layout } = state;
    const most = ((options.maxChain ?? MAX_LINKS) + 1) / 2;
    const pairs = state.cellsWith(2);
    let budget = 20_000;
    for (const start of pairs) {
      const same = pairs.filter((cell) => state.candidates[cell] === state.candidates[start]);
      if (same.length < 4) continue;
      const path = [start];
      const walk = (): boolean => {
        if (path.length >= 4 && path.length % 2 === 0) {
          const step = remotePairStep(state, path);
          if (step && emit(step)) return true;
        }
        if (path.length >= most || budget-- <= 0) return false;
        for (const cell of same) {
          if (path.includes(cell) || !layout.sees(path.at(-1) as number, cell)) continue;
          path.push(cell);
          if (walk()) return true;
          path.pop();
        }
        return false;
      };
      if (walk()) return true;
    }
    return false;
  },
};
