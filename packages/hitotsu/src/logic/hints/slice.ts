/** Which steps of a path a conclusion needs: those its premises name, those theirs name, and so on. */
import type { LogicState } from '../state.ts';
import type { Step } from '../step.ts';
import { Ledger, premisesOf } from './premises.ts';
import { cells, digit, type Needs, type Statement, say, type Told, units } from './statement.ts';

/** A step and the position before it. */
export interface Walked {
  readonly step: Step;
  readonly before: LogicState;
}

/** Something impossible in plain sight. */
export interface Broken {
  readonly kind: 'cell' | 'unit';
  readonly statement: Statement;
  readonly cells: readonly number[];
  readonly needs: Needs;
}

/** The first open cell without a candidate, or unit without a place for a digit. */
export function brokenIn(state: LogicState): Broken | null {
  const { layout } = state;
  for (let cell = 0; cell < layout.cellCount; cell++)
    if (state.values[cell] === -1 && state.candidates[cell] === 0)
      return {
        kind: 'cell',
        statement: say('contradiction.cell', { cell: cells([cell]) }),
        cells: [cell],
        needs: { cells: [cell] },
      };
  for (const unit of layout.units)
    for (let index = 0; index < layout.digitCount; index++) {
      if (state.countIn(unit.index, index) > 0) continue;
      if (unit.cells.some((cell) => state.values[cell] === index)) continue;
      return {
        kind: 'unit',
        statement: say('contradiction.unit', { unit: units([unit.index]), digit: digit(index) }),
        cells: unit.cells,
        needs: { units: [[unit.index, index]] },
      };
    }
  return null;
}

/** The numbers (from 1) of the steps that `goal` rests on in the position `end` after them. */
export function neededSteps(
  walked: readonly Walked[],
  goal: Needs,
  end: LogicState,
  tell: (step: Step, before: LogicState) => Told,
): Set<number> {
  const ledger = new Ledger();
  const premises = walked.map(({ step, before }, i) => {
    const told = tell(step, before);
    const own = told.lines.flatMap(({ needs }) => premisesOf(needs, before, ledger));
    ledger.note(step, i + 1, before.layout.digitCount);
    // What rests on more than its sentences say may rest on everything before it.
    return told.complete
      ? own.flatMap(({ steps }) => steps)
      : Array.from({ length: i }, (_, earlier) => earlier + 1);
  });
  const wanted = new Set<number>();
  const open = premisesOf(goal, end, ledger).flatMap(({ steps }) => steps);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (wanted.has(next)) continue;
    wanted.add(next);
    open.push(...(premises[next - 1] ?? []));
  }
  return wanted;
}
