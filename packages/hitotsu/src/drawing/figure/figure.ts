/**
 * Pictures as data: primitives in cell units, x to the right and y down, (0, 0) the board's upper left corner. The
 * browser, SVG, PNG and print draw the same primitives; colours are tokens of the palette.
 */
import type { Token } from '../palette.ts';

/**
 * The layers of a board, bottom to top. States lie below what rules shade, not over it: their fills are opaque, and no
 * clue may vanish under them.
 */
export const LAYER = {
  paper: 1,
  state: 2,
  shade: 3,
  colour: 4,
  line: 5,
  diagonal: 6,
  grid: 7,
  cage: 8,
  clue: 9,
  digit: 10,
  link: 11,
  candidate: 12,
  ring: 13,
  pen: 14,
} as const;
export type Layer = (typeof LAYER)[keyof typeof LAYER];

/** The families of type: what is printed (serif) and what is written and everything small (sans). */
export type Font = 'print' | 'text';

interface Common {
  /** What it is, in kebab-case (`cage`, `sum`, `entry`, `state-peer` …): a class for styles, tests and speech. */
  readonly role: string;
  readonly layer: Layer;
  /** Index in the rule list of the rule that drew it. */
  readonly rule?: number;
  /** The cells it belongs to. */
  readonly cells?: readonly number[];
}

/** How a shape is painted. Lengths are in cell units; what is not named is not painted. */
export interface Paint {
  readonly fill?: Token;
  /** 1 if not said. */
  readonly fillOpacity?: number;
  readonly stroke?: Token;
  readonly strokeOpacity?: number;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  /** Round ends and joins; otherwise ends are cut and joins are mitred. */
  readonly round?: boolean;
}

/** `d` has absolute M, L, H, V, Q, C and Z only. */
export interface PathPrimitive extends Common, Paint {
  readonly kind: 'path';
  readonly d: string;
}

export interface CirclePrimitive extends Common, Paint {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface RectPrimitive extends Common, Paint {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** A text at a place: the middle of its baseline, or its start or end. */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Texts of one look: one run, or several (the notes of a cell). */
export interface TextPrimitive extends Common {
  readonly kind: 'text';
  readonly runs: readonly Run[];
  readonly font: Font;
  readonly weight: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: Token;
}

export type Primitive = PathPrimitive | CirclePrimitive | RectPrimitive | TextPrimitive;

/** Room around the board that a picture takes, in cell units: half the frame, and lanes for outside clues. */
export interface Margin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A board and what is drawn on it, bottom to top. */
export interface Figure {
  /** Rows and columns of the board. */
  readonly size: number;
  readonly margin: Margin;
  readonly primitives: readonly Primitive[];
}

/** How a figure is drawn, whatever is in it. */
export interface Look {
  /**
   * Device pixels of a cell. Lines are snapped to them and never thinner than their least. Not known: nothing is
   * snapped.
   */
  readonly cellPixels?: number;
  /** Rule lines that differ by hue have a second sign (high contrast), or are told apart by form alone (print). */
  readonly signs?: 'none' | 'added' | 'print';
}

/** Bottom to top; what is in one layer keeps its order. */
export function layered(primitives: readonly Primitive[]): Primitive[] {
  return [...primitives].sort((a, b) => a.layer - b.layer);
}
