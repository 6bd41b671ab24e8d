import { EMPTY } from '../board/index.ts';
import {
  type BoardState,
  type CellContent,
  type ContentOptions,
  cellContent,
  type Figure,
  type Look,
  layered,
  type Paint,
  type Primitive,
  type PuzzleFigureOptions,
  puzzleFigure,
  stateFigure,
} from './figure/index.ts';
import { num } from './figure/path.ts';
import { PALETTES, type Theme, type Token } from './palette.ts';
import type { DrawablePuzzle } from './picture.ts';

export interface PictureLook extends ContentOptions, Omit<PuzzleFigureOptions, 'cellPixels' | 'signs'> {
  readonly theme?: Theme;
  /** Pixels of a cell; default 60. */
  readonly cellPixels?: number;
  /** What is written in each cell instead of the digits of the puzzle or grid. */
  readonly content?: (cell: number) => CellContent;
  readonly state?: BoardState;
  /** Further primitives: the marks of a hint. */
  readonly marks?: readonly Primitive[];
}

/** Second signs on lines, by theme. */
export function signsOf(theme: Theme): NonNullable<Look['signs']> {
  if (theme === 'print') return 'print';
  return theme.startsWith('high-contrast') ? 'added' : 'none';
}

/** Whether anything stands in the middle of a cell. */
export const fillsMiddle = ({ digit = EMPTY, centre = 0 }: CellContent): boolean =>
  digit !== EMPTY || centre !== 0;

/** The digits of a puzzle, or of a grid over it. */
export function gridContent(
  { givens }: DrawablePuzzle,
  grid?: ArrayLike<number>,
): (cell: number) => CellContent {
  return (cell) => ({ digit: grid?.[cell] ?? givens.digit(cell), given: !givens.isEmpty(cell) });
}

/** A puzzle and what is written on it as one figure. */
export function boardFigure(
  puzzle: DrawablePuzzle,
  grid?: ArrayLike<number>,
  options: PictureLook = {},
): Figure {
  const {
    theme = 'light',
    cellPixels = 60,
    content = gridContent(puzzle, grid),
    state,
    marks = [],
  } = options;
  const look = { ...options, cellPixels, signs: signsOf(theme) };
  const board = puzzleFigure(puzzle, look);
  const { shape } = puzzle;
  const cells = Array.from({ length: shape.cellCount }, (_, cell) => content(cell));
  const written = { ...options, heads: board.heads };
  return {
    size: shape.size,
    margin: board.margin,
    primitives: layered([
      ...board.primitives,
      ...board.givingWay((cell) => fillsMiddle(cells[cell] as CellContent)),
      ...(state ? stateFigure(shape, state, look) : []),
      ...cells.flatMap((each, cell) => cellContent(shape, cell, each, written)),
      ...marks,
    ]),
  };
}

/** A standalone SVG picture. */
export function svgPicture(
  puzzle: DrawablePuzzle,
  grid?: ArrayLike<number>,
  options: PictureLook = {},
): string {
  const { theme = 'light', cellPixels = 60 } = options;
  return svgOf(boardFigure(puzzle, grid, options), (token) => PALETTES[theme][token], cellPixels);
}

function svgOf(figure: Figure, colour: (token: Token) => string, cellPixels: number): string {
  const { size, margin, primitives } = figure;
  const width = margin.left + size + margin.right;
  const height = margin.top + size + margin.bottom;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width * cellPixels)}" height="${num(height * cellPixels)}" ` +
    `viewBox="${num(-margin.left)} ${num(-margin.top)} ${num(width)} ${num(height)}">` +
    `${primitives.map((each) => element(each, colour)).join('\n')}</svg>\n`
  );
}

function paint(each: Paint, colour: (token: Token) => string): string {
  const parts = [`fill="${each.fill ? colour(each.fill) : 'none'}"`];
  if (each.fillOpacity !== undefined) parts.push(`fill-opacity="${num(each.fillOpacity)}"`);
  if (each.stroke) {
    parts.push(`stroke="${colour(each.stroke)}" stroke-width="${num(each.strokeWidth ?? 0)}"`);
    if (each.strokeOpacity !== undefined) parts.push(`stroke-opacity="${num(each.strokeOpacity)}"`);
    if (each.dash) parts.push(`stroke-dasharray="${each.dash.map(num).join(' ')}"`);
    if (each.round) parts.push('stroke-linecap="round" stroke-linejoin="round"');
  }
  return parts.join(' ');
}

const FAMILIES = {
  print: "'Source Serif 4', 'Source Serif 4 Variable', Georgia, serif",
  text: "'Hanken Grotesk', 'Hanken Grotesk Variable', system-ui, sans-serif",
} as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (symbol) => `&#${symbol.charCodeAt(0)};`);

function element(each: Primitive, colour: (token: Token) => string): string {
  switch (each.kind) {
    case 'path':
      return `<path d="${each.d}" ${paint(each, colour)}/>`;
    case 'circle':
      return `<circle cx="${num(each.x)}" cy="${num(each.y)}" r="${num(each.r)}" ${paint(each, colour)}/>`;
    case 'rect':
      return (
        `<rect x="${num(each.x)}" y="${num(each.y)}" width="${num(each.width)}" height="${num(each.height)}"` +
        `${each.radius ? ` rx="${num(each.radius)}"` : ''} ${paint(each, colour)}/>`
      );
    case 'text':
      return (
        `<text font-family="${FAMILIES[each.font]}" font-weight="${each.weight}" font-size="${num(each.size)}" ` +
        `text-anchor="${each.anchor}" fill="${colour(each.fill)}">` +
        each.runs
          .map(({ x, y, text }) => `<tspan x="${num(x)}" y="${num(y)}">${escaped(text)}</tspan>`)
          .join('') +
        '</text>'
      );
  }
}
