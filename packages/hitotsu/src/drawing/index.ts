export { sideBySide } from './beside.ts';
export { type BoardOptions, boardFigure, boardWords, fillsMiddle, gridContent, signsOf } from './board.ts';
export { candidatePicture } from './candidates.ts';
export * from './figure/index.ts';
export { gameContent } from './game-content.ts';
export { type HintLook, hintBoard } from './hint.ts';
export { type PaintContext, paintFigure, pictureSize } from './paint.ts';
export {
  COLOUR_TOKENS,
  type ColourToken,
  LINE_TOKENS,
  PALETTES,
  type Palette,
  THEMES,
  type Theme,
  TOKENS,
  type Token,
} from './palette.ts';
export { type DrawablePuzzle, type PictureOptions, terminalPicture } from './picture.ts';
export { type Drawable, type PuzzleScene, sceneOf } from './scene.ts';
export { type SvgOptions, svgOf, svgPicture } from './svg.ts';
export { tokenSheet } from './token-sheet.ts';
export { displayWidth, padDisplay, wrapDisplay } from './width.ts';
