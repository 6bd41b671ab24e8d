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
  /** A dashed outline with a small text in its first cell. */
  | { readonly kind: 'cage'; readonly cells: readonly number[]; readonly label?: string }
  /** A line through cell centres. `style` names the look; `start` and `end` say what stands at its ends. */
  | {
      readonly kind: 'line';
      readonly cells: readonly number[];
      readonly style: 'thermometer' | 'diagonal' | 'plain';
      readonly start?: 'bulb' | 'circle';
      readonly end?: 'circle' | 'arrow';
    }
  /** A figure in one cell. */
  | { readonly kind: 'mark'; readonly cell: number; readonly figure: 'circle' | 'square' | 'up' | 'down' }
  /** A dot or letter on the border between two cells, or in a corner where four meet. */
  | {
      readonly kind: 'dot';
      readonly at: readonly [row: number, column: number];
      readonly fill: 'white' | 'black' | 'none';
      readonly label?: string;
    }
  /** A clue outside the board. */
  | { readonly kind: 'outside'; readonly at: readonly [row: number, column: number]; readonly label: string }
  /** A rule for the whole board that has no place of its own; listed beside the board by its name. */
  | { readonly kind: 'whole-board' };

/** Collects the shapes of one rule. */
export interface Scene {
  add(shape: SceneShape): void;
}
