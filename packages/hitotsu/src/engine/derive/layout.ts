import type { Parts, SameSet } from '../parts.ts';
import type { Block, ImageWriter } from '../writer.ts';
import { writeCrossings } from './crossings.ts';
import { covering, type Families, familiesOf } from './families.ts';
import { leftoversOf } from './leftovers.ts';

/** Layouts whose facts are kept: most puzzles have the units of the puzzle before them. */
const KEPT = 4;

/** What follows from the units alone. Kept for the process for the layouts used last. */
export class Layout {
  /** Families of units that cover every cell. */
  readonly families: readonly (readonly number[])[];
  /** The law of leftovers; see `leftoversOf`. */
  readonly leftovers: readonly SameSet[];
  private readonly cellCount: number;
  private readonly digitCount: number;
  private readonly unitBits: Int32Array;
  private readonly all: Families;
  private crossings: Block | null = null;
  /** Whether a second problem has this layout: only then a copy is worth its time. */
  private isMetAgain = false;

  private constructor(parts: Parts) {
    this.cellCount = parts.cellCount;
    this.digitCount = parts.digitCount;
    this.unitBits = parts.unitBits.slice(0, parts.units.length * parts.cellWords);
    this.all = familiesOf(parts);
    this.families = covering(this.all, parts);
    this.leftovers = leftoversOf(parts, this.all);
  }

  static of(parts: Parts): Layout {
    const index = known.findIndex((layout) => layout.isOf(parts));
    const layout = index < 0 ? new Layout(parts) : (known[index] as Layout);
    layout.isMetAgain = index >= 0;
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

  /** Writes the `crossing` constraints, from a new pending word on. */
  writeCrossings(parts: Parts, writer: ImageWriter): void {
    if (this.crossings) writer.paste(this.crossings);
    else {
      const from = writer.constraints;
      writeCrossings(parts, writer, this.all);
      if (this.isMetAgain) this.crossings = writer.copy(from);
    }
  }
}

const known: Layout[] = [];
