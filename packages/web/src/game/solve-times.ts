import type { Shape } from 'hitotsu/board';
import type { Move } from './session.ts';

/** A cell as it was filled in the end: by which move, and how long the player took for it. */
export interface Placement {
  readonly cell: number;
  readonly digit: number;
  /** Milliseconds since the placement before. */
  readonly time: number;
  /** A hint wrote it. */
  readonly isHelp: boolean;
}

/** The entries that stand in the end, in the order in which they were last written, with the time each took. */
export function placementsOf(shape: Shape, moves: readonly Move[]): Placement[] {
  const last = new Map<
    number,
    { readonly digit: number; readonly at: number; readonly move: number; readonly isHelp: boolean }
  >();
  moves.forEach(({ changes, time = 0, by }, move) => {
    for (const { what, cell, to } of changes) {
      if (what !== 'entry') continue;
      const number = shape.cellNamed(cell);
      last.delete(number);
      if (typeof to === 'number') last.set(number, { digit: to, at: time, move, isHelp: by === 'hint' });
    }
  });
  const ordered = [...last].sort(([, a], [, b]) => a.move - b.move);
  let before = 0;
  return ordered.map(([cell, { digit, at, isHelp }], i) => {
    const earlier = ordered[i - 1]?.[1];
    // Cells filled by one move share its time.
    const together = ordered.filter(([, each]) => each.move === ordered[i]?.[1].move).length;
    if (earlier && earlier.move !== ordered[i]?.[1].move) before = earlier.at;
    return { cell, digit, time: Math.max(0, at - before) / together, isHelp };
  });
}

/** How often a digit was taken back or replaced. */
export function correctionsIn(moves: readonly Move[]): number {
  return moves.reduce(
    (sum, { changes, by }) =>
      by === 'restore'
        ? sum
        : sum + changes.filter(({ what, from }) => what === 'entry' && from !== null).length,
    0,
  );
}
