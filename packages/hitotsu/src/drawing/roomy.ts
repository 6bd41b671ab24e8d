import type { Shape } from '../board/index.ts';
import type { SceneShape } from '../rules/scene.ts';
import { armsAt, type Borders, type Weight } from './borders.ts';
import { Canvas } from './canvas.ts';
import { type Content, digitAt, inkAt, isFilled } from './content.ts';
import type { Glyphs } from './glyphs.ts';
import { Lines } from './lines.ts';

/** Characters inside one cell; odd numbers give a cell a middle, which lines and marks need. */
export interface CellRoom {
  readonly width: number;
  readonly height: number;
}

type Kind<K extends SceneShape['kind']> = Extract<SceneShape, { kind: K }>;

/**
 * The large picture: every cell framed. Layers from below to above: grid, shades, cage outlines, lines, digits, marks,
 * dots, labels. A point (row, column) in cell units is at character row * (height + 1), column * (width + 1) from the
 * board's corner, so cell middles and border middles are both hit.
 */
export class RoomyPicture {
  readonly canvas: Canvas;
  private readonly content: Content;
  private readonly shape: Shape;
  private readonly room: CellRoom;
  /** Where the board's upper left corner is; clues outside the board need a margin. */
  private readonly top: number;
  private readonly left: number;

  constructor(content: Content, borders: Borders, shapes: readonly SceneShape[], room: CellRoom) {
    this.content = content;
    this.shape = content.shape;
    this.room = room;
    const margin = marginOf(shapes, content.shape.size, room);
    this.top = margin.top;
    this.left = margin.left;
    const { size } = this.shape;
    this.canvas = new Canvas(
      margin.left + size * (room.width + 1) + 1 + margin.right,
      margin.top + size * (room.height + 1) + 1 + margin.bottom,
    );
    this.drawGrid(borders);
    const all = <K extends SceneShape['kind']>(kind: K) =>
      shapes.filter((shape): shape is Kind<K> => shape.kind === kind);
    const shaded = [...all('shade'), ...all('area')];
    for (const { cells } of shaded) this.drawShade(cells);
    for (const cage of all('cage')) this.drawCage(cage, borders);
    const lines = new Lines(this.shape, all('line'));
    this.drawLines(lines);
    this.drawDigits();
    for (const mark of all('mark')) this.drawMark(mark);
    for (const cell of lines.ends('bulb')) this.flank(cell, '(', ')', 'tube', content.glyphs.bulb);
    for (const cell of lines.ends('circle')) this.flank(cell, '(', ')', 'tube', ' ');
    for (const cell of lines.ends('diamond')) this.flank(cell, '<', '>', 'tube', ' ');
    for (const pill of all('pill')) this.drawPill(pill.cells);
    for (const bar of all('bar')) this.drawBar(bar);
    for (const dot of all('dot')) this.drawDot(dot);
    for (const { at, towards } of all('pointer')) this.writeCentred(at, POINTERS[towards]);
    for (const { at, labels } of all('corner')) this.writeCentred(at, labels.join(''));
    for (const clue of all('outside')) this.writeCentred(clue.at, outsideText(clue, content.glyphs));
    for (const labelled of [...all('cage'), ...shaded, ...all('line')])
      this.drawLabel(labelled.cells, labelled.label);
  }

  private yOf(row: number): number {
    return this.top + Math.round(row * (this.room.height + 1));
  }

  private xOf(column: number): number {
    return this.left + Math.round(column * (this.room.width + 1));
  }

  /** First character inside a cell. */
  corner(cell: number): readonly [y: number, x: number] {
    return [this.yOf(this.shape.rowOf(cell)) + 1, this.xOf(this.shape.columnOf(cell)) + 1];
  }

  private middle(cell: number): readonly [y: number, x: number] {
    const [y, x] = this.corner(cell);
    return [y + Math.floor((this.room.height - 1) / 2), x + Math.floor((this.room.width - 1) / 2)];
  }

  private drawGrid(borders: Borders): void {
    const { size } = this.shape;
    const { glyphs } = this.content;
    const ink = (weight: Weight) => (weight === 2 ? 'region' : 'line');
    for (let r = 0; r <= size; r++)
      for (let c = 0; c <= size; c++) {
        const arms = armsAt(borders, r, c);
        this.canvas.write(this.yOf(r), this.xOf(c), glyphs.box(arms), ink(Math.max(...arms) === 2 ? 2 : 1));
        const level = borders.above[r]?.[c];
        if (level !== undefined)
          for (let i = 1; i <= this.room.width; i++)
            this.canvas.write(this.yOf(r), this.xOf(c) + i, glyphs.box([0, level, 0, level]), ink(level));
        const upright = borders.beside[r]?.[c];
        if (upright !== undefined)
          for (let i = 1; i <= this.room.height; i++)
            this.canvas.write(
              this.yOf(r) + i,
              this.xOf(c),
              glyphs.box([upright, 0, upright, 0]),
              ink(upright),
            );
      }
  }

  private drawShade(cells: readonly number[]): void {
    for (const cell of cells) {
      const [y, x] = this.corner(cell);
      for (let i = 0; i < this.room.height; i++)
        this.canvas.write(y + i, x, this.content.glyphs.shade.repeat(this.room.width), 'shade');
    }
  }

  /**
   * A dashed outline just inside the cells; it closes round corners inwards and outwards, and runs on over the thin lines
   * between the cage's own cells.
   */
  private drawCage(cage: Kind<'cage'>, borders: Borders): void {
    const inside = new Set(cage.cells);
    const { width, height } = this.room;
    for (const cell of cage.cells) {
      const row = this.shape.rowOf(cell);
      const column = this.shape.columnOf(cell);
      const has = (dr: number, dc: number) => inside.has(this.shape.cellAt(row + dr, column + dc));
      const [y, x] = this.corner(cell);
      for (const side of [-1, 1]) {
        const line = side < 0 ? y : y + height - 1;
        const post = side < 0 ? x : x + width - 1;
        if (!has(side, 0)) for (let i = 1; i < width - 1; i++) this.dash(line, x + i, [0, 1, 0, 1]);
        if (!has(0, side)) for (let i = 1; i < height - 1; i++) this.dash(y + i, post, [1, 0, 1, 0]);
        if (has(0, 1) && borders.beside[row]?.[column + 1] === 1 && !(has(side, 0) && has(side, 1)))
          this.dash(line, x + width, [0, 1, 0, 1]);
        if (has(1, 0) && borders.above[row + 1]?.[column] === 1 && !(has(0, side) && has(1, side)))
          this.dash(y + height, post, [1, 0, 1, 0]);
      }
      for (const up of [-1, 1])
        for (const across of [-1, 1]) {
          const level = has(up, 0);
          const beside = has(0, across);
          if (level && beside && has(up, across)) continue;
          // Towards the corner's own side of the cell the outline goes on where the neighbour there is in the cage too;
          // an outline that turns has one arm each way.
          const outwardsY = level ? 1 : 0;
          const outwardsX = beside ? 1 : 0;
          const inwardsX = level ? 0 : 1;
          const inwardsY = beside ? 0 : 1;
          this.dash(up < 0 ? y : y + height - 1, across < 0 ? x : x + width - 1, [
            up < 0 ? outwardsY : inwardsY,
            across < 0 ? inwardsX : outwardsX,
            up < 0 ? inwardsY : outwardsY,
            across < 0 ? outwardsX : inwardsX,
          ]);
        }
    }
  }

  private dash(y: number, x: number, arms: readonly [number, number, number, number]): void {
    this.canvas.write(y, x, this.content.glyphs.dash(arms), 'cage');
  }

  private drawLabel(cells: readonly number[], label: string | undefined): void {
    if (label === undefined || cells.length === 0) return;
    const first = Math.min(...cells);
    const [y, x] = this.corner(first);
    this.canvas.write(y, x + 1, label, 'label');
  }

  private drawLines(lines: Lines): void {
    const { glyphs } = this.content;
    const { width, height } = this.room;
    const [halfY, halfX] = [(height - 1) / 2, (width - 1) / 2];
    for (let cell = 0; cell < this.shape.cellCount; cell++) {
      const [y, x] = this.middle(cell);
      const tube = lines.straight(cell);
      if (tube[0])
        for (let i = 1; i <= halfY; i++) this.canvas.write(y - i, x, glyphs.tube([1, 0, 1, 0]), 'tube');
      if (tube[2])
        for (let i = 1; i <= halfY; i++) this.canvas.write(y + i, x, glyphs.tube([1, 0, 1, 0]), 'tube');
      if (tube[1])
        for (let i = 1; i <= halfX; i++) this.canvas.write(y, x + i, glyphs.tube([0, 1, 0, 1]), 'tube');
      if (tube[3])
        for (let i = 1; i <= halfX; i++) this.canvas.write(y, x - i, glyphs.tube([0, 1, 0, 1]), 'tube');
      const slants = lines.slants(cell);
      for (const { dr, dc, ink } of slants)
        for (let i = 1; i <= halfY; i++)
          this.canvas.write(y + dr * i, x + dc * 2 * i, dr === dc ? glyphs.falling : glyphs.rising, ink);
      if (tube.some(Boolean)) this.canvas.write(y, x, glyphs.tube(tube), 'tube');
      else if (slants.length > 0) {
        const falling = slants.some(({ dr, dc }) => dr === dc);
        const rising = slants.some(({ dr, dc }) => dr !== dc);
        const symbol = falling && rising ? glyphs.crossing : falling ? glyphs.falling : glyphs.rising;
        this.canvas.write(y, x, symbol, slants[0]?.ink ?? 'diagonal');
      }
    }
    for (const { row, column, dr, dc, directed, ink } of lines.crossings()) {
      const symbol = directed
        ? glyphs.arrows.charAt((dr + 1) * 3 + dc + 1)
        : dr === 0
          ? glyphs.tube([0, 1, 0, 1])
          : dc === 0
            ? glyphs.tube([1, 0, 1, 0])
            : dr === dc
              ? glyphs.falling
              : glyphs.rising;
      this.canvas.write(this.yOf(row), this.xOf(column), symbol, ink);
    }
  }

  private drawDigits(): void {
    for (let cell = 0; cell < this.shape.cellCount; cell++) {
      const marked = this.content.marked.has(cell);
      const [y, x] = this.middle(cell);
      if (marked) this.canvas.write(y, x - 1, '*', 'mark');
      if (!isFilled(this.content, cell)) continue;
      if (!marked) this.canvas.write(y, x - 1, this.breath(y, x - 1), 'plain');
      this.canvas.write(y, x, digitAt(this.content, cell), inkAt(this.content, cell));
      this.canvas.write(y, x + 1, this.breath(y, x + 1), 'plain');
    }
  }

  /** What stands beside a digit: nothing, so that it stays readable on a shade or a line; lines of narrow cells go on. */
  private breath(y: number, x: number): string {
    return this.room.width > 3 ? ' ' : this.canvas.symbolAt(y, x);
  }

  private drawMark(mark: Kind<'mark'>): void {
    const [left, right] = { circle: '()', square: '[]', up: '^^', down: 'vv', ring: '()' }[mark.figure];
    this.flank(mark.cell, left as string, right as string, 'mark', ' ');
  }

  private flank(cell: number, left: string, right: string, ink: 'tube' | 'mark', middle: string): void {
    const [y, x] = this.middle(cell);
    this.canvas.write(y, x - 1, left, ink);
    this.canvas.write(y, x + 1, right, ink);
    if (!isFilled(this.content, cell)) this.canvas.write(y, x, middle, ink);
  }

  private drawPill(cells: readonly number[]): void {
    const first = Math.min(...cells);
    const last = Math.max(...cells);
    this.canvas.write(this.middle(first)[0], this.middle(first)[1] - 1, '(', 'tube');
    this.canvas.write(this.middle(last)[0], this.middle(last)[1] + 1, ')', 'tube');
  }

  private drawBar({ cells, side }: Kind<'bar'>): void {
    const { width, height } = this.room;
    for (const cell of cells) {
      const [y, x] = this.corner(cell);
      const level = side === 'top' || side === 'bottom';
      const line = side === 'bottom' ? y + height - 1 : y;
      const column = side === 'right' ? x + width - 1 : x;
      for (let i = 0; i < (level ? width : height); i++)
        this.canvas.write(level ? line : y + i, level ? x + i : column, this.content.glyphs.shade, 'shade');
    }
  }

  private drawDot(dot: Kind<'dot'>): void {
    const { glyphs } = this.content;
    const plain = dot.fill === 'black' ? glyphs.blackDot : glyphs.whiteDot;
    this.writeCentred(dot.at, dot.label ?? plain);
  }

  private writeCentred(at: readonly [row: number, column: number], text: string): void {
    this.canvas.write(this.yOf(at[0]), this.xOf(at[1]) - Math.floor((text.length - 1) / 2), text, 'label');
  }
}

const POINTERS = { top: '^', bottom: 'v', left: '<', right: '>' } as const;

/** A clue outside the board with the arrow along which it speaks. */
function outsideText({ label, arrow }: Kind<'outside'>, glyphs: Glyphs): string {
  return arrow ? `${label}${glyphs.arrows.charAt((arrow[0] + 1) * 3 + arrow[1] + 1)}` : label;
}

/** Characters that clues outside the board need on each side. */
function marginOf(
  shapes: readonly SceneShape[],
  size: number,
  room: CellRoom,
): { top: number; left: number; bottom: number; right: number } {
  const margin = { top: 0, left: 0, bottom: 0, right: 0 };
  const height = size * (room.height + 1);
  const width = size * (room.width + 1);
  for (const shape of shapes) {
    if (shape.kind !== 'outside') continue;
    const y = Math.round(shape.at[0] * (room.height + 1));
    const length = shape.label.length + (shape.arrow ? 1 : 0);
    const x = Math.round(shape.at[1] * (room.width + 1)) - Math.floor((length - 1) / 2);
    margin.top = Math.max(margin.top, -y);
    margin.left = Math.max(margin.left, -x);
    margin.bottom = Math.max(margin.bottom, y - height);
    margin.right = Math.max(margin.right, x + length - 1 - width);
  }
  return margin;
}
