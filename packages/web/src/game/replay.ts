import type { Shape } from 'hitotsu/board';
import { changed, emptyPosition, type Position } from './position.ts';
import type { Move } from './session.ts';

/** The positions of a game from the empty one on, one after each move. Made when they are asked for. */
export class Replay {
  readonly shape: Shape;
  readonly moves: readonly Move[];
  private readonly positions: Position[];

  /** `start` is the position before the first move that is known (the oldest ones may be gone). */
  constructor(shape: Shape, moves: readonly Move[], start: Position = emptyPosition(shape)) {
    this.shape = shape;
    this.moves = moves;
    this.positions = [start];
  }

  /** The position after some moves. */
  at(count: number): Position {
    const wanted = Math.max(0, Math.min(count, this.moves.length));
    while (this.positions.length <= wanted) {
      const last = this.positions.at(-1) as Position;
      const move = this.moves[this.positions.length - 1] as Move;
      this.positions.push(changed(this.shape, last, move.changes, 'to'));
    }
    return this.positions[wanted] as Position;
  }

  /** Time of play after some moves, in milliseconds. */
  timeAt(count: number): number {
    return count === 0 ? 0 : (this.moves[count - 1]?.time ?? 0);
  }
}

/** A replay of moves that end in a position: what stood before the first of them is worked out backwards. */
export function replayTo(shape: Shape, moves: readonly Move[], end: Position): Replay {
  const start = [...moves]
    .reverse()
    .reduce((position, { changes }) => changed(shape, position, changes, 'from'), end);
  return new Replay(shape, moves, start);
}
