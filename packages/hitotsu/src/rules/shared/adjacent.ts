import type { Shape } from '../../board/index.ts';
import { perShape } from './per-shape.ts';

/** The cells that share an edge with each cell. */
export const neighboursOf: (shape: Shape) => readonly (readonly number[])[] = perShape((shape) =>
  Array.from({ length: shape.cellCount }, (_, cell) => shape.neighbours(cell)),
);

/** Marks of the walk below, so that it allocates nothing: recipes ask it thousands of times a layout. */
let marks = new Int32Array(81);
let stamp = 0;
const stack: number[] = [];

/** Whether the cells hang together by edges, as `isConnected`, with `neighbours` of the board. */
export function hangTogether(neighbours: readonly (readonly number[])[], cells: readonly number[]): boolean {
  const [first] = cells;
  if (first === undefined) return true;
  if (marks.length < neighbours.length || stamp > 0x7ffffff0) {
    marks = new Int32Array(neighbours.length);
    stamp = 0;
  }
  stamp += 2;
  for (const cell of cells) marks[cell] = stamp;
  marks[first] = stamp + 1;
  let reached = 1;
  stack.push(first);
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop())
    for (const next of neighbours[cell] as readonly number[])
      if (marks[next] === stamp) {
        marks[next] = stamp + 1;
        reached++;
        stack.push(next);
      }
  return reached === cells.length;
}
