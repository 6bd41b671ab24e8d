/** A step in four stages, with the marks and the premises of every sentence. */
import type { LogicStep } from '../path.ts';
import type { LogicState } from '../state.ts';
import type { Candidate } from '../step.ts';
import { cellMarks, type Mark, marksOfStatement, marksOfStep } from './marks.ts';
import { Ledger, type Premise, premisesOf } from './premises.ts';
import { cells, type Statement, say } from './statement.ts';
import { patternCells, tell, whereOf } from './tell/index.ts';

/** One sentence of the full deduction, what to mark for it alone, and what it rests on. */
export interface Reason {
  readonly statement: Statement;
  readonly marks: readonly Mark[];
  readonly why: readonly Premise[];
}

/** One stage: the sentences that are new in it, and all that is marked by then. */
export interface HintStage {
  readonly stage: 1 | 2 | 3 | 4;
  readonly statements: readonly Statement[];
  readonly marks: readonly Mark[];
}

export interface Hint extends LogicStep {
  /** The position the step is taken from. */
  readonly state: LogicState;
  /** Where to look, the technique's name, the cells, the full deduction. */
  readonly stages: readonly HintStage[];
  /** The sentences of the fourth stage, each with its own marks and premises. */
  readonly reasons: readonly Reason[];
  /** The whole step in one sentence, to be read aloud. */
  readonly spoken: Statement;
}

/** The sentences and marks of a step. `ledger`: the path so far, for premises that were reached on it. */
export function hintOf({ step, rating }: LogicStep, state: LogicState, ledger = new Ledger()): Hint {
  const { layout } = state;
  const before = state.copy();
  const told = tell(step, before);
  const technique = { technique: { kind: 'technique', technique: step.technique } as const };
  const where = whereOf(step, before);
  const lookAt = marksOfStatement(where);
  const pattern = patternCells(step);
  const all = marksOfStep(step, layout, (candidate: Candidate) => before.holds(candidate));
  const reasons: Reason[] = [
    ...told.lines.map(({ statement, needs }) => ({
      statement,
      marks: marksOfStatement(statement),
      why: premisesOf(needs, before, ledger),
    })),
    ...told.result.map((statement) => ({ statement, marks: marksOfStatement(statement), why: [] })),
  ];
  const stages: HintStage[] = [
    { stage: 1, statements: [where], marks: lookAt },
    { stage: 2, statements: [say('stage.technique', technique)], marks: lookAt },
    {
      stage: 3,
      statements: pattern.length > 0 ? [say('stage.cells', { cells: cells(pattern) })] : [say('stage.board')],
      marks: [...lookAt, ...cellMarks(step)],
    },
    { stage: 4, statements: reasons.map(({ statement }) => statement), marks: all },
  ];
  return {
    step,
    rating,
    state: before,
    stages,
    reasons,
    spoken: spokenOf(step, technique, layout.digitCount),
  };
}

function spokenOf(
  { placements, eliminations, units }: LogicStep['step'],
  technique: Statement['values'],
  digitCount: number,
): Statement {
  const [placed] = placements;
  const where = units.length > 0 && units.length < 3 ? { units: { kind: 'units', units } as const } : {};
  const inside = 'units' in where;
  if (placed === undefined)
    return say(inside ? 'spoken.remove-in' : 'spoken.remove', {
      ...technique,
      ...where,
      removals: { kind: 'candidates', candidates: eliminations },
    });
  return say(inside ? 'spoken.place-in' : 'spoken.place', {
    ...technique,
    ...where,
    cell: cells([Math.floor(placed / digitCount)]),
    digit: { kind: 'digits', digits: 1 << (placed % digitCount) },
  });
}
