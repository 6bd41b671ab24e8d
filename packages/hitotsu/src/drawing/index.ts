export { sideBySide } from './beside.ts';
export { candidatePicture } from './candidates.ts';
export { type DrawablePuzzle, type PictureOptions, terminalPicture } from './picture.ts';
export { type Drawable, type PuzzleScene, sceneOf } from './scene.ts';
export { displayWidth, padDisplay, wrapDisplay } from './width.ts';
