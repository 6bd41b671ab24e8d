/** How near to its centre a pointer must come for a cell to join a drag, in cells: less than half, so diagonals work. */
const REACH = 0.38;
/** Distance between the points that are looked at when a pointer jumps. */
const STEP = 0.1;

/** The cells that a pointer passes through, in order, each once. */
export class Trail {
  readonly size: number;
  private readonly passed: number[] = [];
  private at: readonly [x: number, y: number] | null = null;

  constructor(size: number) {
    this.size = size;
  }

  get cells(): readonly number[] {
    return this.passed;
  }

  /** Begins at a cell, wherever in it the pointer is. */
  begin(cell: number, x: number, y: number): void {
    this.passed.push(cell);
    this.at = [x, y];
  }

  /** Goes on to a point; answers the cells that joined. */
  moveTo(x: number, y: number): number[] {
    const [fromX, fromY] = this.at ?? [x, y];
    this.at = [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP));
    const joined: number[] = [];
    for (let i = 1; i <= steps; i++) {
      const cell = this.near(fromX + ((x - fromX) * i) / steps, fromY + ((y - fromY) * i) / steps);
      if (cell < 0 || this.passed.includes(cell)) continue;
      this.passed.push(cell);
      joined.push(cell);
    }
    return joined;
  }

  private near(x: number, y: number): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= this.size || row >= this.size) return -1;
    return Math.hypot(x - column - 0.5, y - row - 0.5) <= REACH ? row * this.size + column : -1;
  }
}
