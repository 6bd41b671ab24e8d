import type { SceneShape } from '../rules/scene.ts';
import type { Borders, Weight } from './borders.ts';
import { Canvas } from './canvas.ts';
import { type Content, digitAt, inkAt, isFilled } from './content.ts';

/** Whether nothing but regions is to be drawn, and these are cut out by lines that run across the whole board. */
export function fitsCompact(borders: Borders, shapes: readonly SceneShape[], size: number): boolean {
  if (shapes.some((shape) => shape.kind !== 'region')) return false;
  const inner = Array.from({ length: size - 1 }, (_, i) => i + 1);
  return inner.every(
    (i) =>
      isWhole(borders.beside.map((row) => row[i] as Weight)) &&
      isWhole(borders.above[i] as readonly Weight[]),
  );
}

function isWhole(line: readonly Weight[]): boolean {
  return line.every((weight) => weight === line[0]);
}

/** The small picture: two columns and one line a cell, lines only between regions. Marked cells have a `*`. */
export function drawCompact(content: Content, borders: Borders): Canvas {
  const { shape, glyphs } = content;
  const { size } = shape;
  const xs: number[] = [];
  const ys: number[] = [];
  const uprights: number[] = [];
  const levels: number[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i <= size; i++) {
    if (borders.beside[0]?.[i] === 2) {
      uprights.push(x);
      x += 2;
    }
    if (borders.above[i]?.[0] === 2) levels.push(y++);
    xs.push(x);
    ys.push(y);
    x += 2;
    y++;
  }
  const width = (uprights.at(-1) ?? 0) + 1;
  const height = (levels.at(-1) ?? 0) + 1;
  const canvas = new Canvas(width, height);
  for (let line = 0; line < height; line++)
    for (let column = 0; column < width; column++) {
      const level = levels.includes(line);
      const upright = uprights.includes(column);
      if (!level && !upright) continue;
      canvas.write(
        line,
        column,
        glyphs.box([
          upright && line > 0 ? 1 : 0,
          level && column < width - 1 ? 1 : 0,
          upright && line < height - 1 ? 1 : 0,
          level && column > 0 ? 1 : 0,
        ]),
        'region',
      );
    }
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const line = ys[shape.rowOf(cell)] as number;
    const column = xs[shape.columnOf(cell)] as number;
    if (content.marked.has(cell)) canvas.write(line, column - 1, '*', 'mark');
    if (isFilled(content, cell)) canvas.write(line, column, digitAt(content, cell), inkAt(content, cell));
    else canvas.write(line, column, glyphs.empty, content.marked.has(cell) ? 'marked' : 'line');
  }
  return canvas;
}
