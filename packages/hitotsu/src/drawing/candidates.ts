import { type DigitSet, EMPTY, indicesOf, lowestIndex, sizeOf, symbolOf } from '../board/index.ts';
import { bordersOf } from './borders.ts';
import type { Content } from './content.ts';
import { ASCII, UNICODE } from './glyphs.ts';
import { type DrawablePuzzle, listedRules, type PictureOptions } from './picture.ts';
import { RoomyPicture } from './roomy.ts';
import { sceneOf } from './scene.ts';

/**
 * The candidates of every cell as text: a cell with one candidate shows it alone, others show theirs at fixed places.
 * Only region borders are drawn beside them. `sets` holds a digit set a cell; digits of `open` (of which it is not known
 * whether they belong there) have a `?` behind them.
 */
export function candidatePicture(
  puzzle: DrawablePuzzle,
  sets: ArrayLike<DigitSet>,
  open: ArrayLike<DigitSet> | undefined,
  options: PictureOptions = {},
): string {
  const { shape, givens } = puzzle;
  const scene = sceneOf(puzzle);
  const columns = Math.ceil(Math.sqrt(shape.digitCount));
  const rows = Math.ceil(shape.digitCount / columns);
  const shownSet = (cell: number) => (sets[cell] as number) | (open?.[cell] ?? 0);
  const alone = (cell: number) => sizeOf(shownSet(cell)) === 1 && !open?.[cell];
  const digits = Array.from({ length: shape.cellCount }, (_, cell) =>
    alone(cell) ? shape.minDigit + lowestIndex(shownSet(cell)) : EMPTY,
  );
  const content: Content = {
    shape,
    digits,
    given: (cell) => !givens.isEmpty(cell),
    marked: new Set(options.marked ?? []),
    glyphs: options.ascii ? ASCII : UNICODE,
  };
  const regions = scene.shapes.filter(({ kind }) => kind === 'region');
  const room = { width: 2 * columns + 1, height: rows };
  const drawn = new RoomyPicture(content, bordersOf(shape, regions), regions, room);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    if (alone(cell)) continue;
    const [y, x] = drawn.corner(cell);
    for (const index of indicesOf(shownSet(cell))) {
      const unsure = ((open?.[cell] ?? 0) >>> index) & 1;
      const text = symbolOf(shape.minDigit + index) + (unsure ? '?' : '');
      drawn.canvas.write(y + Math.floor(index / columns), x + 1 + 2 * (index % columns), text, 'filled');
    }
  }
  const lines = drawn.canvas.lines(options.color ?? false);
  if (options.listRules !== false) lines.push(...listedRules(scene, options));
  return lines.join('\n');
}
