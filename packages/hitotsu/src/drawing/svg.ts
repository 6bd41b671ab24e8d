import { type BoardOptions, boardFigure, boardWords, gridContent } from './board.ts';
import type { Figure, Paint, Primitive, TextPrimitive } from './figure/index.ts';
import { num } from './figure/path.ts';
import { PALETTES, type Theme, type Token } from './palette.ts';
import type { DrawablePuzzle } from './picture.ts';
import { type Glyph, glyphsOf } from './type/glyphs.ts';

export interface SvgOptions {
  /** Default: light. */
  readonly theme?: Theme;
  /** Pixels of a cell; default 60. */
  readonly cellPixels?: number;
  /** Digits as outlines, which look alike everywhere, or as text, which can be searched and copied. Default: outlines. */
  readonly type?: 'outlines' | 'text';
  /** Titles and descriptions, by language. */
  readonly words?: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  /** Whether the page ground is painted behind the figure. Default: yes. */
  readonly ground?: boolean;
}

const CELL = 60;

/** A puzzle, or a grid over it, as a standalone SVG file. */
export function svgPicture(
  puzzle: DrawablePuzzle,
  grid?: ArrayLike<number>,
  options: BoardOptions & SvgOptions = {},
): string {
  const { cellPixels = CELL, content = gridContent(puzzle, grid) } = options;
  const words = options.words ?? boardWords(puzzle, content);
  return svgOf(boardFigure(puzzle, grid, { ...options, cellPixels }), { ...options, cellPixels, words });
}

/** A figure as a standalone SVG file: presentation attributes only, no styles, fonts or scripts. */
export function svgOf(figure: Figure, options: SvgOptions = {}): string {
  const { theme = 'light', cellPixels = CELL, type = 'outlines', words = {}, ground = true } = options;
  const writer = new Writer((token) => PALETTES[theme][token].toLowerCase(), type === 'outlines');
  const { size, margin } = figure;
  const width = margin.left + size + margin.right;
  const height = margin.top + size + margin.bottom;
  const body = figure.primitives.map((each) => writer.element(each));
  const origin = `x="${num(-margin.left)}" y="${num(-margin.top)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${num(width * cellPixels)}" ` +
      `height="${num(height * cellPixels)}" ` +
      `viewBox="${num(-margin.left)} ${num(-margin.top)} ${num(width)} ${num(height)}">`,
    ...Object.entries(words).map(
      ([language, { title }]) => `<title xml:lang="${language}">${escaped(title)}</title>`,
    ),
    ...Object.entries(words).map(
      ([language, { description }]) => `<desc xml:lang="${language}">${escaped(description)}</desc>`,
    ),
    ...writer.definitions(),
    ...(ground
      ? [`<rect ${origin} width="${num(width)}" height="${num(height)}" fill="${writer.colour('page')}"/>`]
      : []),
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

const FAMILIES = {
  print: "'Source Serif 4', 'Source Serif 4 Variable', Georgia, serif",
  text: "'Hanken Grotesk', 'Hanken Grotesk Variable', system-ui, sans-serif",
} as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (symbol) => `&#${symbol.charCodeAt(0)};`);

/** Writes primitives as elements; a character that stands in several places is written once. */
class Writer {
  readonly colour: (token: Token) => string;
  private readonly outlines: boolean;
  private readonly used = new Map<string, { readonly id: string; readonly glyph: Glyph }>();

  constructor(colour: (token: Token) => string, outlines: boolean) {
    this.colour = colour;
    this.outlines = outlines;
  }

  /** The outlines used so far. */
  definitions(): string[] {
    if (this.used.size === 0) return [];
    const paths = [...this.used.values()].map(({ id, glyph }) => `<path id="${id}" d="${glyph.d}"/>`);
    return ['<defs>', ...paths, '</defs>'];
  }

  element(each: Primitive): string {
    switch (each.kind) {
      case 'path':
        return `<path d="${each.d}" ${this.paint(each)}/>`;
      case 'circle':
        return `<circle cx="${num(each.x)}" cy="${num(each.y)}" r="${num(each.r)}" ${this.paint(each)}/>`;
      case 'rect':
        return (
          `<rect x="${num(each.x)}" y="${num(each.y)}" width="${num(each.width)}" height="${num(each.height)}"` +
          `${each.radius ? ` rx="${num(each.radius)}"` : ''} ${this.paint(each)}/>`
        );
      case 'text':
        return this.text(each);
    }
  }

  private paint(each: Paint): string {
    const parts = [`fill="${each.fill ? this.colour(each.fill) : 'none'}"`];
    if (each.fillOpacity !== undefined) parts.push(`fill-opacity="${num(each.fillOpacity)}"`);
    if (each.stroke) {
      parts.push(`stroke="${this.colour(each.stroke)}" stroke-width="${num(each.strokeWidth ?? 0)}"`);
      if (each.strokeOpacity !== undefined) parts.push(`stroke-opacity="${num(each.strokeOpacity)}"`);
      if (each.dash) parts.push(`stroke-dasharray="${each.dash.map(num).join(' ')}"`);
      if (each.round) parts.push('stroke-linecap="round" stroke-linejoin="round"');
    }
    return parts.join(' ');
  }

  private text(text: TextPrimitive): string {
    const glyphs = this.outlines ? glyphsOf(text) : null;
    if (glyphs)
      return `<g fill="${this.colour(text.fill)}">${glyphs.map((glyph) => this.use(glyph)).join('')}</g>`;
    const runs = text.runs.map(
      ({ x, y, text: run }) => `<tspan x="${num(x)}" y="${num(y)}">${escaped(run)}</tspan>`,
    );
    return (
      `<text font-family="${FAMILIES[text.font]}" font-weight="${text.weight}" font-size="${num(text.size)}" ` +
      `text-anchor="${text.anchor}" fill="${this.colour(text.fill)}">${runs.join('')}</text>`
    );
  }

  private use(glyph: Glyph): string {
    const known = this.used.get(glyph.name);
    // Names hold any character; ids are letters and numbers.
    const id = known?.id ?? `g-${glyph.name.replace(/[^\w-]/g, (sign) => sign.charCodeAt(0).toString(16))}`;
    if (!known) this.used.set(glyph.name, { id, glyph });
    const scale = Number((glyph.size / 1000).toPrecision(6));
    return `<use href="#${id}" transform="translate(${num(glyph.x)} ${num(glyph.y)}) scale(${scale})"/>`;
  }
}
