import type { Diagnostic, Meter, Random, Task } from '../base/index.ts';
import type { Grid } from '../solver/index.ts';
import { type Dug, dig, type Orbit } from './dig.ts';
import { fewer, sizeOf } from './fewer.ts';
import { givensOf } from './grade.ts';
import type { Ground } from './ground.ts';
import { lay } from './lay.ts';
import type { Plan } from './options.ts';
import { walk } from './pattern.ts';
import { Prover } from './prover.ts';
import { repair } from './repair.ts';
import { orbits } from './symmetry.ts';
import { raise, thin } from './thin.ts';

/** Something that was asked for and is not so. */
export type Miss = Diagnostic;

/** A puzzle with one solution, perhaps not quite as asked. */
export interface Draft {
  readonly ground: Ground;
  readonly solution: Grid;
  readonly givens: readonly number[];
  readonly missed: readonly Miss[];
  /** How far from what was asked; 0 if it is that. */
  readonly distance: number;
}

/** Nodes for one question about a board of 81 cells or fewer; beyond that a given is rather kept. */
const NODES_EACH = 20_000;
/** The same for larger boards, where a single question can be a life's work. */
const NODES_EACH_LARGE = 400;

/** Turns one full grid into a puzzle after a plan. */
export class Maker {
  private readonly plan: Plan;
  private readonly base: Ground;
  private readonly random: Random;
  private readonly meter: Meter;
  private readonly nodesEach: number;
  private readonly orbits: readonly Orbit[];

  constructor(plan: Plan, base: Ground, random: Random, meter: Meter) {
    this.plan = plan;
    this.base = base;
    this.random = random;
    this.meter = meter;
    this.nodesEach = plan.shape.cellCount > 81 ? NODES_EACH_LARGE : NODES_EACH;
    this.orbits = orbits(plan.shape, plan.symmetry);
  }

  /** Null if this grid or layout did not lend itself to it, with `faults` or without, or the budget ended. */
  *make(solution: Grid, faults: boolean): Task<Draft | null> {
    const { wish } = this.plan;
    const laid = this.lay(solution);
    if (wish.kind === 'pattern') return yield* this.onPattern(laid, wish.cells, solution);
    const covered = laid.laid.some(({ covering }) => covering);
    if (covered && wish.kind !== 'clues') return yield* this.withoutGivens(laid, solution, faults);
    return yield* this.dug(laid, solution);
  }

  /** For when a layout without givens was not found: the same clues with as few givens as can be. */
  *makeWithGivens(solution: Grid): Task<Draft> {
    return yield* this.dug(this.lay(solution), solution);
  }

  private lay(solution: Grid): Ground {
    return lay(this.base, this.plan.wanted, solution, this.random.fork('lay'));
  }

  /** Digs givens out of the full grid, with all laid clues at work. */
  private *dug(ground: Ground, solution: Grid): Task<Draft> {
    const { wish } = this.plan;
    const prover = this.prover(ground, solution);
    try {
      prover.giveOnly(solution.keys());
      const order = this.random.fork('dig').shuffle([...this.orbits]);
      const plainTarget = wish.kind === 'clues' && this.keepsAllClues(ground) ? wish.clues : 0;
      const dug = yield* dig(prover, order, plainTarget);
      let kept = dug.kept;
      const target = this.targetFor(sizeOf(kept));
      if (sizeOf(kept) > target && wish.kind !== 'minimal')
        kept = yield* fewer(prover, kept, this.orbits, target, this.random.fork('fewer'));
      return yield* this.finished(ground, kept, [...dug.removed].reverse(), target, solution, dug);
    } finally {
      prover.close();
    }
  }

  /** Changes the layout until no given is needed. */
  private *withoutGivens(laid: Ground, solution: Grid, faults: boolean): Task<Draft | null> {
    const { meter, nodesEach } = this;
    const random = this.random.fork('repair');
    const repaired = yield* repair(laid, this.plan.wanted, solution, random, meter, nodesEach, faults);
    if (!repaired) return null;
    const order = this.random.fork('givens').shuffle([...this.orbits]);
    return yield* this.finished(repaired, [], order, this.targetFor(0), solution, null);
  }

  /** Leaves out laid clues that say nothing, adds givens up to the target, and compares with what was asked. */
  private *finished(
    ground: Ground,
    kept: readonly Orbit[],
    order: readonly Orbit[],
    target: number,
    solution: Grid,
    dug: Dug | null,
  ): Task<Draft> {
    const { meter, nodesEach, plan } = this;
    const covered = ground.laid.some(({ covering }) => covering);
    const keepAll = this.keepsAllClues(ground);
    let thinned = { ground, idle: 0 };
    if (!keepAll && !covered) thinned = yield* this.thinned(ground, kept.flat(), solution);
    let given = kept;
    if (sizeOf(given) < target) {
      const asked = keepAll || covered ? ground.with([]) : thinned.ground;
      const free = order.filter((orbit) => !given.includes(orbit));
      const raised = yield* raise(asked, given, free, target, solution, meter, nodesEach);
      given = raised.given;
      if (!keepAll && !covered) thinned = { ...thinned, ground: raised.ground };
    }
    if (!keepAll && covered) thinned = yield* this.thinned(ground, given.flat(), solution);
    const missed: Miss[] = [];
    const got = sizeOf(given);
    const { wish } = plan;
    const step = Math.max(...this.orbits.map((orbit) => orbit.length));
    if (wish.kind === 'clues' && got !== wish.clues)
      missed.push({ code: 'missed-clues', values: { asked: wish.clues, got } });
    if (wish.kind === 'difficulty' && Math.abs(got - target) >= step)
      missed.push({ code: 'missed-difficulty', values: { asked: wish.difficulty, clues: target, got } });
    if (wish.kind === 'none' && got > 0) missed.push({ code: 'missed-no-givens', values: { asked: 0, got } });
    if (wish.kind === 'minimal' && dug && dug.unsettled > 0)
      missed.push({ code: 'missed-minimal', values: { open: dug.unsettled, got } });
    missed.push(...this.silentRules(thinned.ground, thinned.idle));
    return {
      ground: thinned.ground,
      solution,
      givens: given.flat(),
      missed,
      distance: missed.length === 0 ? 0 : missed.length + Math.abs(got - target) * 10,
    };
  }

  private *onPattern(ground: Ground, cells: readonly number[], start: Grid): Task<Draft> {
    // first something to fall back on, as the walk may use up the budget
    let grid = start;
    let extra = yield* this.extraGivens(ground, cells, grid);
    if (extra.length > 0) {
      const walked = yield* walk(ground, cells, start, this.random.fork('pattern'), this.meter);
      const fewer = walked.solutions === 1 ? [] : yield* this.extraGivens(ground, cells, walked.grid);
      if (fewer.length < extra.length) {
        grid = walked.grid;
        extra = fewer;
      }
    }
    const givens = [...cells, ...extra];
    const thinned = this.keepsAllClues(ground)
      ? { ground, idle: 0 }
      : yield* this.thinned(ground, givens, grid);
    const missed = this.silentRules(thinned.ground, thinned.idle);
    if (extra.length > 0)
      missed.push({ code: 'missed-pattern', values: { asked: cells.length, got: givens.length } });
    const distance = missed.length + extra.length * 10;
    return { ground: thinned.ground, solution: grid, givens, missed, distance };
  }

  /** Givens beside those of the pattern with which there is one solution; none of them can go. */
  private *extraGivens(ground: Ground, cells: readonly number[], solution: Grid): Task<readonly number[]> {
    const prover = this.prover(ground, solution);
    try {
      prover.giveOnly(solution.keys());
      const others = [...solution.keys()].filter((cell) => !cells.includes(cell)).map((cell) => [cell]);
      return (yield* dig(prover, this.random.fork('extra').shuffle(others), 0)).kept.flat();
    } finally {
      prover.close();
    }
  }

  private *thinned(
    ground: Ground,
    givens: readonly number[],
    solution: Grid,
  ): Task<{ ground: Ground; idle: number }> {
    return yield* thin(ground, givens, solution, this.random.fork('thin'), this.meter, this.nodesEach);
  }

  /** Rules with a recipe of which no clue says anything. */
  private silentRules(ground: Ground, idle: number): Miss[] {
    const silent: Miss[] = [];
    for (const [kind, { type, makes }] of this.plan.wanted.entries())
      if (makes === 'lay' && !ground.laid.some((clue) => clue.kind === kind))
        silent.push({ code: 'missed-rule', values: { rule: type.type } });
    if (idle > 0) silent.push({ code: 'missed-needed-clues', values: { rules: idle } });
    return silent;
  }

  private targetFor(least: number): number {
    const { wish, shape } = this.plan;
    if (wish.kind === 'clues') return wish.clues;
    return wish.kind === 'difficulty' ? givensOf(wish.difficulty, shape, least) : least;
  }

  /** Whether no laid clue is ever left out: none may be, or it was asked for. */
  private keepsAllClues(ground: Ground): boolean {
    return this.plan.keepRedundant || ground.laid.every(({ covering }) => covering);
  }

  private prover(ground: Ground, solution: Grid): Prover {
    return new Prover(ground, solution, this.meter, this.nodesEach);
  }
}
