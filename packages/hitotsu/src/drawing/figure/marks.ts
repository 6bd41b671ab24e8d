/** What a hint marks, as primitives. */
import type { Shape } from '../../board/index.ts';
import type { Mark } from '../../logic/index.ts';
import type { Token } from '../palette.ts';
import { valueText } from './content.ts';
import { LAYER, type Look, type Primitive } from './figure.ts';
import { linkPrimitives } from './links.ts';
import { centreOf, dashedLoop, distance, outlines, type Point, polyline, roundedRect } from './path.ts';
import { placesFor } from './places.ts';
import { type Obstacle, Tracks } from './routes.ts';
import { baseline, lineWidth } from './sizes.ts';
import { hintRing } from './state.ts';

export interface MarkOptions extends Look {
  /** Cells with the label of a cage. */
  readonly heads?: ReadonlySet<number>;
  /** Whether a cell shows a digit, which links keep off. Default: none does. */
  readonly hasDigit?: (cell: number) => boolean;
  /** Values from 10 on as numbers instead of letters. */
  readonly numbers?: boolean;
}

/** What marks are numbered by: candidates by the board's digits, units by their place in a list. */
export interface MarkGround {
  readonly shape: Shape;
  readonly units: readonly { readonly cells: readonly number[] }[];
}

type Role = Extract<Mark, { kind: 'candidate' }>['role'];

/** How candidates of each role look. The later one wins where a candidate has several. */
const LOOKS: Readonly<
  Record<
    Role,
    {
      readonly fill: Token;
      readonly ring?: Token;
      readonly digit: Token;
      readonly form?: 'square' | 'diamond';
    }
  >
> = {
  cause: { fill: 'marker', digit: 'ink' },
  assumed: { fill: 'paper', ring: 'ruri', digit: 'ink' },
  first: { fill: 'ruri', digit: 'on-ruri' },
  second: { fill: 'paper', ring: 'ruri', digit: 'ink', form: 'square' },
  third: { fill: 'ruri', digit: 'on-ruri', form: 'diamond' },
  fourth: { fill: 'paper', ring: 'ruri', digit: 'ink', form: 'diamond' },
  eliminated: { fill: 'shu-wash', digit: 'shu' },
  result: { fill: 'ruri', digit: 'on-ruri' },
};
const ORDER = Object.keys(LOOKS);

/** A diamond reaches further than a disc of the same weight. */
const DIAMOND = 1.3;

const diamond = (x: number, y: number, r: number): string =>
  polyline(
    [
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ],
    true,
  );

/** The cells that a hint's marks wash. */
export function causeCells(marks: readonly Mark[]): number[] {
  return [...new Set(marks.flatMap((mark) => (mark.kind === 'cell' ? [mark.cell] : [])))];
}

/** Each marked candidate with the role that shows. */
function roles(marks: readonly Mark[]): Map<number, Role> {
  const found = new Map<number, Role>();
  for (const mark of marks) {
    if (mark.kind !== 'candidate') continue;
    const known = found.get(mark.candidate);
    if (known === undefined || ORDER.indexOf(mark.role) > ORDER.indexOf(known))
      found.set(mark.candidate, mark.role);
  }
  return found;
}

/** The candidates that a hint's marks draw. */
export function markedCandidates(marks: readonly Mark[]): ReadonlySet<number> {
  return new Set(roles(marks).keys());
}

/** Units, hub, links and candidates. Washes of cells are states: `causeCells`. */
export function markFigure(
  marks: readonly Mark[],
  layout: MarkGround,
  options: MarkOptions = {},
): Primitive[] {
  return new Marks(layout, options).draw(marks);
}

class Marks {
  private readonly layout: MarkGround;
  private readonly options: MarkOptions;
  /** Radius of a candidate's disc. */
  private readonly r: number;

  constructor(layout: MarkGround, options: MarkOptions) {
    this.layout = layout;
    this.options = options;
    this.r = Math.min(0.135, placesFor(layout.shape, false).size * 0.54);
  }

  draw(marks: readonly Mark[]): Primitive[] {
    const candidates = roles(marks);
    const links = marks.filter((mark) => mark.kind === 'link');
    const groups = groupsOf(links.flatMap(({ from, to }) => [from, to]));
    const grouped = new Set(groups.flat());
    const obstacles = this.obstacles([...candidates.keys()]);
    const tracks = new Tracks();
    return [
      ...marks.flatMap((mark) => (mark.kind === 'unit' ? this.unit(mark.unit, mark.second) : [])),
      ...marks.flatMap((mark) =>
        mark.kind === 'cell' && mark.role === 'hub'
          ? [hintRing(this.layout.shape, mark.cell, this.options)]
          : [],
      ),
      ...links.flatMap(({ strength, from, to }) => this.link(strength, from, to, obstacles, tracks)),
      ...groups.map((group) => this.group(group)),
      ...[...candidates].flatMap(([candidate, role]) =>
        this.candidate(candidate, role, role === 'assumed' && grouped.has(candidate)),
      ),
    ];
  }

  private cellOf(candidate: number): number {
    return Math.floor(candidate / this.layout.shape.digitCount);
  }

  private middle(candidate: number): Point {
    const { shape } = this.layout;
    const { digitCount } = shape;
    const cell = this.cellOf(candidate);
    const [x, y] = placesFor(shape, this.options.heads?.has(cell) ?? false).at(candidate % digitCount);
    return [shape.columnOf(cell) + x, shape.rowOf(cell) + y];
  }

  private obstacles(candidates: readonly number[]): Obstacle[] {
    const { shape } = this.layout;
    const { hasDigit = () => false } = this.options;
    const cells = Array.from({ length: shape.cellCount }, (_, cell) => cell).filter(hasDigit);
    return [
      ...cells.map((cell): Obstacle => ({ kind: 'digit', at: centreOf(shape, cell) })),
      ...candidates.map((each): Obstacle => ({ kind: 'disc', at: this.middle(each), r: this.r + 0.03 })),
    ];
  }

  private unit(number: number, second: boolean): Primitive[] {
    const { shape, units } = this.layout;
    const cells = units[number]?.cells ?? [];
    const strokeWidth = lineWidth(this.options, 0.06, 2);
    const loops = outlines(shape, cells, strokeWidth / 2);
    const d = loops.map((loop) => (second ? dashedLoop(loop, 0.3, 0.16) : polyline(loop, true))).join('');
    const role = second ? 'unit-second' : 'unit';
    return [{ kind: 'path', role, layer: LAYER.ring, cells, d, stroke: 'ink', strokeWidth }];
  }

  /** A line between the nearest of two sets of candidates. */
  private link(
    kind: 'weak' | 'strong' | 'sees',
    from: readonly number[],
    to: readonly number[],
    obstacles: readonly Obstacle[],
    tracks: Tracks,
  ): Primitive[] {
    const pairs = from.flatMap((a) => to.map((b) => [this.middle(a), this.middle(b)] as const));
    const [pair] = pairs.sort((p, q) => distance(p[0], p[1]) - distance(q[0], q[1]));
    if (!pair) return [];
    const cells = [...new Set([...from, ...to].map((each) => this.cellOf(each)))];
    const line = { kind, from: pair[0], to: pair[1], cells };
    const sizes = { stop: this.r + 0.035, head: Math.min(0.16, this.r * 1.2) };
    return linkPrimitives(line, this.layout.shape.size, sizes, obstacles, tracks);
  }

  /** One rounded outline round candidates that are one link's end together. */
  private group(candidates: readonly number[]): Primitive {
    const points = candidates.map((each) => this.middle(each));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, top] = [Math.min(...xs) - this.r, Math.min(...ys) - this.r];
    const width = Math.max(...xs) + this.r - left;
    const height = Math.max(...ys) + this.r - top;
    return {
      kind: 'path',
      role: 'mark-group',
      layer: LAYER.candidate,
      cells: candidates.map((each) => this.cellOf(each)),
      d: roundedRect(left, top, width, height, this.r),
      stroke: 'ruri',
      strokeWidth: 0.03,
    };
  }

  /** `bare`: its group has an outline, it has none of its own. */
  private candidate(candidate: number, role: Role, bare: boolean): Primitive[] {
    const { shape } = this.layout;
    const { digitCount } = shape;
    const [x, y] = this.middle(candidate);
    const { fill, ring, digit, form } = LOOKS[role];
    const { r } = this;
    const cells = [this.cellOf(candidate)];
    const common = { role: `mark-${role}`, layer: LAYER.candidate, cells } as const;
    const { size } = placesFor(shape, false);
    const text = valueText(shape, candidate % digitCount, this.options.numbers);
    const paint = { fill, ...(ring && !bare ? { stroke: ring, strokeWidth: 0.03 } : {}) };
    const grounds: Readonly<Record<NonNullable<typeof form> | 'disc', Primitive>> = {
      disc: { kind: 'circle', ...common, x, y, r, ...paint },
      square: { kind: 'rect', ...common, x: x - r, y: y - r, width: 2 * r, height: 2 * r, ...paint },
      diamond: { kind: 'path', ...common, d: diamond(x, y, r * DIAMOND), ...paint },
    };
    const ground = grounds[form ?? 'disc'];
    const stroke = r * 0.95;
    return [
      ground,
      {
        kind: 'text',
        ...common,
        runs: [{ x, y: baseline(y, size), text }],
        font: 'text',
        weight: 700,
        size: text.length > 1 ? size * 0.75 : size,
        anchor: 'middle',
        fill: digit,
      },
      ...(role === 'eliminated'
        ? [
            {
              kind: 'path',
              role: 'mark-strike',
              layer: LAYER.candidate,
              cells,
              d: polyline([
                [x - stroke, y + stroke],
                [x + stroke, y - stroke],
              ]),
              stroke: 'shu',
              strokeWidth: Math.min(0.04, r * 0.3),
              round: true,
            } as const,
          ]
        : []),
    ];
  }
}

/** The ends of links with several candidates, each once. */
function groupsOf(ends: readonly (readonly number[])[]): (readonly number[])[] {
  const groups = ends.filter((end) => end.length > 1);
  return [...new Map(groups.map((group) => [[...group].sort((a, b) => a - b).join(), group])).values()];
}
