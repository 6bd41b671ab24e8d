import { Board, EMPTY } from 'hitotsu/board';
import { boardFigure, type Figure, LAYER, type Primitive } from 'hitotsu/drawing';
import { parsePuzzle } from 'hitotsu/puzzle';
import { type AnyRuleType, sampleOf } from 'hitotsu/rules';
import { FigureSvg } from './figure.tsx';

const figures = new Map<string, Figure | null>();

/** A rule on its sample board; where digits stand on it, what breaks the rule is marked as in a game. */
function figureOf(type: AnyRuleType, side: number): Figure | null {
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
  const figure = boardFigure(puzzle, board.digits, {
    cellPixels: side / size,
    content: (cell) => ({ digit: board.digit(cell), given: true }),
    state: { conflicts: broken },
  });
  const drawn = side < ICON_SIDE ? asIcon : firm;
  const primitives = figure.primitives.flatMap((each) => drawn(each, side / size));
  return { ...figure, primitives: primitives.flatMap(legible) };
}

/** Below this side a picture is an icon: what the rule draws, in a thin frame. */
const ICON_SIDE = 40;

/** Lines that a rule is known by are not thinner than this, in pixels. */
const LEAST_LINE = 1.4;

function firm(each: Primitive, cellPixels: number): Primitive[] {
  if (each.kind === 'text' || !each.stroke || !QUIET.has(each.stroke)) return [each];
  return [{ ...each, strokeWidth: Math.max(each.strokeWidth ?? 0, LEAST_LINE / cellPixels) }];
}

function asIcon(each: Primitive, cellPixels: number): Primitive[] {
  if (each.role === 'line-cell' || each.role === 'sum') return [];
  if (each.kind === 'text') return [each];
  const { fill, stroke, strokeWidth = 0 } = each;
  const least = (each.role === 'frame' ? 1.1 : LEAST_LINE) / cellPixels;
  const width = each.role === 'frame' ? least : Math.max(strokeWidth, least);
  return [
    {
      ...each,
      ...(fill === 'shape' ? { fill: 'shape-2' as const } : {}),
      ...(stroke ? { stroke: QUIET.has(stroke) ? ('ink-2' as const) : stroke, strokeWidth: width } : {}),
    },
  ];
}

/** Tokens of thin lines that would vanish in an icon. */
const QUIET: ReadonlySet<string> = new Set(['cage', 'shape-2']);

/** The small numbers of a board would be dust on a sample: here they are nearly as large as a cell. */
function legible(each: Primitive): Primitive[] {
  if (each.kind !== 'text' || each.size > 0.3) return [each];
  const size = 0.46;
  return each.runs.flatMap(({ x, y, text }): Primitive[] => [
    {
      kind: 'rect',
      role: 'paper',
      layer: LAYER.paper,
      x: x - 0.01,
      y: y - 0.16,
      width: size * 0.6 * text.length,
      height: size * 0.8,
      fill: 'paper',
    },
    { ...each, size, runs: [{ x, y: y + 0.16, text }] },
  ]);
}

export interface RulePictureProps {
  readonly type: AnyRuleType;
  /** Pixels of the picture's side: lines have the widths that this size needs. */
  readonly side?: number | undefined;
}

/** The picture of a rule in lists, drawn by the rule. */
export function RulePicture({ type, side = 80 }: RulePictureProps) {
  const key = `${type.type} ${side}`;
  if (!figures.has(key)) figures.set(key, figureOf(type, side));
  const figure = figures.get(key);
  return figure ? <FigureSvg figure={figure} class="rule-picture" /> : null;
}
