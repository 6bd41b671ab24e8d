import type { Meter, Task } from '../base/index.ts';

/** Branches between two reports. */
const SLICE = 512;

/**
 * Smallest sets that share an element with each of a growing list of sets. The answer only gets larger as sets are
 * added, so each question starts at the size of the last answer (iterative deepening, branching on the elements of the
 * smallest set not yet hit).
 */
export class HittingSets {
  private readonly sets: ReadonlySet<number>[] = [];
  private size = 0;

  add(set: readonly number[]): void {
    this.sets.push(new Set(set));
  }

  /** A smallest hitting set of at most `most` elements; null if there is none, undefined if the budget ended first. */
  *smallest(most: number, meter: Meter): Task<readonly number[] | null | undefined> {
    for (; this.size <= most; this.size++) {
      const found = yield* this.within(this.size, [], this.sets, new Set(), meter);
      if (found !== null) return found;
    }
    return null;
  }

  private *within(
    left: number,
    chosen: readonly number[],
    open: readonly ReadonlySet<number>[],
    barred: ReadonlySet<number>,
    meter: Meter,
  ): Task<readonly number[] | null | undefined> {
    if (open.length === 0) return chosen;
    meter.nodes++;
    if (meter.spent) return undefined;
    if (meter.nodes % SLICE === 0) yield { nodes: meter.nodes };
    let branch: number[] | undefined;
    const disjoint = new Set<number>();
    let needed = 0;
    for (const set of open) {
      const elements = [...set].filter((element) => !barred.has(element));
      if (!branch || elements.length < branch.length) branch = elements;
      if (elements.some((element) => disjoint.has(element))) continue;
      needed++;
      for (const element of elements) disjoint.add(element);
    }
    if (needed > left || !branch) return null;
    const tried = new Set(barred);
    for (const element of branch) {
      const rest = open.filter((set) => !set.has(element));
      const found = yield* this.within(left - 1, [...chosen, element], rest, tried, meter);
      if (found !== null) return found;
      tried.add(element); // every other hitting set does without it
    }
    return null;
  }
}
