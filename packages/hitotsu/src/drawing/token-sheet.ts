import { PALETTES, type Theme, TOKENS, type Token } from './palette.ts';

/** System colours of forced-colours mode, for what must still be told apart there. The rest is paper or ink. */
const FORCED: Readonly<Partial<Record<Token, string>>> = {
  page: 'Canvas',
  paper: 'Canvas',
  well: 'Canvas',
  peer: 'Canvas',
  same: 'Canvas',
  sel: 'Canvas',
  'marker-2': 'Canvas',
  'shu-wash': 'Canvas',
  shape: 'Canvas',
  'on-ruri': 'HighlightText',
  'on-shu': 'HighlightText',
  ruri: 'Highlight',
  'ruri-deep': 'CanvasText',
  'sel-ring': 'Highlight',
  marker: 'Mark',
  'marker-ink': 'MarkText',
  edge: 'ButtonText',
  'ink-3': 'GrayText',
};

const forced = (token: Token): string =>
  FORCED[token] ?? (/^(line|colour)-(?!cell)/.test(token) ? 'Canvas' : 'CanvasText');

function block(selector: string, value: (token: Token) => string, scheme?: string): string {
  const lines = TOKENS.map((token) => `  --${token}: ${value(token)};`);
  const first = scheme === undefined ? [] : [`  color-scheme: ${scheme};`];
  return `${selector} {\n${[...first, ...lines].join('\n')}\n}\n`;
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const within = (condition: string, inner: string): string => `@media ${condition} {\n${indented(inner)}}\n`;

/**
 * The palette as a style sheet: custom properties `--TOKEN` on the root. `data-theme` (light, dark) and `data-contrast`
 * (more) on the root choose; without them the system does. Print and forced colours come last and win.
 */
export function tokenSheet(): string {
  const of = (theme: Theme) => (token: Token) => PALETTES[theme][token].toLowerCase();
  const light = ':root:not([data-theme="dark"])';
  const dark = ':root[data-theme="dark"]';
  const system = ':root:not([data-theme])';
  const more = '[data-contrast="more"]';
  const unsaid = ':not([data-contrast])';
  const parts = [
    '/* Written by scripts/write-tokens.mjs from the palette of the library. */\n',
    block(':root', of('light'), 'light'),
    block(dark, of('dark'), 'dark'),
    within('(prefers-color-scheme: dark)', block(system, of('dark'), 'dark')),
    block(`${light}${more}`, of('high-contrast'), 'light'),
    block(`${dark}${more}`, of('high-contrast-dark'), 'dark'),
    within('(prefers-color-scheme: dark)', block(`${system}${more}`, of('high-contrast-dark'), 'dark')),
    within('(prefers-contrast: more)', block(`${light}${unsaid}`, of('high-contrast'), 'light')),
    within('(prefers-contrast: more)', block(`${dark}${unsaid}`, of('high-contrast-dark'), 'dark')),
    within(
      '(prefers-contrast: more) and (prefers-color-scheme: dark)',
      block(`${system}${unsaid}`, of('high-contrast-dark'), 'dark'),
    ),
    within('print', block(':root:root:root:root', of('print'), 'light')),
    within('(forced-colors: active)', block(':root:root:root:root', forced)),
  ];
  return parts.join('\n');
}
