import { unwrap } from '../../base/index.ts';
import { Shape } from '../../board/index.ts';
import { type Puzzle, puzzleFrom } from '../../puzzle/index.ts';
import { builtinRules, type RuleRegistry, type RuleSpec } from '../../rules/index.ts';

/** A puzzle from one character a cell; the size follows from the length. */
export function puzzleOf(
  givens: string,
  rules: readonly (string | RuleSpec)[] = ['classic'],
  registry: RuleRegistry = builtinRules,
): Puzzle {
  const shape = Shape.of(Math.sqrt(givens.length));
  return unwrap(puzzleFrom({ shape, givens, rules }, { registry }));
}

/** The digits of a grid as text. */
export function textOf(grid: ArrayLike<number> | undefined): string {
  return grid ? Array.from(grid, (digit) => digit.toString(36).toUpperCase()).join('') : '';
}

/** The eight turns and mirrors of a square text grid. */
export function orientations(text: string): string[] {
  const size = Math.sqrt(text.length);
  const turn = (grid: string) =>
    Array.from(grid, (_, cell) =>
      grid.charAt((size - 1 - (cell % size)) * size + Math.floor(cell / size)),
    ).join('');
  const flip = (grid: string) =>
    Array.from(grid, (_, cell) => grid.charAt((cell % size) * size + Math.floor(cell / size))).join('');
  const turns = [text];
  for (let i = 0; i < 3; i++) turns.push(turn(turns.at(-1) as string));
  return [...turns, ...turns.map(flip)];
}
