export type { BoundRule } from './bind.ts';
export { canonicalText, puzzleHash, stableText } from './canonical.ts';
export { DOCUMENT_VERSION, type PuzzleDocument, type PuzzleDocumentInput } from './document.ts';
export {
  type Change,
  type Game,
  type GameDocument,
  type GameFields,
  isGameDocument,
  MAX_MOVES,
  parseGame,
} from './game.ts';
export { MAX_DEPTH, MAX_DOCUMENT_LENGTH, MAX_ERRORS, MAX_LABEL, MAX_RULES, MAX_VALUES } from './limits.ts';
export { type Plain, toPlain } from './plain.ts';
export { type Position, pathKeys, pathText, positionAt } from './position.ts';
export {
  givenCells,
  type ParseOptions,
  type Puzzle,
  type PuzzleParts,
  parsePuzzle,
  puzzleFrom,
  withGivens,
} from './puzzle.ts';
export { gameJsonSchema, type JsonSchema, puzzleJsonSchema } from './schema.ts';
export { suggest } from './suggest.ts';
export { readBoard, readSymbol, writeDigits } from './symbols.ts';
export { atPlaces, parseJson } from './text.ts';
