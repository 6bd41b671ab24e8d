import { Kind } from '../kernel/memory.ts';
import type { Parts, SameSet } from '../parts.ts';
import type { ImageWriter } from '../writer.ts';
import { partitions } from './families.ts';
import { leftoversOf } from './leftovers.ts';
import { lockedPairs } from './locked.ts';

/** Layouts whose facts are kept: most puzzles have the units of the puzzle before them. */
const KEPT = 4;

/** What follows from the units alone. Kept for the process for the layouts used last. */
export class Layout {
  /** See `partitions`. */
  readonly families: readonly (readonly number[])[];
  /** The law of leftovers; see `leftoversOf`. */
  readonly leftovers: readonly SameSet[];
  private readonly cellCount: number;
  private readonly digitCount: number;
  private readonly unitBits: Int32Array;
  /** Words of `locked` records, where each begins, and who watches them: for each pending word a bit set a cell. */
  private locked: { words: Int32Array; starts: number[]; columns: Int32Array } | null = null;

  private constructor(parts: Parts) {
    this.cellCount = parts.cellCount;
    this.digitCount = parts.digitCount;
    this.unitBits = parts.unitBits.slice(0, parts.units.length * parts.cellWords);
    this.families = partitions(parts);
    this.leftovers = leftoversOf(parts, this.families);
  }

  static of(parts: Parts): Layout {
    const index = known.findIndex((layout) => layout.isOf(parts));
    const layout = index < 0 ? new Layout(parts) : (known[index] as Layout);
    if (index !== 0) {
      known.splice(index < 0 ? KEPT - 1 : index, 1);
      known.unshift(layout);
    }
    return layout;
  }

  private isOf({ cellCount, digitCount, unitBits, units, cellWords }: Parts): boolean {
    const { length } = this.unitBits;
    if (cellCount !== this.cellCount || digitCount !== this.digitCount || units.length * cellWords !== length)
      return false;
    let i = 0;
    while (i < length && unitBits[i] === this.unitBits[i]) i++;
    return i === length;
  }

  /** Writes the `locked` constraints, from a new pending word on. */
  writeLocked(parts: Parts, writer: ImageWriter): void {
    this.locked ??= this.prepare(parts);
    const { words, starts, columns } = this.locked;
    writer.block(words, starts, columns);
  }

  private prepare(parts: Parts): { words: Int32Array; starts: number[]; columns: Int32Array } {
    const { cellCount } = this;
    const pairs = lockedPairs(parts);
    const columns = new Int32Array(((pairs.length + 31) >> 5) * cellCount);
    const starts: number[] = [];
    const words: number[] = [];
    pairs.forEach(({ shared, first, second }, c) => {
      starts.push(words.length);
      words.push(Kind.locked, shared.length, first.length, second.length);
      for (const cell of [...shared, ...first, ...second]) {
        words.push(cell);
        const at = (c >> 5) * cellCount + cell;
        columns[at] = (columns[at] as number) | (1 << (c & 31));
      }
    });
    return { words: Int32Array.from(words), starts, columns };
  }
}

const known: Layout[] = [];
