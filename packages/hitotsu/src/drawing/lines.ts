import type { Shape } from '../board/index.ts';
import type { LineEnd, SceneShape } from '../rules/scene.ts';

type Line = Extract<SceneShape, { kind: 'line' }>;
type LineInk = 'tube' | 'diagonal';

/** A line's way out of a cell towards a corner. */
interface Slant {
  readonly dr: -1 | 1;
  readonly dc: -1 | 1;
  readonly ink: LineInk;
}

/** Where a line passes from one cell to the next: a point on the grid's lines, in cell units. */
interface Crossing {
  readonly row: number;
  readonly column: number;
  readonly dr: number;
  readonly dc: number;
  /** The line has a direction (its start differs from its end), to be shown here. */
  readonly directed: boolean;
  readonly ink: LineInk;
}

/**
 * Lines taken apart into what each cell shows of them: arms to its sides, slants to its corners. Two cells that follow
 * each other on a line but do not touch (a given document may say so) are joined by nothing.
 */
export class Lines {
  private readonly arms = new Map<number, [number, number, number, number]>();
  private readonly slantsOf = new Map<number, Slant[]>();
  private readonly passes: Crossing[] = [];
  private readonly endings: Record<LineEnd, Set<number>> = {
    bulb: new Set(),
    circle: new Set(),
    diamond: new Set(),
    arrow: new Set(),
  };

  constructor(shape: Shape, lines: readonly Line[]) {
    for (const line of lines) {
      const first = line.cells[0];
      const last = line.cells.at(-1);
      if (first !== undefined && line.start) this.endings[line.start].add(first);
      if (last !== undefined && line.end) this.endings[line.end].add(last);
      const directed = line.start !== line.end;
      const ink = line.style === 'diagonal' ? 'diagonal' : 'tube';
      for (let i = 1; i < line.cells.length; i++)
        this.join(shape, line.cells[i - 1] as number, line.cells[i] as number, directed, ink);
    }
  }

  private join(shape: Shape, from: number, to: number, directed: boolean, ink: LineInk): void {
    const dr = shape.rowOf(to) - shape.rowOf(from);
    const dc = shape.columnOf(to) - shape.columnOf(from);
    if (Math.max(Math.abs(dr), Math.abs(dc)) !== 1) return;
    this.passes.push({
      row: shape.rowOf(from) + 0.5 + dr / 2,
      column: shape.columnOf(from) + 0.5 + dc / 2,
      dr,
      dc,
      directed,
      ink,
    });
    if (dr !== 0 && dc !== 0) {
      this.addSlant(from, { dr: dr < 0 ? -1 : 1, dc: dc < 0 ? -1 : 1, ink });
      this.addSlant(to, { dr: dr < 0 ? 1 : -1, dc: dc < 0 ? 1 : -1, ink });
    } else {
      const arm = dr < 0 ? 0 : dc > 0 ? 1 : dr > 0 ? 2 : 3;
      this.armsOf(from)[arm] = 1;
      this.armsOf(to)[(arm + 2) % 4] = 1;
    }
  }

  private armsOf(cell: number): [number, number, number, number] {
    const known = this.arms.get(cell);
    if (known) return known;
    const fresh: [number, number, number, number] = [0, 0, 0, 0];
    this.arms.set(cell, fresh);
    return fresh;
  }

  private addSlant(cell: number, slant: Slant): void {
    const list = this.slantsOf.get(cell);
    if (list) list.push(slant);
    else this.slantsOf.set(cell, [slant]);
  }

  /** Arms of a cell: up, right, down, left. */
  straight(cell: number): readonly [number, number, number, number] {
    return this.arms.get(cell) ?? [0, 0, 0, 0];
  }

  slants(cell: number): readonly Slant[] {
    return this.slantsOf.get(cell) ?? [];
  }

  crossings(): readonly Crossing[] {
    return this.passes;
  }

  /** Cells where a line begins or ends with a figure. */
  ends(figure: LineEnd): ReadonlySet<number> {
    return this.endings[figure];
  }
}
