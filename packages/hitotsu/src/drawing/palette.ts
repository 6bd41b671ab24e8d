/**
 * The colours of everything that is drawn, by what they mean, for every theme. The one source: the style sheet of the
 * app is written from it (scripts/write-tokens.mjs), pictures and exports read it.
 */

/** The themes of a screen, and what is printed. */
export const THEMES = ['light', 'dark', 'high-contrast', 'high-contrast-dark', 'print'] as const;
export type Theme = (typeof THEMES)[number];

type Row = readonly [
  light: string,
  dark: string,
  highContrast: string,
  highContrastDark: string,
  print: string,
];

const WHITE = '#FFFFFF';
const BLACK = '#000000';
/** The greys of print, by their share of white: 0.47, 0.60, 0.84 and, for surfaces, 0.86. */
const GREY_47 = '#787878';
const GREY_60 = '#999999';
const GREY_84 = '#D6D6D6';
const GREY_86 = '#DBDBDB';

const ROLES = {
  /** Page ground, board ground, and the ground of pads, sheets and covers. */
  page: ['#FFFFFF', '#111318', WHITE, BLACK, WHITE],
  paper: ['#FFFFFF', '#171A20', WHITE, BLACK, WHITE],
  well: ['#F4F6F9', '#1D2129', WHITE, BLACK, WHITE],
  /** Hairlines that only decorate, and the borders of controls. */
  rule: ['#DCE0E7', '#2D323D', BLACK, WHITE, GREY_84],
  edge: ['#7E8694', '#7A8392', BLACK, WHITE, GREY_47],
  /** Frame, boxes and regions; cell lines. */
  line: ['#15181E', '#C6CCD8', BLACK, WHITE, BLACK],
  'line-cell': ['#767E8B', '#77808F', '#595959', '#A6A6A6', GREY_47],
  /** What the puzzle states, then secondary text and captions. */
  ink: ['#15181E', '#F0F2F6', BLACK, WHITE, BLACK],
  'ink-2': ['#485060', '#B4BBC8', '#1A1A1A', '#F0F0F0', BLACK],
  'ink-3': ['#666E7D', '#8F97A6', '#333333', '#D0D0D0', BLACK],
  /** The blue pencil: links and modes, entries and notes on coloured cells, what lies on it. */
  ruri: ['#1D4FB4', '#8DB4FF', '#0033A0', '#A8C7FF', BLACK],
  'ruri-deep': ['#163C8A', '#B9D1FF', '#00226B', '#D6E4FF', BLACK],
  'on-ruri': ['#FFFFFF', '#0D1730', WHITE, '#00102E', WHITE],
  pencil: ['#1D4FB4', '#9CBEFF', '#0033A0', '#A8C7FF', BLACK],
  note: ['#38558F', '#A5B8DC', '#002A80', '#C9DBFF', BLACK],
  sum: ['#15181E', '#E4E8EF', BLACK, WHITE, BLACK],
  /** States of cells and the ring of the selection. */
  sel: ['#C9DCFF', '#27406B', '#BFD6FF', '#17408A', GREY_84],
  same: ['#DDE8FD', '#223251', '#D9E6FF', '#12294F', GREY_84],
  peer: ['#F1F5FC', '#1D232E', WHITE, BLACK, WHITE],
  'sel-ring': ['#1D4FB4', '#8DB4FF', '#0033A0', '#A8C7FF', BLACK],
  /** The marker: a marked candidate or word, a cause cell, text that must have its colour. */
  marker: ['#FFE36E', '#574600', '#FFE000', '#594800', GREY_84],
  'marker-2': ['#FFF3B8', '#37300F', '#FFF6B0', '#3A3000', GREY_86],
  'marker-ink': ['#6B5200', '#FFD94D', '#4A3900', '#FFE34D', BLACK],
  /** The red pencil: corrections, what lies behind them and on them. */
  shu: ['#B52A18', '#FF8B75', '#A80000', '#FF9C8A', BLACK],
  'shu-wash': ['#FCE3DE', '#4A211B', '#FFDAD5', '#5A1A12', GREY_86],
  'on-shu': ['#FFFFFF', '#2A0D08', WHITE, '#240400', WHITE],
  /** What rules draw: cage lines, surfaces, and edges of surfaces, arrows, diagonals. */
  cage: ['#485060', '#AEB6C4', BLACK, WHITE, BLACK],
  shape: ['#D0D5DE', '#3E4552', '#B5B5B5', '#4D4D4D', GREY_86],
  'shape-2': ['#868D99', '#7A8392', '#595959', '#A6A6A6', GREY_47],
} as const satisfies Record<string, Row>;

/** Fills of lines that solvers know by their hue: screen light and dark, and print. High contrast keeps the hues. */
const LINES = {
  'line-whisper': ['#BDE3C9', '#1F4A33', GREY_47],
  'line-renban': ['#E0CBF0', '#47305C', GREY_84],
  'line-palindrome': ['#D0D5DE', '#3E4552', GREY_47],
  'line-region-sum': ['#BCDDF2', '#1E4460', WHITE],
  'line-between': ['#E4E7EC', '#333944', GREY_84],
  'line-lockout': ['#F6CFD5', '#57262F', GREY_84],
  'line-zipper': ['#D5CEF7', '#3A2F66', GREY_47],
  'line-entropic': ['#FBD5BE', '#5A3522', GREY_47],
  'line-modular': ['#BAE4E0', '#1D4A4B', GREY_47],
  'line-nabner': ['#F0E2A4', '#4C4214', GREY_60],
  'line-sum-line': ['#DCE8AE', '#3E4719', GREY_84],
} as const satisfies Record<string, readonly [light: string, dark: string, print: string]>;

/** The player's cell colours in key order. High contrast has the same ones. */
const COLOURS = {
  'colour-1': ['#A7AFAC', '#524F57'],
  'colour-2': ['#EDBDAD', '#5A2A37'],
  'colour-3': ['#B8AD7C', '#6E4D05'],
  'colour-4': ['#BFD072', '#3A3B18'],
  'colour-5': ['#5CEBCF', '#376149'],
  'colour-6': ['#86BDD3', '#16425B'],
  'colour-7': ['#CBDBFD', '#232263'],
  'colour-8': ['#C5A0F7', '#51498F'],
  'colour-9': ['#FFEB94', '#321A02'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type RoleToken = keyof typeof ROLES;
export type LineToken = keyof typeof LINES;
export type ColourToken = keyof typeof COLOURS;
/** What a colour is for. */
export type Token = RoleToken | LineToken | ColourToken;

export const COLOUR_TOKENS = Object.keys(COLOURS) as readonly ColourToken[];
export const LINE_TOKENS = Object.keys(LINES) as readonly LineToken[];
export const TOKENS: readonly Token[] = [
  ...(Object.keys(ROLES) as RoleToken[]),
  ...LINE_TOKENS,
  ...COLOUR_TOKENS,
];

/** The colour of every token, as `#RRGGBB`. */
export type Palette = Readonly<Record<Token, string>>;

/** Printed cell colours are pale greys; which is which is told by their patterns. */
function paletteOf(theme: Theme): Palette {
  const index = THEMES.indexOf(theme);
  const dark = index === 1 || index === 3;
  const print = theme === 'print';
  const side = dark ? 1 : 0;
  return Object.fromEntries([
    ...Object.entries(ROLES).map(([token, row]) => [token, row[index]]),
    ...Object.entries(LINES).map(([token, row]) => [token, print ? row[2] : row[side]]),
    ...Object.entries(COLOURS).map(([token, row]) => [token, print ? GREY_84 : row[side]]),
  ]) as Palette;
}

export const PALETTES = Object.fromEntries(THEMES.map((theme) => [theme, paletteOf(theme)])) as Readonly<
  Record<Theme, Palette>
>;
