import { type DigitSet, EMPTY, indicesOf, type Shape } from 'hitotsu/board';
import type { Change } from 'hitotsu/puzzle';
import type { Position } from './position.ts';

/** The marks a player sets in a cell. */
export type MarkKind = 'corner' | 'centre' | 'colour';
/** Everything that a position holds by cell as a set. */
export type SetKind = MarkKind | 'struck';

/** The set of a kind in a cell. */
export function setIn(position: Position, kind: SetKind, cell: number): number {
  return (kind === 'colour' ? position.colours : position[kind])[cell] as number;
}

/** A change of a cell's entry; `null` if it stays as it is. */
export function entryChange(shape: Shape, { entries }: Position, cell: number, to: number): Change | null {
  const from = entries[cell] as number;
  const value = (digit: number) => (digit === EMPTY ? null : digit);
  return from === to ? null : { cell: shape.nameOf(cell), what: 'entry', from: value(from), to: value(to) };
}

/** A change of a cell's set; `null` if it stays as it is. */
export function setChange(
  shape: Shape,
  position: Position,
  kind: SetKind,
  cell: number,
  to: DigitSet,
): Change | null {
  const from = setIn(position, kind, cell);
  if (from === to) return null;
  const first = kind === 'colour' ? 1 : shape.minDigit;
  const list = (set: number) => indicesOf(set).map((index) => index + first);
  return { cell: shape.nameOf(cell), what: kind, from: list(from), to: list(to) };
}

/** What turns one position into another. */
export function changesBetween(shape: Shape, from: Position, to: Position): Change[] {
  const changes: Change[] = [];
  const note = (change: Change | null) => {
    if (change) changes.push(change);
  };
  for (let cell = 0; cell < shape.cellCount; cell++) {
    note(entryChange(shape, from, cell, to.entries[cell] as number));
    for (const kind of ['corner', 'centre', 'struck', 'colour'] as const)
      note(setChange(shape, from, kind, cell, setIn(to, kind, cell)));
  }
  return changes;
}
