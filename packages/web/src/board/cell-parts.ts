/** Parts of cells that only the app shows: candidates set bold, two digits in one cell. */
import type { DigitSet, Shape } from 'hitotsu/board';
import { type ContentOptions, cellContent, LAYER, type Primitive, valueText } from 'hitotsu/drawing';

/** Notes at their places, bold. */
export function boldNotes(shape: Shape, cell: number, notes: DigitSet, options: ContentOptions): Primitive[] {
  return cellContent(shape, cell, { notes }, options).map((each) =>
    each.kind === 'text'
      ? { ...each, role: 'note-bold', weight: 750, fill: 'ink' }
      : { ...each, role: 'note-bold', fill: 'ink' },
  );
}

/** The digits of two solutions, with a slash between them. */
export function splitDigits(
  shape: Shape,
  cell: number,
  [first, second]: readonly [number, number],
  { numbers }: ContentOptions,
): Primitive[] {
  const x = shape.columnOf(cell);
  const y = shape.rowOf(cell);
  const text = (digit: number) => valueText(shape, digit - shape.minDigit, numbers);
  const cells = [cell];
  return [
    {
      kind: 'text',
      role: 'split',
      layer: LAYER.digit,
      cells,
      runs: [
        { x: x + 0.29, y: y + 0.46, text: text(first) },
        { x: x + 0.71, y: y + 0.83, text: text(second) },
      ],
      font: 'text',
      weight: 430,
      size: 0.4,
      anchor: 'middle',
      fill: 'pencil',
    },
    {
      kind: 'path',
      role: 'split-slash',
      layer: LAYER.digit,
      cells,
      d: `M${x + 0.26} ${y + 0.8}L${x + 0.74} ${y + 0.2}`,
      stroke: 'ink-3',
      strokeWidth: 0.02,
    },
  ];
}
