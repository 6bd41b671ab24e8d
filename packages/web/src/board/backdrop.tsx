import { sceneOf } from 'hitotsu/drawing';
import type { Puzzle } from 'hitotsu/puzzle';

/** Grid, regions and cages. */
export function Backdrop({ puzzle }: { readonly puzzle: Puzzle }) {
  const { shape } = puzzle;
  const { shapes } = sceneOf(puzzle);
  const side = shape.size * 100;
  const regions = shapes.filter((each) => each.kind === 'region' || each.kind === 'cage');
  let lines = '';
  for (let i = 1; i < shape.size; i++) lines += `M${i * 100} 0V${side}M0 ${i * 100}H${side}`;
  let heavy = '';
  for (const region of regions) {
    const inside = new Set(region.cells);
    for (const cell of region.cells) {
      const x = shape.columnOf(cell) * 100;
      const y = shape.rowOf(cell) * 100;
      if (!inside.has(shape.cellAt(shape.rowOf(cell) - 1, shape.columnOf(cell)))) heavy += `M${x} ${y}h100`;
      if (!inside.has(shape.cellAt(shape.rowOf(cell), shape.columnOf(cell) - 1))) heavy += `M${x} ${y}v100`;
    }
  }
  return (
    <g class="backdrop">
      <rect class="paper" width={side} height={side} />
      <path class="line-cell" d={lines} />
      <path class="line" d={heavy} />
      <rect class="frame" width={side} height={side} />
    </g>
  );
}
