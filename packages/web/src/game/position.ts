import { EMPTY, type Shape } from 'hitotsu/board';
import type { Change } from 'hitotsu/puzzle';

/** What the player has on the board. Never changed in place; a change makes a new one. */
export interface Position {
  /** Entries by cell, or `EMPTY`; nothing where a given stands. */
  readonly entries: Int8Array;
  /** Digit sets by cell. */
  readonly corner: Int32Array;
  readonly centre: Int32Array;
  /** Candidates struck out (by a hint that was applied). */
  readonly struck: Int32Array;
  /** Colours by cell, bit k for colour k + 1. */
  readonly colours: Int32Array;
}

/** A position with a name, to which the player can return. */
export interface Savepoint {
  readonly name: string;
  /** When it was set, in milliseconds of play. */
  readonly time: number;
  readonly position: Position;
}

export function emptyPosition({ cellCount }: Shape): Position {
  const none = () => new Int32Array(cellCount);
  return {
    entries: new Int8Array(cellCount).fill(EMPTY),
    corner: none(),
    centre: none(),
    struck: none(),
    colours: none(),
  };
}

const setOf = (numbers: readonly number[], bit: (number: number) => number): number =>
  numbers.reduce((set, each) => set | bit(each), 0);

/** A position after changes: forward (`to`) or back (`from`, last change first). */
export function changed(
  shape: Shape,
  position: Position,
  changes: readonly Change[],
  way: 'to' | 'from',
): Position {
  const next = {
    entries: position.entries.slice(),
    corner: position.corner.slice(),
    centre: position.centre.slice(),
    struck: position.struck.slice(),
    colours: position.colours.slice(),
  };
  for (const change of way === 'to' ? changes : [...changes].reverse()) {
    const cell = shape.cellNamed(change.cell);
    if (change.what === 'entry') next.entries[cell] = change[way] ?? EMPTY;
    else if (change.what === 'colour') next.colours[cell] = setOf(change[way], (colour) => 1 << (colour - 1));
    else next[change.what][cell] = setOf(change[way], (digit) => shape.setOf(digit));
  }
  return next;
}
