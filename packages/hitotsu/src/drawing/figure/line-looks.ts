import type { LineStyle } from '../../rules/scene.ts';
import type { Token } from '../palette.ts';

/** What tells a line by its form, where its hue may not be seen. */
export type Sign = 'chevrons' | 'squares' | 'ticks' | 'cross' | 'three-dots' | 'two-dots' | 'rings';

/** How a line is printed: filled with an edge, in one grey, as two lines, or as a thin line with beads. */
export type PrintForm = 'edged' | 'plain' | 'double' | 'beads';

export interface LineLook {
  readonly fill: Token;
  readonly width: number;
  /** An edge on both sides; without one it is a thin dark line. */
  readonly edged: boolean;
  /** Lines are drawn in this order, then in rule order. */
  readonly order: number;
  readonly sign?: Sign;
  readonly print?: { readonly form: PrintForm; readonly width: number; readonly dash?: readonly number[] };
}

const wide = (fill: Token, rest: Partial<LineLook> = {}): LineLook => ({
  fill,
  width: 0.16,
  edged: true,
  order: 1,
  ...rest,
});

/** Looks of all lines but diagonals, which are drawn over them. */
export const LINE_LOOKS: Readonly<Record<Exclude<LineStyle, 'diagonal'>, LineLook>> = {
  between: wide('line-between', { width: 0.09, order: 0 }),
  lockout: wide('line-lockout', { width: 0.09, order: 0 }),
  plain: wide('shape'),
  whisper: wide('line-whisper', { sign: 'chevrons', print: { form: 'plain', width: 0.09 } }),
  renban: wide('line-renban', { width: 0.22 }),
  palindrome: wide('line-palindrome', {
    sign: 'squares',
    print: { form: 'plain', width: 0.09, dash: [0.22, 0.1] },
  }),
  'region-sum': wide('line-region-sum', { sign: 'ticks' }),
  zipper: wide('line-zipper', { sign: 'cross', print: { form: 'double', width: 0.13 } }),
  entropic: wide('line-entropic', {
    sign: 'three-dots',
    print: { form: 'plain', width: 0.09, dash: [0.001, 0.15] },
  }),
  modular: wide('line-modular', {
    sign: 'two-dots',
    print: { form: 'plain', width: 0.08, dash: [0.22, 0.13, 0.001, 0.13] },
  }),
  nabner: wide('line-nabner', { sign: 'rings', print: { form: 'beads', width: 0.05 } }),
  'sum-line': wide('line-sum-line'),
  thermometer: wide('shape', { width: 0.24, order: 2 }),
  arrow: { fill: 'shape-2', width: 0.05, edged: false, order: 3 },
};

/** Width of an edge, on each side. */
export const EDGE = 0.02;
/** A line that shares a cell with an earlier one is narrower by this. */
export const NARROWED = 0.7;
export const BULB = 0.38;
export const ARROW_CIRCLE = 0.39;
export const LINE_CIRCLE = 0.37;
export const DIAMOND = 0.42;
/** How far an arrow goes on behind its last middle, and its head. */
export const ARROW_ON = 0.18;
export const ARROW_HEAD = 0.17;
