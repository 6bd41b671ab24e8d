/**
 * What rules draw, as data. One list of shapes serves the browser, SVG, PDF and the terminal; nothing here knows how it
 * will look. Cells are cell numbers; points (for marks between cells and outside the board) are in cell units, row and
 * column of a point, with (0, 0) the top left corner of the board and (0.5, 0.5) the middle of R1C1.
 */
export type SceneShape =
  /** A region of the board whose borders are drawn thick (boxes, jigsaw regions). */
  | { readonly kind: 'region'; readonly cells: readonly number[] }
  /** Shaded cells that form a group (windoku windows, extra regions, odd and even marks have their own kind). */
  | { readonly kind: 'shade'; readonly cells: readonly number[]; readonly label?: string }
  /** Shaded cells with an edge: one of several areas that are told to be alike by the same letter. */
  | { readonly kind: 'area'; readonly cells: readonly number[]; readonly label?: string }
  /** A dashed outline with a small text in its first cell. */
  | { readonly kind: 'cage'; readonly cells: readonly number[]; readonly label?: string }
  /**
   * A line through cell centres. `style` names the look; `start` and `end` say what stands at its ends; `label` is a
   * total beside the first cell.
   */
  | {
      readonly kind: 'line';
      readonly cells: readonly number[];
      readonly style: LineStyle;
      readonly start?: LineEnd;
      readonly end?: LineEnd;
      readonly label?: string;
    }
  /** A rounded outline round neighbouring cells in a line, which are read as one number. */
  | { readonly kind: 'pill'; readonly cells: readonly number[] }
  /** A figure in one cell. `up`: larger than its neighbours; `down`: smaller; `ring`: a circle along its edges. */
  | {
      readonly kind: 'mark';
      readonly cell: number;
      readonly figure: 'circle' | 'square' | 'up' | 'down' | 'ring';
    }
  /** A bar along one edge of each of some cells. */
  | { readonly kind: 'bar'; readonly cells: readonly number[]; readonly side: Side }
  /** A dot or letter on the border between two cells, or in a corner where four meet. */
  | {
      readonly kind: 'dot';
      readonly at: readonly [row: number, column: number];
      readonly fill: 'white' | 'black' | 'none';
      readonly label?: string;
    }
  /** A sign on the border between two cells that points at one of them, the smaller. */
  | { readonly kind: 'pointer'; readonly at: readonly [row: number, column: number]; readonly towards: Side }
  /** Digits in a disc where four cells meet. */
  | {
      readonly kind: 'corner';
      readonly at: readonly [row: number, column: number];
      readonly labels: readonly string[];
    }
  /**
   * A clue outside the board, beside the row or column it speaks of; with an `arrow` (a step of rows and columns) it
   * speaks of the cells in that direction. Of several at one place the inner one comes first.
   */
  | {
      readonly kind: 'outside';
      readonly at: readonly [row: number, column: number];
      readonly label: string;
      readonly arrow?: readonly [rows: -1 | 0 | 1, columns: -1 | 0 | 1];
    }
  /** A rule for the whole board that has no place of its own; listed beside the board by its name. */
  | { readonly kind: 'whole-board' };

/** Looks of lines. Each has a hue of its own on screen and a form of its own in print. */
export type LineStyle =
  | 'thermometer'
  | 'diagonal'
  | 'plain'
  | 'arrow'
  | 'whisper'
  | 'renban'
  | 'palindrome'
  | 'region-sum'
  | 'between'
  | 'lockout'
  | 'zipper'
  | 'entropic'
  | 'modular'
  | 'nabner'
  | 'sum-line';

/** What stands at an end of a line. */
export type LineEnd = 'bulb' | 'circle' | 'diamond' | 'arrow';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Collects the shapes of one rule. */
export interface Scene {
  add(shape: SceneShape): void;
}
