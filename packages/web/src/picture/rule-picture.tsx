import { Board, EMPTY } from 'hitotsu/board';
import { boardFigure, type Figure } from 'hitotsu/drawing';
import { parsePuzzle } from 'hitotsu/puzzle';
import { type AnyRuleType, sampleOf } from 'hitotsu/rules';
import { FigureSvg } from './figure.tsx';
import './picture.css';

const figures = new Map<string, Figure | null>();

/** A rule on its sample board; where digits stand on it, what breaks the rule is marked as in a game. */
function figureOf(type: AnyRuleType): Figure | null {
  const { size, specs, digits } = sampleOf(type);
  const givens = '.'.repeat(size * size);
  const parsed = parsePuzzle({ hitotsu: 1, size, digits: [1, 9], givens, rules: [...specs] });
  if (!parsed.ok) return null;
  const puzzle = parsed.value;
  const board = new Board(puzzle.shape);
  Array.from(digits ?? '').forEach((symbol, cell) => {
    board.digits[cell] = symbol === '.' ? EMPTY : Number(symbol);
  });
  const broken = puzzle.rules.flatMap(
    ({ rule }) =>
      rule.conflicts?.(board).flatMap(({ cells }) => cells) ?? (rule.isValid(board) ? [] : rule.cells),
  );
  return boardFigure(puzzle, board.digits, {
    cellPixels: 240 / size,
    content: (cell) => ({ digit: board.digit(cell), given: true }),
    state: { conflicts: broken },
  });
}

/** The picture of a rule in lists, drawn by the rule. */
export function RulePicture({ type }: { readonly type: AnyRuleType }) {
  if (!figures.has(type.type)) figures.set(type.type, figureOf(type));
  const figure = figures.get(type.type);
  return figure ? <FigureSvg figure={figure} class="rule-picture" /> : null;
}
