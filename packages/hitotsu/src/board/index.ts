export { Board, EMPTY } from './board.ts';
export { type DigitSet, indicesOf, lowestIndex, sizeOf } from './digits.ts';
export { cellsByRegion, formatRegionMap, isConnected, parseRegionMap } from './regions.ts';
export { LARGEST_SIZE, Shape, SMALLEST_SIZE } from './shape.ts';
export { digitOf, digitOfCode, REGION_SYMBOLS, symbolOf } from './symbols.ts';
