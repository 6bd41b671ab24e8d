import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOUR_TOKENS, LINE_TOKENS, PALETTES, THEMES, type Theme, TOKENS, type Token } from './palette.ts';
import { contrast, deltaE, lab, VISIONS } from './testkit/colour-science.ts';
import { tokenSheet } from './token-sheet.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;
const ratio = (theme: Theme, on: Token, under: Token): number =>
  rounded(contrast(PALETTES[theme][on], PALETTES[theme][under]));

const GROUNDS = ['paper', 'peer', 'same', 'sel', 'marker-2', 'marker', 'shu-wash'] as const;

/** Contrast of what is written and drawn on each ground, as the design states it. */
const ON_GROUNDS: readonly (readonly [Theme, Token, readonly number[]])[] = [
  ['light', 'ink', [17.8, 16.3, 14.4, 12.8, 15.9, 13.9, 14.5]],
  ['light', 'pencil', [7.4, 6.8, 6.0, 5.4, 6.6, 5.8, 6.1]],
  ['light', 'note', [7.3, 6.7, 5.9, 5.3, 6.6, 5.7, 6.0]],
  ['light', 'sum', [17.8, 16.3, 14.4, 12.8, 15.9, 13.9, 14.5]],
  ['light', 'shu', [6.3, 5.8, 5.1, 4.6, 5.7, 5.0, 5.2]],
  ['light', 'cage', [8.1, 7.4, 6.6, 5.9, 7.2, 6.4, 6.6]],
  ['light', 'line-cell', [4.1, 3.7, 3.3, 3.0, 3.7, 3.2, 3.4]],
  ['dark', 'ink', [15.5, 14.1, 11.4, 9.2, 11.8, 8.2, 12.3]],
  ['dark', 'pencil', [9.3, 8.4, 6.8, 5.5, 7.0, 4.9, 7.4]],
  ['dark', 'note', [8.7, 7.9, 6.4, 5.2, 6.6, 4.6, 6.9]],
  ['dark', 'sum', [14.2, 12.8, 10.4, 8.4, 10.7, 7.5, 11.2]],
  ['dark', 'shu', [7.6, 6.9, 5.6, 4.5, 5.8, 4.0, 6.0]],
  ['dark', 'cage', [8.5, 7.7, 6.3, 5.1, 6.5, 4.5, 6.7]],
  ['dark', 'line-cell', [4.4, 4.0, 3.2, 2.6, 3.3, 2.3, 3.5]],
  ['high-contrast', 'ink', [21.0, 21.0, 16.7, 14.3, 19.1, 15.9, 16.2]],
  ['high-contrast', 'pencil', [10.6, 10.6, 8.4, 7.2, 9.6, 8.0, 8.2]],
  ['high-contrast', 'note', [12.8, 12.8, 10.2, 8.7, 11.6, 9.7, 9.9]],
  ['high-contrast', 'sum', [21.0, 21.0, 16.7, 14.3, 19.1, 15.9, 16.2]],
  ['high-contrast', 'shu', [7.9, 7.9, 6.3, 5.4, 7.2, 6.0, 6.1]],
  ['high-contrast', 'cage', [21.0, 21.0, 16.7, 14.3, 19.1, 15.9, 16.2]],
  ['high-contrast', 'line-cell', [7.0, 7.0, 5.6, 4.8, 6.4, 5.3, 5.4]],
  ['high-contrast-dark', 'ink', [21.0, 21.0, 14.4, 9.8, 13.1, 8.9, 13.2]],
  ['high-contrast-dark', 'pencil', [12.3, 12.3, 8.4, 5.7, 7.7, 5.2, 7.7]],
  ['high-contrast-dark', 'note', [15.1, 15.1, 10.3, 7.0, 9.4, 6.4, 9.5]],
  ['high-contrast-dark', 'sum', [21.0, 21.0, 14.4, 9.8, 13.1, 8.9, 13.2]],
  ['high-contrast-dark', 'shu', [10.4, 10.4, 7.1, 4.9, 6.5, 4.4, 6.5]],
  ['high-contrast-dark', 'cage', [21.0, 21.0, 14.4, 9.8, 13.1, 8.9, 13.2]],
  ['high-contrast-dark', 'line-cell', [8.6, 8.6, 5.9, 4.0, 5.4, 3.7, 5.4]],
];

/** Contrast of pairs off the board and on shapes: light, dark, high contrast, high contrast dark. */
const PAIRS: readonly (readonly [Token, Token, readonly number[]])[] = [
  ['ink', 'page', [17.8, 16.6, 21.0, 21.0]],
  ['ink-2', 'page', [8.1, 9.6, 17.4, 18.4]],
  ['ink-3', 'page', [5.1, 6.3, 12.6, 13.6]],
  ['ink-3', 'well', [4.7, 5.5, 12.6, 13.6]],
  ['ruri', 'page', [7.4, 8.9, 10.6, 12.3]],
  ['ruri', 'well', [6.9, 7.8, 10.6, 12.3]],
  ['on-ruri', 'ruri', [7.4, 8.5, 10.6, 11.0]],
  ['on-shu', 'shu', [6.3, 7.9, 7.9, 9.5]],
  ['shu', 'page', [6.3, 8.1, 7.9, 10.4]],
  ['edge', 'page', [3.7, 4.9, 21.0, 21.0]],
  ['edge', 'well', [3.4, 4.2, 21.0, 21.0]],
  ['shape-2', 'paper', [3.3, 4.6, 7.0, 8.6]],
  ['pencil', 'shape', [5.0, 5.2, 5.2, 4.9]],
  ['note', 'shape', [5.0, 4.8, 6.2, 6.1]],
  ['pencil', 'well', [6.9, 8.6, 10.6, 12.3]],
];

/** Contrast of ink and of entries on each cell colour: light, then dark. */
const ON_COLOURS: readonly (readonly [Token, readonly number[]])[] = [
  ['colour-1', [7.9, 4.6, 7.2, 5.2]],
  ['colour-2', [10.6, 6.1, 10.3, 7.5]],
  ['colour-3', [7.9, 4.5, 6.9, 5.0]],
  ['colour-4', [10.6, 6.1, 10.3, 7.5]],
  ['colour-5', [12.1, 7.0, 6.3, 4.6]],
  ['colour-6', [8.7, 5.0, 9.5, 6.9]],
  ['colour-7', [12.8, 7.4, 12.7, 9.2]],
  ['colour-8', [8.2, 4.8, 6.9, 5.0]],
  ['colour-9', [14.9, 8.6, 14.6, 10.6]],
];

describe('contrast', () => {
  it.each(ON_GROUNDS)('%s: %s on each ground', (theme, token, expected) => {
    expect(GROUNDS.map((ground) => ratio(theme, token, ground))).toEqual(expected);
  });

  it.each(PAIRS)('%s on %s', (on, under, expected) => {
    expect(THEMES.slice(0, 4).map((theme) => ratio(theme, on, under))).toEqual(expected);
  });

  it.each(ON_COLOURS)('ink and entries on %s', (colour, expected) => {
    const found = (['light', 'dark'] as const).flatMap((theme) =>
      (['ink', 'ruri-deep'] as const).map((token) => ratio(theme, token, colour)),
    );
    expect(found).toEqual(expected);
  });

  it('digits, entries and notes are readable on every line of a rule', () => {
    for (const line of LINE_TOKENS) {
      const found = (theme: Theme) =>
        (['ink', 'pencil', 'note'] as const).map((on) => ratio(theme, on, line));
      const least = { light: [11.8, 4.9, 4.9], dark: [8.6, 5.2, 4.8] };
      for (const theme of ['light', 'dark'] as const)
        found(theme).forEach((value, i) => {
          expect(value, `${theme} ${line}`).toBeGreaterThanOrEqual(least[theme][i] as number);
        });
    }
  });

  it('in print: black on every surface at least 4.5', () => {
    const surfaces: Token[] = [
      'paper',
      'shape',
      'sel',
      'same',
      'marker',
      'marker-2',
      'shu-wash',
      ...COLOUR_TOKENS,
    ];
    for (const surface of surfaces) expect(ratio('print', 'ink', surface)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('colours', () => {
  it.each(['light', 'dark', 'high-contrast', 'high-contrast-dark'] as const)(
    '%s: the nine cell colours and the paper differ by at least 7 for every kind of vision',
    (theme) => {
      for (const vision of VISIONS) {
        const seen = [...COLOUR_TOKENS, 'paper' as const].map((token) => lab(PALETTES[theme][token], vision));
        seen.forEach((a, i) => {
          for (const b of seen.slice(i + 1)) expect(deltaE(a, b), vision).toBeGreaterThanOrEqual(7);
        });
      }
    },
  );

  it('CIEDE2000 as published for its hardest pairs (Sharma, Wu and Dalal 2005)', () => {
    expect(deltaE([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(deltaE([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(deltaE([50, -0.001, 2.49], [50, 0.0009, -2.49])).toBeCloseTo(4.8045, 4);
    expect(deltaE([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
  });

  it('print has black, white and three greys, and one for surfaces', () => {
    const greys = new Set(TOKENS.map((token) => PALETTES.print[token]));
    expect([...greys].sort()).toEqual(['#000000', '#787878', '#999999', '#D6D6D6', '#DBDBDB', '#FFFFFF']);
  });
});

describe('the style sheet of the app', () => {
  const file = new URL('../../../web/src/styles/tokens.css', import.meta.url);

  it('is the palette (node scripts/write-tokens.mjs writes it)', () => {
    expect(readFileSync(file, 'utf8')).toBe(tokenSheet());
  });

  it('has every token in every theme', () => {
    for (const token of TOKENS) {
      for (const theme of THEMES)
        expect(tokenSheet()).toContain(`--${token}: ${PALETTES[theme][token].toLowerCase()};`);
      expect(tokenSheet().split(`--${token}:`)).toHaveLength(12);
    }
  });
});
