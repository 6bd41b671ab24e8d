import type { Shape } from 'hitotsu/board';
import { outlinePath } from 'hitotsu/drawing';
import { editor } from './desk.ts';
import { strokeOf } from './draft.ts';

/** Side of a handle, in cells. */
const HANDLE = 0.16;

/** What is being drawn, or selected: a blue path through cell centres with a handle on each, in cell units. */
export function PenPicture() {
  const { shape } = editor.puzzle.value;
  const tool = editor.drawn;
  const pen = editor.pen.value;
  const stroke = pen ? { cells: pen.path } : strokeOf(editor.puzzle.value, editor.chosenIndex.value);
  const map = editor.map.value;
  if (!tool) return null;
  if (tool.gesture === 'regions') return <Regions shape={shape} map={map} />;
  if (!stroke || tool.gesture === 'cells') return null;
  const { cells } = stroke;
  const points = cells.map((cell) => `${shape.columnOf(cell) + 0.5} ${shape.rowOf(cell) + 0.5}`);
  const isLine = tool.gesture === 'line';
  return (
    <>
      {isLine ? (
        <path class="pen-path" d={`M${points.join('L')}`} />
      ) : (
        <path class="pen-path pen-outline" d={outlinePath(shape, [...cells], 0.05)} />
      )}
      {isLine
        ? cells.map((cell) => (
            <rect
              key={cell}
              class="pen-handle"
              x={shape.columnOf(cell) + 0.5 - HANDLE / 2}
              y={shape.rowOf(cell) + 0.5 - HANDLE / 2}
              width={HANDLE}
              height={HANDLE}
            />
          ))
        : null}
    </>
  );
}

/** An unfinished region map: its borders, and how many cells a region of wrong size has. */
function Regions({ shape, map }: { readonly shape: Shape; readonly map: string | null }) {
  if (map === null) return null;
  const regions = new Map<string, number[]>();
  Array.from(map).forEach((name, cell) => {
    regions.set(name, [...(regions.get(name) ?? []), cell]);
  });
  return (
    <>
      {[...regions].map(([name, cells]) => (
        <g key={name}>
          <path
            class={cells.length === shape.size ? 'pen-region' : 'pen-region pen-region-wrong'}
            d={outlinePath(shape, cells, 0)}
          />
          {cells.length === shape.size ? null : (
            <text
              class="type-text pen-count"
              x={shape.columnOf(cells[0] as number) + 0.5}
              y={shape.rowOf(cells[0] as number) + 0.62}
            >
              {cells.length}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
