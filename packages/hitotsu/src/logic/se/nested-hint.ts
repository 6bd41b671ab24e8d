// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Hints of chains inside chains: what they strike, what they rest on, and in which order they are used. */
import type { SeGrid } from './grid.ts';
import { LOWEST, UNIT_CELLS } from './tables.ts';

/** A hint found on the working grid of a run. Candidates are `cell * 9 + digit bit`. */
export interface NestedHint {
  readonly n: number;
  readonly eliminations: readonly number[];
  /** Candidates lost since the start position that its "on" potentials rest on. */
  readonly premises: readonly number[];
  /** Its chains written out: equal chains count once. */
  readonly identity: string;
}

/** A start position and what is left of it. */
export interface Loss {
  readonly start: SeGrid;
  readonly grid: SeGrid;
}

export function lostInCell(loss: Loss, cell: number, premises: Set<number>): void {
  const lost = loss.start.cand[cell]! & ~loss.grid.cand[cell]!;
  for (let set = lost; set; set &= set - 1) premises.add(cell * 9 + LOWEST[set]!);
}

export function lostInUnit(loss: Loss, unit: number, digit: number, premises: Set<number>): void {
  const lost = loss.start.place[unit * 9 + digit]! & ~loss.grid.place[unit * 9 + digit]!;
  for (let set = lost; set; set &= set - 1) premises.add(UNIT_CELLS[unit * 9 + LOWEST[set]!]! * 9 + digit);
}

/** The part of a hint that is worked out only if the hint is kept at the time. */
export interface HintDetail {
  readonly identity: string;
  readonly premises: Set<number>;
}

interface Entry {
  readonly rating: number;
  readonly n: number;
  readonly key: number;
  readonly eliminations: readonly number[];
  readonly detail: HintDetail;
  readonly order: number;
}

/** Collects hints, one for each set of eliminations: the first by rating, complexity, sort key and generation. */
export class HintList {
  private readonly entries = new Map<string, Entry>();
  private order = 0;

  offer(
    rating: number,
    n: number,
    key: number,
    eliminations: readonly number[],
    detail: () => HintDetail,
  ): void {
    const name = String.fromCharCode(...eliminations);
    const old = this.entries.get(name);
    if (old && (rating - old.rating || n - old.n || key - old.key) >= 0) return;
    this.entries.set(name, { rating, n, key, eliminations, detail: detail(), order: this.order++ });
  }

  /** The hints in the order of use; those without a premise are left out. */
  sorted(): NestedHint[] {
    return [...this.entries.values()]
      .sort((a, b) => a.rating - b.rating || a.n - b.n || a.key - b.key || a.order - b.order)
      .filter((entry) => entry.detail.premises.size > 0)
      .map(({ n, eliminations, detail }) => ({
        n,
        eliminations,
        premises: [...detail.premises],
        identity: detail.identity,
      }));
  }
}
