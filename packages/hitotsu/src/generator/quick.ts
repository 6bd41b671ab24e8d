import type { Meter, Random, Task } from '../base/index.ts';
import { sizeOf } from '../board/index.ts';
import { isClassic, makeClassic } from '../classic/index.ts';
import { givensOf } from './grade.ts';
import type { Ground } from './ground.ts';
import type { Draft, Miss } from './maker.ts';
import type { Plan } from './options.ts';
import type { Symmetry } from './symmetry.ts';

/** Puzzles tried, each from a grid of its own, before a search around one grid is the better bet. */
const ATTEMPTS = 40;
/** What a puzzle costs, in nodes: about its time. */
const PRICE = 100;

/** The moves that map a pattern to itself, as `makeClassic` takes them. */
const MOVES: Readonly<Record<Symmetry, number>> = {
  none: 0x01,
  'half-turn': 0x09,
  'quarter-turn': 0x69,
  'left-right': 0x03,
  'top-bottom': 0x05,
  diagonal: 0x11,
  'anti-diagonal': 0x81,
  full: 0xff,
};

/**
 * A classic board's puzzle by the classic kernel, which draws grids and digs by itself: puzzle after puzzle until one is as
 * asked, else the nearest. Null where that is no question for it.
 */
export function* quick(plan: Plan, ground: Ground, random: Random, meter: Meter): Task<Draft | null> {
  const { shape, symmetry, wanted, wish } = plan;
  const plain = wanted.every(({ makes }) => makes === null) && isClassic(ground.problem);
  if (!plain || wish.kind === 'pattern' || wish.kind === 'none') return null;
  const low = random.next();
  const high = random.next();
  // The largest orbit has a cell for each move.
  const step = sizeOf(MOVES[symmetry]);
  let best: Draft | null = null;
  for (let index = 0; index < ATTEMPTS && (!best || best.distance > 0) && !meter.spent; index++) {
    const make = (target: number) => {
      meter.nodes += PRICE;
      return makeClassic(low, high, index, MOVES[symmetry], target);
    };
    let target = 0;
    let made = null;
    if (wish.kind === 'clues') target = wish.clues;
    if (wish.kind === 'difficulty') {
      made = make(0);
      target = givensOf(wish.difficulty, shape, givensIn(made.puzzle));
      if (givensIn(made.puzzle) < target) made = null;
    }
    made ??= make(target);
    const got = givensIn(made.puzzle);
    const missed: Miss[] = [];
    if (wish.kind === 'clues' && got !== target)
      missed.push({ code: 'missed-clues', values: { asked: target, got } });
    if (wish.kind === 'difficulty' && Math.abs(got - target) >= step)
      missed.push({ code: 'missed-difficulty', values: { asked: wish.difficulty, clues: target, got } });
    const distance = missed.length === 0 ? 0 : missed.length + Math.abs(got - target) * 10;
    if (!best || distance < best.distance) {
      const { puzzle, solution } = made;
      const givens: number[] = [];
      for (let cell = 0; cell < puzzle.length; cell++) {
        if (puzzle[cell] !== 0) givens.push(cell);
        solution[cell] = (solution[cell] as number) - 1 + shape.minDigit;
      }
      best = { ground, solution, givens, missed, distance };
    }
    yield { nodes: meter.nodes };
  }
  return best;
}

function givensIn(puzzle: Int8Array): number {
  let count = 0;
  for (let cell = 0; cell < puzzle.length; cell++) if (puzzle[cell] !== 0) count++;
  return count;
}
