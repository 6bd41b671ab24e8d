export type { Format, ReadContext, ReadItem } from './format.ts';
export { lossesOfGame } from './game-losses.ts';
export { gridText } from './grid.ts';
export { formatNamed, formats } from './list.ts';
export { type ReadAnswer, type ReadOptions, readAny, readLine, recognise } from './read.ts';
export { MAX_LINES, MAX_TEXT } from './text.ts';
export { writeAny } from './write.ts';
