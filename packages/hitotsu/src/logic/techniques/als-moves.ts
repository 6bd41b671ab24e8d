/** Deductions from almost locked sets joined by restricted commons. */
import { indicesOf, sizeOf } from '../../board/index.ts';
import { type Bits, hasBit, intersects, isSubset } from '../bits.ts';
import type { Layout } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { makeStep } from '../step.ts';
import type { LogicOptions, Technique } from '../technique.ts';
import { type Als, findAls, restrictedCommons, seenBySets } from './als.ts';
import { byDigit, uniqueSorted } from './common.ts';

/** Two sets with their restricted commons. */
interface Joint {
  readonly a: Als;
  readonly b: Als;
  readonly digits: number;
}

interface AlsNet {
  readonly sets: readonly Als[];
  readonly joints: readonly Joint[];
  /** For each set the numbers of its joints, rising. */
  readonly jointsOf: readonly (readonly number[])[];
}

/** The net of the state asked last: several techniques in a row look at the same position. */
let last: {
  readonly key: string;
  readonly layout: Layout;
  readonly overlap: boolean;
  readonly net: AlsNet;
} | null = null;

function alsNet(state: LogicState, { overlap = true }: LogicOptions): AlsNet {
  const key = state.candidates.join();
  if (last && last.key === key && last.layout === state.layout && last.overlap === overlap) return last.net;
  const sets = findAls(state);
  const joints: Joint[] = [];
  const jointsOf: number[][] = sets.map(() => []);
  for (const [i, a] of sets.entries())
    for (let j = i + 1; j < sets.length; j++) {
      const b = sets[j] as Als;
      const digits = restrictedCommons(a, b, overlap);
      if (digits === 0) continue;
      jointsOf[i]?.push(joints.length);
      jointsOf[j]?.push(joints.length);
      joints.push({ a, b, digits });
    }
  const net = { sets, joints, jointsOf };
  last = { key, layout: state.layout, overlap, net };
  return net;
}

/** With two restricted commons both sets are locked: what falls lies outside the two. */
function doublyLinked(state: LogicState, { a, b, digits }: Joint): number[] {
  const found: number[] = [];
  for (const digit of indicesOf(digits).reverse()) found.push(...seenBySets(state, digit, [a, b]));
  for (const [als, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const digit of indicesOf(als.digits & ~digits))
      for (const candidate of seenBySets(state, digit, [als]))
        if (!hasBit(other.set, Math.floor(candidate / state.layout.digitCount))) found.push(candidate);
  return [...new Set(found)];
}

/** Two sets with a restricted common x: another common digit z is in one of them. With two such x, both sets lock. */
export const alsXz: Technique = {
  key: 'als-xz',
  search(state, emit, options) {
    for (const joint of alsNet(state, options).joints) {
      const { a, b, digits } = joint;
      const doubly = sizeOf(digits) > 1;
      const eliminations = doubly
        ? doublyLinked(state, joint)
        : indicesOf(a.digits & b.digits & ~digits).flatMap((digit) => seenBySets(state, digit, [a, b]));
      if (eliminations.length === 0) continue;
      const step = makeStep({
        technique: 'als-xz',
        digits,
        cells: { setA: a.cells, setB: b.cells },
        eliminations,
      });
      if (emit(step)) return true;
    }
    return false;
  },
};

/** Two sets that hang on a third by different restricted commons: a common digit of the two is in one of them. */
export const alsXyWing: Technique = {
  key: 'als-xy-wing',
  search(state, emit, options) {
    const { joints, jointsOf } = alsNet(state, options);
    for (const [k, first] of joints.entries()) {
      const later = [first.a, first.b]
        .flatMap((hinge) => (jointsOf[hinge.index] ?? []).map((l) => ({ l, hinge })))
        .filter(({ l }) => l > k)
        .sort((x, y) => x.l - y.l);
      for (const { l, hinge } of later) {
        const second = joints[l] as Joint;
        const a = first.a === hinge ? first.b : first.a;
        const b = second.a === hinge ? second.b : second.a;
        const common = a.digits & b.digits;
        if (a === b || common === 0 || (options.overlap === false && intersects(a.set, b.set))) continue;
        const found: number[] = [];
        for (const x of indicesOf(first.digits))
          for (const y of indicesOf(second.digits)) {
            if (x === y) continue;
            for (const z of indicesOf(common & ~(1 << x) & ~(1 << y)))
              found.push(...seenBySets(state, z, [a, b]));
          }
        if (found.length === 0) continue;
        const step = makeStep({
          technique: 'als-xy-wing',
          digits: first.digits | second.digits,
          cells: { hinge: hinge.cells, setA: a.cells, setB: b.cells },
          eliminations: byDigit(found, state.layout.digitCount),
        });
        if (emit(step)) return true;
      }
    }
    return false;
  },
};

interface Stop {
  readonly als: Als;
  /** Restricted common by which the set was entered. */
  readonly entry: number;
  readonly before: Stop | null;
  readonly depth: number;
}

/**
 * Four or more sets, each joined to the next by a restricted common other than that by which it was entered: a common
 * digit of the first and last set is in one of them. Shortest chains from each set, breadth first.
 */
export const alsChain: Technique = {
  key: 'als-chain',
  search(state, emit, options) {
    const { sets, joints, jointsOf } = alsNet(state, options);
    const { digitCount } = state.layout;
    // HoDoKu's way: at most six sets, and only from a set to one found later.
    const forward = options.alternatives === false;
    const most = forward ? 6 : sets.length;
    for (const start of sets)
      for (const exit of indicesOf(start.digits)) {
        // A set may be met again on a longer way while the shorter one is too short to count.
        const seen = new Uint8Array(sets.length * digitCount * 5);
        let queue: Stop[] = [{ als: start, entry: -1, before: null, depth: 1 }];
        while (queue.length > 0 && (queue[0] as Stop).depth < most) {
          const next: Stop[] = [];
          for (const stop of queue)
            for (const index of jointsOf[stop.als.index] ?? []) {
              const joint = joints[index] as Joint;
              const als = joint.a === stop.als ? joint.b : joint.a;
              if (als === start) continue;
              for (const digit of indicesOf(joint.digits)) {
                if (digit === stop.entry || (stop.before === null && digit !== exit)) continue;
                const place = (als.index * digitCount + digit) * 5 + Math.min(stop.depth + 1, 4);
                if (seen[place]) continue;
                if (forward && als.index < stop.als.index) continue;
                if (isOnPath(stop, als)) continue;
                seen[place] = 1;
                const reached: Stop = { als, entry: digit, before: stop, depth: stop.depth + 1 };
                next.push(reached);
                if (reached.depth < 4 || als.index < start.index) continue;
                const found: number[] = [];
                for (const z of indicesOf(start.digits & als.digits & ~(1 << exit) & ~(1 << digit)))
                  found.push(...seenBySets(state, z, [start, als]));
                if (found.length > 0 && emit(chainStep(reached, found))) return true;
              }
            }
          queue = next;
        }
      }
    return false;
  },
};

function isOnPath(stop: Stop, als: Als): boolean {
  for (let at: Stop | null = stop; at; at = at.before) if (at.als === als) return true;
  return false;
}

function chainStep(end: Stop, eliminations: number[]) {
  const path: Stop[] = [];
  for (let at: Stop | null = end; at; at = at.before) path.unshift(at);
  const cells: Record<string, readonly number[]> = {};
  path.forEach((stop, i) => {
    cells[`set${i + 1}`] = stop.als.cells;
  });
  return makeStep({
    technique: 'als-chain',
    digits: path.reduce((set, stop) => (stop.entry < 0 ? set : set | (1 << stop.entry)), 0),
    cells,
    eliminations: uniqueSorted(eliminations),
    length: path.length,
  });
}

/** A stem cell each of whose candidates takes its digit from a set (petal); a digit common to all petals is in one. */
export const deathBlossom: Technique = {
  key: 'death-blossom',
  search(state, emit, options) {
    const { sets } = alsNet(state, options);
    const { layout } = state;
    for (let stem = 0; stem < layout.cellCount; stem++) {
      const digits = indicesOf(state.candidates[stem] as number);
      if (digits.length < 2) continue;
      const petals = digits.map((digit) =>
        sets.filter(
          (als) =>
            ((als.digits >>> digit) & 1) === 1 &&
            isSubset(als.places[digit] as Bits, layout.peers[stem] as Bits) &&
            !als.cells.includes(stem),
        ),
      );
      const chosen: Als[] = [];
      const walk = (depth: number, common: number): boolean => {
        if (depth === digits.length) {
          const eliminations = uniqueSorted(
            indicesOf(common).flatMap((digit) => seenBySets(state, digit, chosen)),
          ).filter((candidate) => Math.floor(candidate / layout.digitCount) !== stem);
          if (eliminations.length === 0) return false;
          const cells: Record<string, readonly number[]> = { stem: [stem] };
          chosen.forEach((als, i) => {
            cells[`petal${i + 1}`] = als.cells;
          });
          return emit(
            makeStep({ technique: 'death-blossom', digits: common, cells, eliminations: eliminations }),
          );
        }
        for (const als of petals[depth] as Als[]) {
          const shared = common & als.digits & ~(1 << (digits[depth] as number));
          if (
            shared === 0 ||
            (options.overlap === false &&
              chosen.some((other) => other !== als && intersects(other.set, als.set)))
          )
            continue;
          chosen.push(als);
          const alive = indicesOf(shared).some((digit) => seenBySets(state, digit, chosen).length > 0);
          if (alive && walk(depth + 1, shared)) return true;
          chosen.pop();
        }
        return false;
      };
      if (walk(0, layout.shape.allDigits & ~(state.candidates[stem] as number))) return true;
    }
    return false;
  },
};
