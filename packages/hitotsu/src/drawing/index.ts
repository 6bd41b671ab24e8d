export { sideBySide } from './beside.ts';
export { candidatePicture } from './candidates.ts';
export * from './figure/index.ts';
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
export { boardFigure, fillsMiddle, gridContent, type PictureLook, signsOf, svgPicture } from './svg.ts';
export { tokenSheet } from './token-sheet.ts';
export { displayWidth, padDisplay, wrapDisplay } from './width.ts';
