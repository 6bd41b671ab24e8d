import type { Weight } from './borders.ts';

/**
 * Unicode's box-drawing characters by their arms: the key's digits are the weights up, right, down, left
 * (0 none, 1 light, 2 heavy).
 */
const BOX: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '0000  0001╴ 0002╸ 0010╷ 0011┐ 0012┑ 0020╻ 0021┒ 0022┓ 0100╶ 0101─ 0102╾ 0110┌ 0111┬ 0112┭ 0120┎ 0121┰ 0122┱ ' +
    '0200╺ 0201╼ 0202━ 0210┍ 0211┮ 0212┯ 0220┏ 0221┲ 0222┳ 1000╵ 1001┘ 1002┙ 1010│ 1011┤ 1012┥ 1020╽ 1021┧ 1022┪ ' +
    '1100└ 1101┴ 1102┵ 1110├ 1111┼ 1112┽ 1120┟ 1121╁ 1122╅ 1200┕ 1201┶ 1202┷ 1210┝ 1211┾ 1212┿ 1220┢ 1221╆ 1222╈ ' +
    '2000╹ 2001┚ 2002┛ 2010╿ 2011┦ 2012┩ 2020┃ 2021┨ 2022┫ 2100┖ 2101┸ 2102┹ 2110┞ 2111╀ 2112╃ 2120┠ 2121╂ 2122╉ ' +
    '2200┗ 2201┺ 2202┻ 2210┡ 2211╄ 2212╇ 2220┣ 2221╊ 2222╋'
  )
    .match(/\d{4}./gu)
    ?.map((entry) => [entry.slice(0, 4), entry.slice(4)]) ?? [],
);

/** Double lines by their arms, for the tubes of thermometers: up, right, down, left. */
const TUBE: Readonly<Record<string, string>> = {
  '0001': '═',
  '0010': '║',
  '0011': '╗',
  '0100': '═',
  '0101': '═',
  '0110': '╔',
  '0111': '╦',
  '1000': '║',
  '1001': '╝',
  '1010': '║',
  '1011': '╣',
  '1100': '╚',
  '1101': '╩',
  '1110': '╠',
  '1111': '╬',
};

export type Arms = readonly [up: number, right: number, down: number, left: number];

/** The characters of a picture. */
export interface Glyphs {
  /** A piece or crossing of grid lines. */
  box(arms: readonly [Weight, Weight, Weight, Weight]): string;
  /** A piece of a dashed cage outline. */
  dash(arms: Arms): string;
  /** A piece of a tube or line. */
  tube(arms: Arms): string;
  /** A thin line that falls (`↘`) or rises (`↗`), and both at once. */
  readonly falling: string;
  readonly rising: string;
  readonly crossing: string;
  /** Directions by the sign of the row step (-1, 0, 1) and of the column step, row by row. */
  readonly arrows: string;
  readonly shade: string;
  readonly empty: string;
  readonly bulb: string;
  readonly blackDot: string;
  readonly whiteDot: string;
}

export const UNICODE: Glyphs = {
  box: (arms) => BOX[arms.join('')] ?? ' ',
  dash: ([up, right, down, left]) =>
    up + right + down + left === 2 && up === down
      ? up
        ? '┆'
        : '┄'
      : (BOX[`${up}${right}${down}${left}`] ?? ' '),
  tube: (arms) => TUBE[arms.join('')] ?? ' ',
  falling: '╲',
  rising: '╱',
  crossing: '╳',
  arrows: '↖^↗< >↙v↘',
  shade: '░',
  empty: '·',
  bulb: '●',
  blackDot: '●',
  whiteDot: '○',
};

export const ASCII: Glyphs = {
  box: ([up, right, down, left]) => {
    if (up + right + down + left === 0) return ' ';
    if (Math.max(up, right, down, left) === 2) return '#';
    if (up + down === 0) return '-';
    return right + left === 0 ? '|' : '+';
  },
  dash: ([up, right, down, left]) => (up + down === 0 ? '.' : right + left === 0 ? ':' : '.'),
  tube: ([up, right, down, left]) => (up + down === 0 ? '=' : right + left === 0 ? '"' : '+'),
  falling: '\\',
  rising: '/',
  crossing: 'X',
  arrows: '\\^/< >/v\\',
  shade: '%',
  empty: '.',
  bulb: 'o',
  blackDot: '*',
  whiteDot: 'o',
};
