/** Sizes of what stands on a board, as fractions of a cell. */
import type { Look } from './figure.ts';

export const SIZE = {
  cellLine: 0.013,
  regionLine: 0.036,
  frame: 0.052,
  given: 0.65,
  givenBaseline: 0.22,
  entry: 0.62,
  entryBaseline: 0.215,
  /** Values of two characters. */
  long: 0.46,
  /** An entry in a cell with a cage's sum stands this much lower. */
  headDrop: 0.04,
  sum: 0.195,
  sumX: 0.06,
  sumY: 0.205,
  cageInset: 0.08,
  /** Of a cage that overlaps an earlier one. */
  cageInsetSecond: 0.13,
  cageLine: 0.02,
  cageDash: 0.07,
  cageGap: 0.05,
  colourInset: 0.06,
  /** Lanes for clues outside the board: the first, and each further one on the same side. */
  lane: 0.7,
  laneNext: 0.42,
} as const;

export const WEIGHT = {
  given: 600,
  outside: 500,
  entry: 430,
  note: 500,
  quietNote: 400,
  sum: 650,
  letter: 700,
} as const;

/** Written digits stand on the baseline and are this high and wide, of the size of the type. */
export const CAP = 0.7;
export const ADVANCE = 0.56;

/** A line's width: a whole number of device pixels and not less than `least` of them, where the pixel is known. */
export function lineWidth(look: Look, width: number, least: number): number {
  const { cellPixels } = look;
  if (cellPixels === undefined) return width;
  return Math.max(Math.ceil(least), Math.round(width * cellPixels)) / cellPixels;
}

/** How far a line of a width lies off a cell's edge so that it covers whole pixels. */
export function snap(look: Look, width: number): number {
  const { cellPixels } = look;
  if (cellPixels === undefined) return 0;
  return Math.round(width * cellPixels) % 2 === 1 ? 0.5 / cellPixels : 0;
}

/** The baseline that centres digits of a size at a height. */
export const baseline = (y: number, size: number): number => y + (size * CAP) / 2;
