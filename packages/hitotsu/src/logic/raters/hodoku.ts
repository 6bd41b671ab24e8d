/**
 * The rating of HoDoKu for classic puzzles: enabled techniques in a fixed order, one step at a time, each step with a
 * base score. Rebuilt from a description of the program's behaviour and compared with its paths.
 */
import { Meter, run, runNow, type Task, type TaskOptions } from '../../base/index.ts';
import { type Board, EMPTY } from '../../board/index.ts';
import { plainLayout } from '../layout.ts';
import type { LogicState } from '../state.ts';
import { resultKey, type Step } from '../step.ts';
import { findAll, findFirst, type LogicOptions, type Technique } from '../technique.ts';
import { alsChain, alsXyWing, alsXz } from '../techniques/als-moves.ts';
import { bugPlusOne } from '../techniques/bug.ts';
import { remotePair, turbotFish, xChain, xyChain } from '../techniques/chains.ts';
import { multiColors, simpleColors } from '../techniques/coloring.ts';
import { fish } from '../techniques/fish.ts';
import { forcingChain, forcingNet } from '../techniques/forcing.ts';
import { lockedCandidates } from '../techniques/locked.ts';
import { groupedNiceLoop, niceLoop } from '../techniques/loops.ts';
import { emptyRectangle, skyscraper, twoStringKite } from '../techniques/single-digit.ts';
import { hiddenSubset, lockedSubset, nakedSubset } from '../techniques/subsets.ts';
import { sueDeCoq } from '../techniques/sue-de-coq.ts';
import {
  avoidableRectangle1,
  avoidableRectangle2,
  hiddenRectangle,
  uniquenessTest,
} from '../techniques/uniqueness.ts';
import { wWing, xyWing, xyzWing } from '../techniques/wings.ts';
import { HodokuPosition } from './hodoku-position.ts';
import { HODOKU_KINDS, type HodokuKind, type HodokuLevel, LEVELS } from './hodoku-table.ts';

const OPTIONS: LogicOptions = { overlap: false, smallRectangles: false, alternatives: false };

/** Weighted place of what a step removes: among steps that remove equally many, the smallest goes first. */
function weight(step: Step, digitCount: number): number {
  return step.eliminations.reduce(
    (sum, each, k) => sum + Math.floor(each / digitCount) * (1 + 80 * k) + (each % digitCount) + 1,
    0,
  );
}

function chainOrder(digitCount: number) {
  return (a: Step, b: Step): number => {
    if (a.eliminations.length !== b.eliminations.length) return b.eliminations.length - a.eliminations.length;
    if (resultKey(a) !== resultKey(b)) return weight(a, digitCount) - weight(b, digitCount);
    return (a.length ?? 0) - (b.length ?? 0);
  };
}

/** The first step of a search, or the best of all by a given order. */
type Choice = (state: LogicState) => Step | null;

const first =
  (technique: Technique): Choice =>
  (state) =>
    findFirst(technique, state, OPTIONS);

const best =
  (technique: Technique): Choice =>
  (state) => {
    const all = findAll(technique, state, OPTIONS);
    return all.sort(chainOrder(state.layout.digitCount))[0] ?? null;
  };

const CHOICES: readonly Choice[] = [
  first(lockedSubset(2)),
  first(lockedSubset(3)),
  first(lockedCandidates),
  first(nakedSubset(2)),
  first(nakedSubset(3)),
  first(hiddenSubset(2)),
  first(hiddenSubset(3)),
  first(nakedSubset(4)),
  first(hiddenSubset(4)),
  ...[2, 3, 4].map((size) => first(fish({ size, kind: 'basic', fins: 'none' }))),
  best(remotePair),
  first(bugPlusOne),
  first(skyscraper),
  first(twoStringKite),
  best(turbotFish),
  first(emptyRectangle),
  first(wWing),
  first(xyWing),
  first(xyzWing),
  ...([1, 2, 3, 4, 5, 6] as const).map((type) => first(uniquenessTest(type))),
  first(hiddenRectangle),
  first(avoidableRectangle1),
  first(avoidableRectangle2),
  ...[2, 3, 4].flatMap((size) => [
    first(fish({ size, kind: 'basic', fins: 'finned' })),
    first(fish({ size, kind: 'basic', fins: 'sashimi' })),
  ]),
  first(sueDeCoq),
  first(simpleColors),
  first(multiColors),
  best(xChain),
  best(xyChain),
  best(niceLoop),
  best(groupedNiceLoop),
  first(alsXz),
  first(alsXyWing),
  best(alsChain),
  first(fish({ size: 2, kind: 'franken', fins: 'none' })),
  first(fish({ size: 3, kind: 'franken', fins: 'none' })),
  first(fish({ size: 2, kind: 'franken', fins: 'finned' })),
  first(fish({ size: 3, kind: 'franken', fins: 'finned' })),
  first(forcingChain),
  first(forcingNet),
];

/** The step HoDoKu would take next, or null. */
export function hodokuStep(position: HodokuPosition): Step | null {
  const single = position.fullHouse() ?? position.nakedSingle() ?? position.hiddenSingle();
  if (single) return single;
  for (const choice of CHOICES) {
    const step = choice(position.state);
    if (step) return step;
  }
  return null;
}

export interface HodokuStep {
  readonly kind: HodokuKind;
  readonly step: Step;
}

export interface HodokuRating {
  /** rated: solved by techniques; unsolved: they ran out; undecided: the budget ended. The rest is of the path so far. */
  readonly status: 'rated' | 'unsolved' | 'undecided';
  readonly score: number;
  readonly level: HodokuLevel;
  readonly steps: readonly HodokuStep[];
  /** Number of steps by HoDoKu's technique name. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * HoDoKu's rating of a classic 9×9 board of givens with one solution (not checked here). A step counts as one node of
 * the budget.
 */
export function* rateHodokuTask(givens: Board, options: TaskOptions = {}): Task<HodokuRating> {
  const layout = plainLayout(givens.shape);
  const digits = Array.from(givens.digits, (digit) => (digit === EMPTY ? -1 : digit - givens.shape.minDigit));
  const position = new HodokuPosition(layout, digits);
  const steps: HodokuStep[] = [];
  const meter = new Meter(options.budget);
  while (!position.state.isSolved) {
    if (meter.spent) return summary(steps, 'undecided');
    const step = hodokuStep(position);
    if (!step) return summary(steps, 'unsolved');
    position.apply(step);
    steps.push({ kind: HODOKU_KINDS[step.technique] as HodokuKind, step });
    meter.nodes++;
    yield { nodes: meter.nodes, done: layout.cellCount - position.state.open, total: layout.cellCount };
  }
  return summary(steps, 'rated');
}

export const rateHodoku = (givens: Board, options: TaskOptions = {}): Promise<HodokuRating> =>
  run(rateHodokuTask(givens, options), options);

export const rateHodokuNow = (givens: Board, options: TaskOptions = {}): HodokuRating =>
  runNow(rateHodokuTask(givens, options), options);

function summary(steps: readonly HodokuStep[], status: HodokuRating['status']): HodokuRating {
  let score = 0;
  let level = 0;
  const counts: Record<string, number> = {};
  for (const { kind } of steps) {
    score += kind.score;
    counts[kind.name] = (counts[kind.name] ?? 0) + 1;
    const own = LEVELS.findIndex(([name]) => name === kind.level);
    level = Math.max(level, own);
  }
  while (score > (LEVELS[level] as readonly [HodokuLevel, number])[1]) level++;
  return { status, score, level: (LEVELS[level] as readonly [HodokuLevel, number])[0], steps, counts };
}
