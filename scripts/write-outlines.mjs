#!/usr/bin/env node
// Writes the outlines of the characters that stand on boards, packages/hitotsu/src/drawing/type/outlines.ts, from the
// two families of type (OFL-1.1), and their licences beside it. Only needed after a change of family, weight or set.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'packages', 'hitotsu', 'src', 'drawing', 'type');
/** Digits up to 25 as boards write them, and all letters for labels. */
const VALUES = '0123456789ABCDEFGHIJKLMNOP';
const LABELS = `${VALUES}QRSTUVWXYZ`;
const SIGNS = '+-−×÷=<>?/.,…';

/** Family of the design, package, and the characters of each weight. */
const FAMILIES = [
  { font: 'print', name: 'source-serif-4', weights: { 500: VALUES.slice(0, 10) + SIGNS, 600: VALUES } },
  {
    font: 'text',
    name: 'hanken-grotesk',
    weights: {
      430: VALUES,
      500: `${VALUES}…`,
      650: LABELS + SIGNS,
      700: LABELS,
    },
  },
];
const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/** Advance and path of a character in thousandths of the size, y down. Digits are lining and tabular as they come. */
function outline(font, character) {
  const { glyphs, positions } = font.layout(character);
  const scale = 1000 / font.unitsPerEm;
  const d = glyphs[0].path.commands
    .map(({ command, args }) => {
      const numbers = args.map((value, i) => Math.round(i % 2 === 0 ? value * scale : -value * scale));
      return COMMANDS[command] + numbers.join(' ');
    })
    .join('');
  return [Math.round(positions[0].xAdvance * scale), d];
}

mkdirSync(target, { recursive: true });
const faces = [];
for (const { font, name, weights } of FAMILIES) {
  const folder = join(root, 'node_modules', '@fontsource-variable', name);
  copyFileSync(join(folder, 'LICENSE'), join(target, `LICENSE-${name}.txt`));
  const whole = readFileSync(join(folder, 'files', `${name}-latin-wght-normal.woff2`));
  for (const [weight, characters] of Object.entries(weights)) {
    const axes = { wght: Number(weight) };
    const face = fontkit.create(
      await subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes: axes }),
    );
    const lines = [...characters].map((character) => {
      const [advance, d] = outline(face, character);
      return `    '${character}': [${advance}, '${d}'],`;
    });
    faces.push(`  '${font}-${weight}': {\n${lines.join('\n')}\n  },`);
  }
}
writeFileSync(
  join(target, 'outlines.ts'),
  `/**
 * Outlines of characters, written by scripts/write-outlines.mjs from Source Serif 4 and Hanken Grotesk (SIL Open Font
 * License 1.1, the licences lie beside this file): by family and weight, the advance and the path of each character in
 * thousandths of the size, y down from the baseline.
 */
// biome-ignore format: one character a line
export const OUTLINES: Readonly<Record<string, Readonly<Record<string, readonly [advance: number, d: string]>>>> = {
${faces.join('\n')}
};
`,
);
