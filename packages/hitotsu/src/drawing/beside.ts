import { displayWidth, padDisplay } from './width.ts';

/**
 * Pictures side by side, a gap of some columns between them, as many in a row as fit in `width` columns; rows are
 * separated by an empty line. A picture wider than `width` has a row of its own.
 */
export function sideBySide(pictures: readonly string[], width: number, gap = 4): string {
  const rows: string[][] = [];
  let used = 0;
  for (const picture of pictures) {
    const wide = Math.max(...picture.split('\n').map(displayWidth));
    const row = rows.at(-1);
    if (row && used + gap + wide <= width) {
      row.push(picture);
      used += gap + wide;
    } else {
      rows.push([picture]);
      used = wide;
    }
  }
  return rows.map((row) => joinRow(row, gap)).join('\n\n');
}

function joinRow(pictures: readonly string[], gap: number): string {
  const columns = pictures.map((picture) => picture.split('\n'));
  const widths = columns.map((lines) => Math.max(...lines.map(displayWidth)));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, y) =>
    columns
      .map((lines, i) => padDisplay(lines[y] ?? '', widths[i] as number))
      .join(' '.repeat(gap))
      .trimEnd(),
  ).join('\n');
}
