import type { Shape } from 'hitotsu/board';
import type { ComponentChildren } from 'preact';
import type { Fit } from './fit.ts';

export interface LoupeProps {
  readonly shape: Shape;
  readonly fit: Fit;
  /** The picture that is enlarged. */
  readonly picture: string;
  readonly cell: number;
  readonly children?: ComponentChildren;
}

const ZOOM = 2.2;
/** Cells to be seen on each side of the one in the middle. */
const AROUND = 0.75;

/** A part of the board, enlarged, above the finger. */
export function Loupe({ shape, fit, picture, cell, children }: LoupeProps) {
  const { x, y, width } = fit;
  const column = shape.columnOf(cell);
  const row = shape.rowOf(cell);
  const span = 1 + 2 * AROUND;
  const side = Math.max(116, span * fit.cell * ZOOM);
  const left = Math.min(Math.max(x + (column + 0.5) * fit.cell - side / 2, 0), width - side);
  const above = y + row * fit.cell - side - 14;
  return (
    <div
      class={children ? 'loupe loupe-about' : 'loupe'}
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${above}px`, width: `${side}px` }}
    >
      <svg
        width={side}
        height={side}
        viewBox={`${column - AROUND} ${row - AROUND} ${span} ${span}`}
        aria-hidden="true"
        focusable="false"
      >
        <use href={`#${picture}`} />
      </svg>
      {children ? <div class="loupe-text">{children}</div> : null}
    </div>
  );
}
