import type { Shape } from '../../board/index.ts';
import type { Token } from '../palette.ts';
import { LAYER, type Look, type Primitive } from './figure.ts';
import { at, type Box, dashedLoop, num, outlinePath, outlines } from './path.ts';
import { ADVANCE, CAP, lineWidth } from './sizes.ts';

/** What is to be seen of the cells' states, as cell numbers. */
export interface BoardState {
  readonly peers?: Iterable<number>;
  readonly same?: Iterable<number>;
  readonly selected?: Iterable<number>;
  /** Cells of a hint's pattern. */
  readonly causes?: Iterable<number>;
  /** Cells that take part in a conflict. */
  readonly conflicts?: Iterable<number>;
  /** Entries that are wrong: a wavy line under each. */
  readonly underlined?: Iterable<number>;
}

/** States by weight; the fill of the last one that holds is the cell's. */
const WASHES: readonly (readonly [keyof BoardState, role: string, fill: Token])[] = [
  ['peers', 'state-peer', 'peer'],
  ['same', 'state-same', 'same'],
  ['selected', 'state-selected', 'sel'],
  ['causes', 'state-cause', 'marker-2'],
  ['conflicts', 'state-conflict', 'shu-wash'],
];

/** One fill a cell, rings and underlines. */
export function stateFigure(shape: Shape, state: BoardState, look: Look = {}): Primitive[] {
  const washOf = new Map<number, number>();
  WASHES.forEach(([key], wash) => {
    for (const cell of state[key] ?? []) washOf.set(cell, wash);
  });
  const washes = WASHES.flatMap(([, role, fill], wash): Primitive[] => {
    const cells = [...washOf].flatMap(([cell, of]) => (of === wash ? [cell] : [])).sort((a, b) => a - b);
    if (cells.length === 0) return [];
    return [{ kind: 'path', role, layer: LAYER.state, cells, d: outlinePath(shape, cells, 0), fill }];
  });
  const selected = [...(state.selected ?? [])];
  return [
    ...washes,
    ...(selected.length > 0 ? [selectionRing(shape, selected, look)] : []),
    ...[...(state.underlined ?? [])].map((cell) => underline(shape, cell, look)),
  ];
}

const GROUNDS: ReadonlySet<number> = new Set([LAYER.state, LAYER.shade, LAYER.line]);

/** The cells whose ground is more than paper: a wash (but the faint one of peers), a shade, the fill of a line. */
export function shadedCells(primitives: readonly Primitive[]): Set<number> {
  return new Set(
    primitives
      .filter(({ layer, role }) => GROUNDS.has(layer) && role !== 'state-peer')
      .flatMap(({ cells = [] }) => cells),
  );
}

/** The ring round the selected cells; cells beside each other share one. */
export function selectionRing(shape: Shape, cells: readonly number[], look: Look = {}): Primitive {
  const strokeWidth = lineWidth(look, 0.055, 2);
  return {
    kind: 'path',
    role: 'ring-selected',
    layer: LAYER.ring,
    cells,
    d: outlinePath(shape, cells, 0.03 + strokeWidth / 2),
    stroke: 'sel-ring',
    strokeWidth,
  };
}

/** The ring of the cell that a hint hangs on. */
export function hintRing(shape: Shape, cell: number, look: Look = {}): Primitive {
  const strokeWidth = lineWidth(look, 0.05, 2);
  const inset = 0.04 + strokeWidth / 2;
  return {
    kind: 'rect',
    role: 'ring-hint',
    layer: LAYER.ring,
    cells: [cell],
    x: shape.columnOf(cell) + inset,
    y: shape.rowOf(cell) + inset,
    width: 1 - 2 * inset,
    height: 1 - 2 * inset,
    radius: 0.025,
    stroke: 'ink',
    strokeWidth,
  };
}

const WAVE = { width: 0.54, height: 0.07, waves: 3, y: 0.855 } as const;

function underline(shape: Shape, cell: number, look: Look): Primitive {
  const left = shape.columnOf(cell) + (1 - WAVE.width) / 2;
  const y = shape.rowOf(cell) + WAVE.y;
  const step = WAVE.width / (2 * WAVE.waves);
  let d = `M${at([left, y])}`;
  for (let i = 0; i < 2 * WAVE.waves; i++) {
    const x = left + i * step;
    const bend = y + (i % 2 === 0 ? -WAVE.height : WAVE.height);
    d += `Q${at([x + step / 2, bend])} ${num(x + step)} ${num(y)}`;
  }
  return {
    kind: 'path',
    role: 'underline-conflict',
    layer: LAYER.ring,
    cells: [cell],
    d,
    stroke: 'shu',
    strokeWidth: lineWidth(look, 0.035, 1.5),
    round: true,
  };
}

/** Where the labels of a rule stand, which an outline leaves free. */
function labelBoxes(primitives: readonly Primitive[]): Box[] {
  return primitives.flatMap((each) => {
    if (each.kind !== 'text' || (each.cells ?? []).length === 0) return [];
    return each.runs.map(({ x, y, text }) => ({
      left: x - 0.02,
      right: x + each.size * ADVANCE * text.length + 0.02,
      top: y - each.size * CAP - 0.02,
      bottom: y + 0.02,
    }));
  });
}

/** Dashed outlines round what a broken rule draws; `primitives`: the rule's own ones. */
export function brokenOutline(shape: Shape, primitives: readonly Primitive[], look: Look = {}): Primitive[] {
  const strokeWidth = lineWidth(look, 0.04, 1.5);
  const common = { role: 'broken', layer: LAYER.ring, stroke: 'shu', strokeWidth } as const;
  const cells = [...new Set(primitives.flatMap((each) => each.cells ?? []))];
  const around = primitives.filter((each) => (each.cells ?? []).length === 0);
  const labels = labelBoxes(primitives);
  const loops = outlines(shape, cells, 0.08).map((loop) => dashedLoop(loop, 0.12, 0.08, labels));
  return [
    ...(loops.length > 0 ? [{ kind: 'path', ...common, cells, d: loops.join('') } satisfies Primitive] : []),
    ...around.flatMap((each): Primitive[] => {
      const place = each.kind === 'text' ? each.runs[0] : each.kind === 'circle' ? each : undefined;
      if (!place) return [];
      const y = each.kind === 'text' ? place.y - each.size * 0.33 : place.y;
      return [{ kind: 'circle', ...common, x: place.x, y, r: 0.3, dash: [0.12, 0.08] }];
    }),
  ];
}
