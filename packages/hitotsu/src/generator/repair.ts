import type { Meter, Random, Task } from '../base/index.ts';
import { Board } from '../board/index.ts';
import type { RuleSpec } from '../rules/index.ts';
import type { Grid } from '../solver/index.ts';
import type { Ground, LaidClue } from './ground.ts';
import { layMore } from './lay.ts';
import { Prover } from './prover.ts';
import type { WantedRule } from './request.ts';

/** Other grids gathered before the layout is changed: one change then answers several. */
const OTHERS = 6;
/** Rounds in which clues may be laid anew; after them clues are only cut, which comes to an end by itself. */
const LAY_ROUNDS = 12;
/** What a round of laying and binding clues costs, in nodes: about its time. */
const LAYING = 100;
/** Random cuts tried for one clue. */
const CUTS = 3;

/**
 * Changes the laid clues until they have one solution without any given; null if that cannot be done or the budget
 * ends. Where other grids differ from the solution, the clues that they too satisfy say too little there: those of a
 * kind that covers the board are taken up around the difference and laid anew, later (or if that does not help) a clue
 * is cut into parts that tell the grids apart. Cuts that turn out to be unnecessary are undone at the end.
 */
export function* repair(
  start: Ground,
  wanted: readonly WantedRule[],
  solution: Grid,
  random: Random,
  meter: Meter,
  nodesEach: number,
): Task<Ground | null> {
  let ground = start;
  const cuts: Cut[] = [];
  for (let round = 0; !meter.spent; round++) {
    meter.nodes += LAYING;
    const others: Grid[] = [];
    const settled = yield* gather(ground, solution, meter, nodesEach, others);
    yield { nodes: meter.nodes };
    if (settled && others.length === 0) return yield* mend(ground, cuts, solution, meter, nodesEach);
    let next = round < LAY_ROUNDS ? layAnew(ground, wanted, others, solution, random) : null;
    for (const other of others) {
      const from: Ground = next ?? ground;
      if (!from.isValid(new Board(ground.shape, other))) continue;
      const cut = findCut(from, other, solution, random);
      if (!cut) continue;
      cuts.push(cut);
      next = cut.applyTo(from);
    }
    if (others.length === 0) {
      const cut = findCut(ground, null, solution, random); // too hard to search: a simpler layout
      if (cut) {
        cuts.push(cut);
        next = cut.applyTo(ground);
      }
    }
    if (!next) return null;
    ground = next;
  }
  return null;
}

/** Finds up to `OTHERS` other grids; answers whether an empty list is a proof that there are none. */
function* gather(
  ground: Ground,
  solution: Grid,
  meter: Meter,
  nodesEach: number,
  others: Grid[],
): Task<boolean> {
  const prover = new Prover(ground, solution, meter, nodesEach);
  try {
    let sought = yield* prover.another();
    while (sought === 'found') {
      others.push(prover.other.slice());
      if (others.length === OTHERS) break;
      sought = yield* prover.next();
    }
    return sought !== 'spent';
  } finally {
    prover.close();
  }
}

/** Takes up the covering clues in which some other grid differs and lays that part of the board again. */
function layAnew(
  ground: Ground,
  wanted: readonly WantedRule[],
  others: readonly Grid[],
  solution: Grid,
  random: Random,
): Ground | null {
  const differing = new Set<number>();
  for (const other of others)
    for (let cell = 0; cell < other.length; cell++) if (other[cell] !== solution[cell]) differing.add(cell);
  const kinds = new Set<number>();
  const staying = ground.laid.filter(({ covering, rule, kind }) => {
    const goes = covering && rule.cells.some((cell) => differing.has(cell));
    if (goes) kinds.add(kind);
    return !goes;
  });
  if (kinds.size === 0) return null;
  let next = ground.with(staying);
  for (const kind of kinds) next = layMore(next, wanted, kind, solution, random);
  return next;
}

/** A clue replaced by simpler ones. */
class Cut {
  readonly whole: LaidClue;
  readonly parts: readonly LaidClue[];

  constructor(whole: LaidClue, parts: readonly LaidClue[]) {
    this.whole = whole;
    this.parts = parts;
  }

  applyTo(ground: Ground): Ground {
    return ground.with(ground.laid.flatMap((clue) => (clue === this.whole ? this.parts : [clue])));
  }

  /** The ground with the clue whole again; null if some part has been cut further or is gone. */
  undoneIn(ground: Ground): Ground | null {
    if (!this.parts.every((part) => ground.laid.includes(part))) return null;
    const [first] = this.parts;
    return ground.with(
      ground.laid.flatMap((clue) =>
        clue === first ? [this.whole] : this.parts.includes(clue) ? [] : [clue],
      ),
    );
  }
}

/** A way to cut some clue into parts that the other grid does not satisfy (any parts, without one). */
function findCut(ground: Ground, other: Grid | null, solution: Grid, random: Random): Cut | null {
  const board = new Board(ground.shape, solution);
  const against = other && new Board(ground.shape, other);
  const touches = ({ rule }: LaidClue) => !other || rule.cells.some((cell) => other[cell] !== solution[cell]);
  // the largest clues first: they say least
  const clues = random
    .shuffle(ground.laid.filter(touches))
    .sort((a, b) => b.rule.cells.length - a.rule.cells.length);
  for (const whole of clues) {
    const type = ground.registry.get(whole.spec.type);
    for (let i = 0; i < CUTS; i++) {
      const specs = type?.split?.(whole.spec, board, random) as readonly RuleSpec[] | null | undefined;
      if (!specs) break;
      const parts = specs.map((spec) => ground.lay(spec, whole));
      if (!against || parts.some(({ rule }) => !rule.isValid(against))) return new Cut(whole, parts);
    }
  }
  return null;
}

/** Undoes every cut without which the layout still has one solution, the last cuts first. */
function* mend(
  ground: Ground,
  cuts: readonly Cut[],
  solution: Grid,
  meter: Meter,
  nodesEach: number,
): Task<Ground> {
  let current = ground;
  for (const cut of [...cuts].reverse()) {
    const undone = cut.undoneIn(current);
    if (!undone) continue;
    const prover = new Prover(undone, solution, meter, nodesEach);
    try {
      if ((yield* prover.another()) === 'ended') current = undone;
    } finally {
      prover.close();
    }
  }
  return current;
}
