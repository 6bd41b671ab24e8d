import type { Format } from './format.ts';
import { fpuzzles } from './fpuzzles.ts';
import { grid } from './grid.ts';
import { jigsaw } from './jigsaw.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { pencil } from './pencil.ts';
import { sudokupad } from './sudokupad.ts';
import { triples } from './triples.ts';

/** All formats, in the order in which lists show them. The command line offers exactly these. */
export const formats: readonly Format[] = [line, grid, json, triples, pencil, jigsaw, fpuzzles, sudokupad];

/** The format of a name (`fpuzzles` is also understood for `f-puzzles`), or undefined. */
export function formatNamed(name: string): Format | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return formats.find((format) => plain(format.name) === plain(name));
}
