export { canSolveLines, type LineAnswers, type LineOptions, LineSolver, type OddLine } from './lines.ts';
export { isClassic } from './recognise.ts';
export { type AnySearch, type SearchChoice, searchOver } from './search.ts';
export {
  type ClassicName,
  classicName,
  drawClassic,
  type MadeClassic,
  makeClassic,
  useClassic,
} from './twins.ts';
