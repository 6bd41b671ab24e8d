export { type CellContent, type ContentOptions, cellContent, valueText } from './content.ts';
export {
  type CirclePrimitive,
  type Figure,
  type Font,
  LAYER,
  type Layer,
  type Look,
  layered,
  type Margin,
  type Paint,
  type PathPrimitive,
  type Primitive,
  type RectPrimitive,
  type Run,
  type TextPrimitive,
} from './figure.ts';
export { causeCells, type MarkGround, type MarkOptions, markedCandidates, markFigure } from './marks.ts';
export { outlinePath } from './path.ts';
export { type Places, placesFor } from './places.ts';
export { type PuzzleFigure, type PuzzleFigureOptions, puzzleFigure } from './puzzle.ts';
export {
  type BoardState,
  brokenOutline,
  hintRing,
  selectionRing,
  shadedCells,
  stateFigure,
} from './state.ts';
