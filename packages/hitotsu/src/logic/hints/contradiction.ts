/** How a wrong digit shows: by steps to a cell without a digit, a unit without a place, or a broken rule. */
import { Meter, type Task, type TaskOptions } from '../../base/index.ts';
import { Board, EMPTY } from '../../board/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { type ConflictSet, minimalConflictTask } from '../../solver/index.ts';
import type { GradedTechnique } from '../grade.ts';
import { type LogicStep, logicOf, stateOf } from '../path.ts';
import type { LogicState } from '../state.ts';
import { findFirst } from '../technique.ts';
import { Ledger, type Premise, premisesOf } from './premises.ts';
import { type Broken, brokenIn, neededSteps, type Walked } from './slice.ts';
import { type Hint, hintOf } from './staged.ts';
import { cells, type Needs, type Statement, say } from './statement.ts';
import { tell } from './tell/index.ts';

/** A contradiction with its reason. */
export interface Contradiction {
  /** cell: no digit is left; unit: a digit has no place; rule: a rule is broken; clash: clues that cannot all stand. */
  readonly kind: 'cell' | 'unit' | 'rule' | 'clash';
  readonly statement: Statement;
  /** The cells it shows in. */
  readonly cells: readonly number[];
  /** The steps from the wrong digit that it needs, renumbered from 1. */
  readonly steps: readonly Hint[];
  readonly premises: readonly Premise[];
  /** For `clash`: the givens, entries and rules that cannot all hold. */
  readonly conflict?: ConflictSet;
}

/** Steps harder than this are not followed: few people would, and searches in a broken position may take long. */
const HARDEST = 7;
/** Steps followed at most; the clash of clues is told instead. */
const MOST_STEPS = 150;

type Trouble =
  | Broken
  | {
      readonly kind: 'rule';
      readonly statement: Statement;
      readonly cells: readonly number[];
      readonly needs: Needs;
    };

/** A rule that is broken in plain sight, a cell without a digit, a unit without a place. */
function troubleIn(puzzle: Puzzle, state: LogicState): Trouble | null {
  const { layout } = state;
  const { shape } = layout;
  const board = new Board(
    shape,
    Array.from(state.values, (each) => (each < 0 ? EMPTY : each + shape.minDigit)),
  );
  for (const { rule } of puzzle.rules) {
    const [conflict] = rule.conflicts?.(board) ?? [];
    if (!conflict) continue;
    const words = { kind: 'words', words: conflict.words, values: conflict.values ?? {} } as const;
    return {
      kind: 'rule',
      statement: say('contradiction.rule', { words, cells: cells(conflict.cells) }),
      cells: conflict.cells,
      needs: { cells: conflict.cells.filter((cell) => state.values[cell] !== -1) },
    };
  }
  return brokenIn(state);
}

type GradedWalk = Walked & LogicStep;

function* follow(
  puzzle: Puzzle,
  state: LogicState,
  techniques: readonly GradedTechnique[],
  meter: Meter,
): Task<{ walked: GradedWalk[]; broken: Trouble | null }> {
  const walked: GradedWalk[] = [];
  for (;;) {
    const broken = troubleIn(puzzle, state);
    if (broken || walked.length >= MOST_STEPS || meter.spent) return { walked, broken };
    let found: LogicStep | null = null;
    for (const { technique, rating } of techniques) {
      const step = findFirst(technique, state, { uniqueness: false });
      if (step) {
        found = { step, rating };
        break;
      }
    }
    if (!found) return { walked, broken: null };
    walked.push({ ...found, before: state.copy() });
    state.apply(found.step);
    meter.nodes++;
    yield { nodes: meter.nodes };
  }
}

/**
 * The contradiction that entries with a wrong one among them lead to: by the easiest steps, only those it needs. Where
 * steps up to single chains do not show it, the smallest clash of givens, entries and rules that the solver proves. Null
 * only if the budget ended. `cell` is the wrong one.
 */
export function* contradictionTask(
  puzzle: Puzzle,
  entries: Board,
  cell: number,
  options: TaskOptions = {},
): Task<Contradiction | null> {
  const meter = new Meter(options.budget);
  const { layout, techniques } = logicOf(puzzle);
  const state = stateOf(puzzle);
  entries.digits.forEach((each, at) => {
    if (each !== EMPTY && at !== cell && state.values[at] === -1)
      state.place(at, each - layout.shape.minDigit);
  });
  state.place(cell, entries.digit(cell) - layout.shape.minDigit);
  const easy = techniques.filter(({ rating, net }) => rating <= HARDEST && !net);
  const { walked, broken } = yield* follow(puzzle, state, easy, meter);
  if (broken) {
    const wanted = neededSteps(walked, broken.needs, state, tell);
    const ledger = new Ledger();
    const steps: Hint[] = [];
    walked.forEach((each, i) => {
      if (!wanted.has(i + 1)) return;
      steps.push(hintOf(each, each.before, ledger));
      ledger.note(each.step, steps.length, layout.digitCount);
    });
    const { needs, ...rest } = broken;
    return { ...rest, steps, premises: premisesOf(needs, state, ledger) };
  }
  if (meter.spent) return null;
  const { conflict } = yield* minimalConflictTask(puzzle, { ...options, entries });
  if (!conflict) return null;
  const own = [...conflict.givens, ...conflict.entries].sort((a, b) => a - b);
  const statement = say('contradiction.clash', { cells: cells(own) });
  return { kind: 'clash', statement, cells: own, steps: [], premises: [], conflict };
}
