import { Shape } from '../../board/index.ts';
import { plainLayout } from '../layout.ts';
import { LogicState } from '../state.ts';
import type { Step } from '../step.ts';
import { candidateName } from '../step.ts';

/** An empty plain 9×9 board with all candidates. */
export function emptyState(): LogicState {
  return new LogicState(plainLayout(Shape.of(9)));
}

/** Leaves `digit` in the cells called by name among those of a line (`row 1`, `column 4`, `box 2`). */
export function only(state: LogicState, unit: string, digit: number, ...names: string[]): void {
  const [kind, number] = unit.split(' ');
  const found = state.layout.units.find((each) => each.kind === kind && each.number === Number(number));
  const { shape } = state.layout;
  for (const cell of found?.cells ?? [])
    if (!names.includes(shape.nameOf(cell))) state.remove(cell, digit - shape.minDigit);
}

/** Leaves just these digits in a cell. */
export function hold(state: LogicState, name: string, ...digits: number[]): void {
  const { shape } = state.layout;
  for (let digit = 0; digit < shape.digitCount; digit++)
    if (!digits.includes(digit + shape.minDigit)) state.remove(shape.cellNamed(name), digit);
}

/** What a step does, as readable sorted text. */
export function told(state: LogicState, step: Step | null): string {
  if (!step) return 'none';
  const { shape } = state.layout;
  return [
    ...step.placements.map((each) => candidateName(shape, each, true)),
    ...step.eliminations.map((each) => candidateName(shape, each, false)),
  ]
    .sort()
    .join(' ');
}
