/**
 * Kraken fish: a fish whose fins do not see the target. Type 1: the fish holds or a fin is the digit; every fin leads by
 * a chain to the target's fall, as the fish itself does. Type 2: whichever place of a cover the digit takes, and
 * whichever fin, the same candidate falls by chains.
 */
import type { LogicState } from '../state.ts';
import { type Candidate, makeStep, type Step } from '../step.ts';
import type { Technique } from '../technique.ts';
import { fish } from './fish.ts';
import { Implications } from './implications.ts';
import { linksOf } from './loops.ts';
import { Reach } from './reach.ts';

/** Fish tried at most for one search. */
const MOST = 4000;

/** For each literal asked about, the candidates that fall; filled when first needed. */
class Falls {
  private readonly net: Implications;
  private readonly reach: Reach;
  private readonly known = new Map<number, Set<Candidate>>();

  constructor(net: Implications) {
    this.net = net;
    this.reach = new Reach(net);
  }

  of(candidate: Candidate): Set<Candidate> {
    let set = this.known.get(candidate);
    if (!set) {
      this.reach.walk(this.net, candidate * 2 + 1);
      set = new Set(
        this.reach.order
          .filter((literal) => (literal & 1) === 0 && this.net.isPlain(literal >> 1))
          .map((literal) => literal >> 1),
      );
      this.known.set(candidate, set);
    }
    return set;
  }

  branch(from: Candidate, target: Candidate): Step {
    this.reach.walk(this.net, from * 2 + 1);
    const links = linksOf(this.net, this.reach.pathTo(target * 2));
    return makeStep({ technique: 'kraken-branch', causes: [from], links, length: links.length });
  }
}

/** The candidates that the fish itself, were there no fins, would remove: places of its covers outside the bases. */
function bodyTargets(state: LogicState, step: Step, size: number, digit: number): Candidate[] {
  const { layout } = state;
  const covers = step.units.slice(size);
  const bases = step.units.slice(0, size);
  const inside = (cell: number, units: readonly number[]) =>
    units.some((unit) => (layout.unitsOf[cell] as readonly number[]).includes(unit));
  const cells = new Set(covers.flatMap((unit) => layout.units[unit]?.cells ?? []));
  return [...cells]
    .filter((cell) => state.has(cell, digit) && !inside(cell, bases))
    .map((cell) => cell * layout.digitCount + digit);
}

export function krakenFish(size: 2 | 3 | 4, type: 1 | 2): Technique {
  const key = `kraken-fish-${type}`;
  return {
    key,
    search(state, emit, options) {
      const { digitCount } = state.layout;
      const falls = new Falls(new Implications(state, { groups: true }));
      let tried = 0;
      const judge = (found: Step): boolean => {
        if (tried++ > MOST) return true;
        const digit = 31 - Math.clz32(found.digits);
        const fins = (found.cells.fins ?? []).map((cell) => cell * digitCount + digit);
        const covers = found.units.slice(size);
        const targets = new Set(bodyTargets(state, found, size, digit));
        const falling = (candidates: readonly Candidate[]): Candidate[] => {
          const [one, ...rest] = candidates.map((each) => falls.of(each));
          return [...(one ?? [])].filter((each) => rest.every((set) => set.has(each)));
        };
        const tell = (target: Candidate, from: readonly Candidate[]) =>
          emit(
            makeStep({
              ...found,
              technique: key,
              eliminations: [target],
              reasons: from.map((each) => falls.branch(each, target)),
            }),
          );
        if (fins.length === 0) return false;
        if (type === 1) {
          for (const target of falling(fins)) if (targets.has(target) && tell(target, fins)) return true;
          return false;
        }
        const body = (found.cells.body ?? []).map((cell) => cell * digitCount + digit);
        for (const cover of covers) {
          const own = body.filter((each) =>
            (state.layout.unitsOf[Math.floor(each / digitCount)] as readonly number[]).includes(cover),
          );
          const from = [...own, ...fins];
          if (own.length === 0) continue;
          for (const target of falling(from)) if (!from.includes(target) && tell(target, from)) return true;
        }
        return false;
      };
      let stopped = false;
      fish({ size, kind: 'basic', fins: 'open' }).search(
        state,
        (step) => {
          stopped = judge(step);
          return stopped;
        },
        options,
      );
      return stopped && tried <= MOST;
    },
  };
}
