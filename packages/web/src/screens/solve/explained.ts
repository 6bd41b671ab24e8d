import { signal } from '@preact/signals';
import type { BoardView } from '../../board/view.ts';

/** The step of the solution that is being explained, as the board shows it. */
export const explained = signal<{
  readonly digits: ArrayLike<number>;
  readonly marks: NonNullable<BoardView['marks']>;
  readonly candidates: ArrayLike<number>;
} | null>(null);
