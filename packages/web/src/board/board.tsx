import { EMPTY, indicesOf, symbolOf } from 'hitotsu/board';
import { useRef } from 'preact/hooks';
import './board.css';
import { Backdrop } from './backdrop.tsx';
import type { BoardView } from './view.ts';

/** A board: the picture, and over it a grid that keyboard, pointer and assistive technology use. */
export function Board({ view }: { readonly view: BoardView }) {
  const { puzzle, selection, onSelect, onKey } = view;
  const { shape, givens } = puzzle;
  const digits = view.digits ?? givens.digits;
  const selected = new Set(selection?.cells);
  const focus = selection?.focus ?? 0;
  const washed = new Set(view.washed);
  const conflicting = new Set(view.conflicts?.flatMap(({ cells }) => cells));
  const grid = useRef<HTMLDivElement>(null);
  const side = shape.size * 100;
  const select = (cells: readonly number[], at: number) => {
    onSelect?.({ cells, focus: at });
    grid.current?.querySelectorAll<HTMLElement>('[role=gridcell]')[at]?.focus();
  };
  const keydown = (event: KeyboardEvent) => {
    if (onKey?.(event)) {
      event.preventDefault();
      return;
    }
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const row = (shape.rowOf(focus) + (step[0] as number) + shape.size) % shape.size;
    const column = (shape.columnOf(focus) + (step[1] as number) + shape.size) % shape.size;
    const cell = shape.cellAt(row, column);
    select(event.shiftKey ? [...selected, cell] : [cell], cell);
  };
  return (
    <div class="board">
      <svg aria-hidden="true" viewBox={`-3 -3 ${side + 6} ${side + 6}`}>
        <Backdrop puzzle={puzzle} />
        {Array.from(digits, (digit, cell) => {
          const x = shape.columnOf(cell) * 100;
          const y = shape.rowOf(cell) * 100;
          const state = conflicting.has(cell)
            ? 'conflict'
            : washed.has(cell)
              ? 'washed'
              : selected.has(cell)
                ? 'selected'
                : '';
          const set = view.candidates?.[cell] ?? view.position?.centre[cell] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index
            <g key={cell}>
              {state && <rect class={state} x={x} y={y} width={100} height={100} />}
              {digit !== EMPTY ? (
                <text class={givens.isEmpty(cell) ? 'entry' : 'given'} x={x + 50} y={y + 72}>
                  {symbolOf(digit)}
                </text>
              ) : (
                <text class="note" x={x + 50} y={y + 58}>
                  {indicesOf(set)
                    .map((index) => symbolOf(shape.minDigit + index))
                    .join('')}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot lie over the picture */}
      <div ref={grid} class="board-grid" role="grid" aria-label={view.label} onKeyDown={keydown}>
        {shape.rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its index
          <div key={row} role="row" tabIndex={-1}>
            {cells.map((cell) => (
              <div
                key={cell}
                role="gridcell"
                tabIndex={cell === focus ? 0 : -1}
                aria-selected={selected.has(cell)}
                aria-label={`R${row + 1}C${shape.columnOf(cell) + 1} ${digits[cell] === EMPTY ? '' : digits[cell]}`}
                onPointerDown={() => select([cell], cell)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
