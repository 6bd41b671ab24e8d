import { indicesOf, lowestIndex, sizeOf } from '../board/index.ts';
import type { CustomPropagator, Problem } from './problem.ts';

type Remove = (cell: number, digits: number) => boolean;

/** Stand-in builder: plain closures, right but slow. */
export class ProblemBuilder {
  private readonly shape: { cellCount: number; digitCount: number; minDigit: number };
  private readonly start: Int32Array;
  private readonly propagators: CustomPropagator[] = [];
  private impossible = false;

  constructor(shape: { cellCount: number; digitCount: number; minDigit: number }) {
    this.shape = shape;
    this.start = new Int32Array(shape.cellCount).fill(2 ** shape.digitCount - 1);
  }

  unit(cells: readonly number[]): void {
    this.distinct(cells);
    const { digitCount } = this.shape;
    if (cells.length > digitCount) this.impossible = true;
    if (cells.length !== digitCount) return;
    this.propagators.push((domains, remove) => {
      for (let i = 0; i < digitCount; i++) {
        const places = cells.filter((cell) => (domains[cell] as number) & (1 << i));
        if (places.length === 0) return false;
        const only = places[0] as number;
        if (places.length === 1 && !remove(only, (domains[only] as number) & ~(1 << i))) return false;
      }
      return true;
    });
  }

  distinct(cells: readonly number[]): void {
    this.propagators.push((domains, remove) => {
      for (const cell of cells) {
        const set = domains[cell] as number;
        if (sizeOf(set) !== 1) continue;
        for (const other of cells) if (other !== cell && !remove(other, set)) return false;
      }
      return true;
    });
  }

  cage(cells: readonly number[], sum: number | null): void {
    this.distinct(cells);
    if (cells.length > this.shape.digitCount) this.impossible = true;
    if (sum !== null) this.linear(cells, [], sum);
  }

  linear(positive: readonly number[], negative: readonly number[], sum: number): void {
    const terms = [
      ...positive.map((cell) => [cell, 1] as const),
      ...negative.map((cell) => [cell, -1] as const),
    ];
    const { minDigit } = this.shape;
    this.propagators.push((domains, remove) => {
      const range = terms.map(([cell, sign]) => {
        const set = domains[cell] as number;
        const low = (minDigit + lowestIndex(set)) * sign;
        const high = (minDigit + 31 - Math.clz32(set)) * sign;
        return sign > 0 ? [low, high] : [high, low];
      }) as [number, number][];
      const least = range.reduce((total, [low]) => total + low, 0);
      const most = range.reduce((total, [, high]) => total + high, 0);
      if (least > sum || most < sum) return false;
      for (const [i, [cell, sign]] of terms.entries()) {
        const [low, high] = range[i] as [number, number];
        for (const index of indicesOf(domains[cell] as number)) {
          const value = (minDigit + index) * sign;
          if ((value + least - low > sum || value + most - high < sum) && !remove(cell, 1 << index))
            return false;
        }
      }
      return true;
    });
  }

  chain(cells: readonly number[]): void {
    for (let i = 1; i < cells.length; i++)
      this.relation(cells[i - 1] as number, cells[i] as number, '<', (x, y) => x < y);
  }

  relation(a: number, b: number, _key: string, holds: (x: number, y: number) => boolean): void {
    const { minDigit } = this.shape;
    const prune = (domains: Int32Array, remove: Remove, from: number, to: number, flip: boolean): boolean => {
      for (const y of indicesOf(domains[to] as number)) {
        const supported = indicesOf(domains[from] as number).some((x) =>
          flip ? holds(minDigit + y, minDigit + x) : holds(minDigit + x, minDigit + y),
        );
        if (!supported && !remove(to, 1 << y)) return false;
      }
      return true;
    };
    this.propagators.push(
      (domains, remove) => prune(domains, remove, a, b, false) && prune(domains, remove, b, a, true),
    );
  }

  sameSet(a: readonly number[], b: readonly number[]): void {
    this.propagators.push((domains) => {
      const digits = (cells: readonly number[]) => cells.map((cell) => domains[cell] as number);
      if (![...digits(a), ...digits(b)].every((set) => sizeOf(set) === 1)) return true;
      return digits(a).sort().join() === digits(b).sort().join();
    });
  }

  restrict(cell: number, digits: number): void {
    this.start[cell] = (this.start[cell] as number) & digits;
    if (this.start[cell] === 0) this.impossible = true;
  }

  custom(_cells: readonly number[], propagate: CustomPropagator): void {
    this.propagators.push(propagate);
  }

  build(): Problem {
    const { cellCount, digitCount, minDigit } = this.shape;
    return {
      cellCount,
      digitCount,
      minDigit,
      impossible: this.impossible,
      start: this.start,
      propagators: this.propagators,
    };
  }
}
