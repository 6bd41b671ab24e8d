/** The notes of the digit that is shown, over the quiet ones: one text for the whole board. */
import { EMPTY } from 'hitotsu/board';
import { cellContent, LAYER, type Primitive, type Run, type TextPrimitive, valueText } from 'hitotsu/drawing';
import type { Writing, Written } from './cell-picture.tsx';

/** Marks in the middle stand in one word, out of which no digit can be lifted. */
export function shownNotes(
  digit: number,
  cells: readonly Written[],
  { shape, ...options }: Writing,
): Primitive[] {
  const index = digit - shape.minDigit;
  const text = valueText(shape, index, options.numbers);
  const found = new Map<number, { readonly like: TextPrimitive; readonly runs: Run[] }>();
  const dots: string[] = [];
  cells.forEach((written, cell) => {
    if (written.digit !== EMPTY || written.colours !== 0 || !(written.areNotesQuiet || written.isQuiet))
      return;
    const { notes, corner } = written;
    if (((notes | corner) & (1 << index)) === 0) return;
    // Dots say by their place alone which digit they are, so that only the one is drawn.
    const only = options.dots ? { notes: notes & (1 << index) } : { notes, corner };
    for (const each of cellContent(shape, cell, only, options)) {
      if (each.kind === 'path') dots.push(each.d);
      if (each.kind !== 'text') continue;
      const runs = each.runs.filter((run) => run.text === text);
      const known = found.get(each.size);
      if (known) known.runs.push(...runs);
      else if (runs.length > 0) found.set(each.size, { like: each, runs });
    }
  });
  const common = { role: 'note-shown', layer: LAYER.digit, fill: 'pencil' } as const;
  return [
    ...[...found.values()].map(({ like, runs }): Primitive => {
      const { kind, font, size, anchor } = like;
      return { kind, font, size, anchor, ...common, runs, weight: 650 };
    }),
    ...(dots.length > 0 ? [{ kind: 'path', ...common, d: dots.join('') } as const] : []),
  ];
}
