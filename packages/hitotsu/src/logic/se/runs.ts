// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import { SeGrid } from './grid.ts';
import { BY_CELL, LinkGraph } from './link-graph.ts';
import { CELL_POSITIONS, CELL_UNITS, COUNT, LOWEST, UNIT_CELLS } from './tables.ts';

/** What a stalled run may try before it gives up: adds "off" potentials by `Runs.strike`, true if it added any. */
export interface Advance {
  /** `tried`: how many kinds of its list are known to find nothing here. */
  advance(runs: Runs, tried: number): boolean;
}

/** Counts assumptions followed, nested ones included: the measure of the work done. */
export interface Work {
  count: number;
}

/** Kinds that each level has in common with the level before it, from the start of its list. */
const TRIED = [0, 0, 1, 2, 1, 2];

/** How runs propagate: along the links of the position as it is, or on a grid which loses what has been refuted. */
export interface RunMode {
  readonly dynamic: boolean;
  readonly digitOnly: boolean;
}

/** Nishio (23), multiple (24), dynamic (25 and up). */
export const NISHIO: RunMode = { dynamic: true, digitOnly: true };
export const STATIC: RunMode = { dynamic: false, digitOnly: false };
export const DYNAMIC: RunMode = { dynamic: true, digitOnly: false };

/**
 * Propagations ("runs") of single assumptions in SE's queue order: "on" items before the next "off" item, stopping at
 * the first conflict. Each potential is run at most once per position and level; a run that stalled at one level is
 * continued at the next. Entries of a run are kept in flat pools, parents always before children.
 */
export class Runs {
  readonly graph = new LinkGraph();
  /** The position assumptions start from, and the working grid of the run under way. */
  grid!: SeGrid;
  readonly work = new SeGrid();
  mode: RunMode = { dynamic: false, digitOnly: false };
  /** Entries of all runs: potential, longest way from the source, slice of `parents`, cause. */
  node = new Uint16Array(1 << 12);
  depth = new Uint16Array(1 << 12);
  parentAt = new Int32Array(1 << 12);
  parentCount = new Uint16Array(1 << 12);
  /** `BY_CELL`, a unit, or for what `Advance` struck its own number from `ADVANCED` up. */
  cause = new Int32Array(1 << 12);
  /** Positions (within the run) of the parents. */
  parents = new Uint16Array(1 << 14);
  /** First entry and length of each potential's run, -1 if not run. */
  readonly first = new Int32Array(1458);
  readonly length = new Int32Array(1458);
  /** Position of the entry that the extra entry behind the run contradicts, or -1. */
  readonly conflict = new Int16Array(1458);
  /** Reached potentials, a bit row per run. */
  words = 0;
  reached = new Int32Array(1 << 12);
  /** 1 + position of each potential in each run, 0 if not reached. */
  place = new Uint16Array(1 << 16);
  /** Level of each run, and its length where nothing but simple patterns would have helped any more. */
  private readonly level = new Uint8Array(1458);
  private readonly simpleLength = new Int32Array(1458);
  private currentLevel = 0;
  readonly spent: Work;
  private advance: Advance | null = null;
  private used = 0;
  private parentsUsed = 0;
  private readonly onQueue = new Uint16Array(1458);
  private readonly offQueue = new Uint16Array(1458);
  private onEnd = 0;
  private offEnd = 0;
  private row = 0;
  private base = 0;
  private count = 0;
  private running = 0;
  private full = 0;

  constructor(spent: Work) {
    this.spent = spent;
  }

  /** Prepares runs from a position. */
  begin(grid: SeGrid, mode: RunMode): void {
    this.grid = grid;
    this.mode = mode;
    this.graph.buildWeak(grid);
    this.work.copyFrom(grid);
    this.full = this.graph.size * 2;
    this.first.fill(-1, 0, this.full);
    this.words = (this.full + 31) >> 5;
    if (this.reached.length < this.full * this.words) this.reached = new Int32Array(this.full * this.words);
    if (this.place.length < this.full * this.full) this.place = new Uint16Array(this.full * this.full);
    this.used = 0;
    this.parentsUsed = 0;
    this.currentLevel = 0;
    this.advance = null;
  }

  /**
   * From now on stalled runs try `advance`. `fromSimple`: runs of higher levels than 1 first go back to where simple
   * patterns alone had led them.
   */
  raise(level: number, advance: Advance, fromSimple: boolean): void {
    this.advance = advance;
    this.currentLevel = level;
    if (!fromSimple) return;
    for (let start = 0; start < this.full; start++) {
      if (this.first[start]! < 0 || this.simpleLength[start]! < 0) continue;
      if (this.length[start]! > this.simpleLength[start]!) {
        this.length[start] = this.simpleLength[start]!;
        this.conflict[start] = -1;
        this.level[start] = 1;
      }
    }
  }

  /** Makes sure that the run of a potential is there, up to the present level. */
  ensure(start: number): void {
    if (this.first[start]! < 0) this.propagate(start, false);
    else if (this.level[start] !== this.currentLevel) {
      if (this.conflict[start]! < 0) this.propagate(start, true);
      else this.level[start] = this.currentLevel;
    }
  }

  /** Notes that simple patterns are exhausted in the run under way. */
  markSimpleEnd(): void {
    if (this.simpleLength[this.running]! < 0) this.simpleLength[this.running] = this.count;
  }

  /** Whether a candidate is still in the start position but struck in the run under way; both by number. */
  isOff(candidate: number): boolean {
    return this.place[this.row + candidate * 2] !== 0;
  }

  /** Adds an "off" potential in the run under way, with the "off" potentials of these candidates as parents. */
  strike(candidate: number, premises: ArrayLike<number>, premiseCount: number, cause: number): boolean {
    if (this.isOff(candidate)) return false;
    this.room(premiseCount + this.full * 9 + 9);
    const at = this.base + this.count;
    let depth = 0;
    this.parentAt[at] = this.parentsUsed;
    for (let i = 0; i < premiseCount; i++) {
      const position = this.place[this.row + premises[i]! * 2]! - 1;
      this.parents[this.parentsUsed++] = position;
      if (this.depth[this.base + position]! > depth) depth = this.depth[this.base + position]!;
    }
    this.parentCount[at] = premiseCount;
    this.depth[at] = depth + 1;
    this.cause[at] = cause;
    this.node[at] = candidate * 2;
    this.offQueue[this.offEnd++] = this.count;
    this.place[this.row + candidate * 2] = ++this.count;
    return true;
  }

  /** Makes room for a whole run from `base` on and for so many more parents. */
  private room(parents: number): void {
    const entries = this.base + this.full + 2;
    if (entries > this.node.length) {
      const size = Math.max(entries, this.node.length * 2);
      this.node = grown(this.node, new Uint16Array(size));
      this.depth = grown(this.depth, new Uint16Array(size));
      this.parentAt = grown(this.parentAt, new Int32Array(size));
      this.parentCount = grown(this.parentCount, new Uint16Array(size));
      this.cause = grown(this.cause, new Int32Array(size));
    }
    const wanted = this.parentsUsed + parents;
    if (wanted > this.parents.length) {
      this.parents = grown(this.parents, new Uint16Array(Math.max(wanted, this.parents.length * 2)));
    }
  }

  /** Sets up the run under way; when resumed, from its kept entries, all of them worked off. */
  private open(start: number, resumed: boolean): void {
    const kept = resumed ? this.length[start]! : 0;
    const from = this.first[start]!;
    this.running = start;
    this.first[start] = this.used;
    this.row = start * this.full;
    this.place.fill(0, this.row, this.row + this.full);
    this.base = this.used;
    this.count = 0;
    this.onEnd = 0;
    this.offEnd = 0;
    // A link has one parent, a last candidate at most nine.
    this.room(this.full * 9 + 9);
    if (this.mode.dynamic) this.work.copyCandidates(this.grid);
    if (!resumed) {
      this.simpleLength[start] = -1;
      this.parentAt[this.base] = this.parentsUsed;
      this.parentCount[this.base] = 0;
      this.depth[this.base] = 0;
      this.cause[this.base] = BY_CELL;
      this.node[this.base] = start;
      if (start & 1) this.onQueue[this.onEnd++] = 0;
      else this.offQueue[this.offEnd++] = 0;
      this.place[this.row + start] = ++this.count;
      return;
    }
    const { base, graph } = this;
    this.node.copyWithin(base, from, from + kept);
    this.depth.copyWithin(base, from, from + kept);
    this.parentAt.copyWithin(base, from, from + kept);
    this.parentCount.copyWithin(base, from, from + kept);
    this.cause.copyWithin(base, from, from + kept);
    this.count = kept;
    for (let i = 0; i < kept; i++) {
      const node = this.node[base + i]!;
      this.place[this.row + node] = i + 1;
      if (!(node & 1)) this.work.remove(graph.cell[node >> 1]!, graph.digit[node >> 1]!);
    }
  }

  /** Kinds that the level before has already tried where this run stalled; level 4 takes up where level 1 ended. */
  private triedBefore(start: number): number {
    const { currentLevel } = this;
    const before = this.level[start]!;
    if (currentLevel === 4) return before > 0 ? 1 : 0;
    return before === currentLevel - 1 ? TRIED[currentLevel]! : 0;
  }

  private propagate(start: number, resumed: boolean): void {
    this.open(start, resumed);
    this.spent.count++;
    const { graph, row, work, onQueue, offQueue, place } = this;
    const { dynamic, digitOnly } = this.mode;
    const { weak, weakStart, weakPeers, cell, digit, index } = graph;
    const links = digitOnly ? weakPeers : weakStart;
    const checked = this.advance !== null;
    let onHead = 0;
    let offHead = 0;
    let conflict = -1;
    let tried = resumed ? this.triedBefore(start) : 0;
    propagation: for (;;) {
      if (onHead < this.onEnd) {
        const position = onQueue[onHead++]!;
        const k = this.node[this.base + position]! >> 1;
        const end = weakStart[k + 1]!;
        for (let at = links[k]!; at < end; at++) {
          const target = weak[at]!;
          if (place[row + target * 2]!) {
            // Struck by a pattern while it was "on": the only way for a candidate to be both.
            if (!checked || !place[row + target * 2 + 1]!) continue;
            if (!((work.cand[cell[target]!]! >> digit[target]!) & 1)) continue;
          }
          this.append(target * 2, position);
          const on = place[row + target * 2 + 1]!;
          if (on) {
            conflict = on - 1;
            break propagation;
          }
          offQueue[this.offEnd++] = this.count;
          place[row + target * 2] = ++this.count;
        }
      } else if (offHead < this.offEnd) {
        const position = offQueue[offHead++]!;
        const k = this.node[this.base + position]! >> 1;
        const c = cell[k]!;
        const bit = digit[k]!;
        const set = work.cand[c]!;
        if (!digitOnly && COUNT[set] === 2) {
          const target = index[c * 9 + LOWEST[set & ~(1 << bit)]!]!;
          conflict = this.force(target, position, BY_CELL, c, bit);
          if (conflict >= 0) break;
        }
        for (let kind = 0; kind < 3; kind++) {
          const unit = CELL_UNITS[c * 3 + kind]!;
          const places = work.place[unit * 9 + bit]!;
          if (COUNT[places] !== 2) continue;
          const other = LOWEST[places & ~(1 << CELL_POSITIONS[c * 3 + kind]!)]!;
          const target = index[UNIT_CELLS[unit * 9 + other]! * 9 + bit]!;
          conflict = this.force(target, position, unit, c, bit);
          if (conflict >= 0) break propagation;
        }
        if (dynamic) work.remove(c, bit);
      } else {
        if (!this.advance?.advance(this, tried)) break;
        tried = 0;
      }
    }
    this.close(start, conflict);
  }

  /** Writes an entry with one parent behind the run. */
  private append(node: number, parent: number): void {
    const at = this.base + this.count;
    this.node[at] = node;
    this.depth[at] = this.depth[this.base + parent]! + 1;
    this.parentAt[at] = this.parentsUsed;
    this.parentCount[at] = 1;
    this.cause[at] = BY_CELL;
    this.parents[this.parentsUsed++] = parent;
  }

  /** Turns the last candidate of a cell or unit on; the position it contradicts, or -1. */
  private force(target: number, position: number, cause: number, cell: number, bit: number): number {
    const { place, row, graph, grid, work } = this;
    const off = place[row + target * 2]!;
    if (!off && place[row + target * 2 + 1]!) return -1;
    this.append(target * 2 + 1, position);
    const at = this.base + this.count;
    this.cause[at] = cause;
    if (this.mode.dynamic) {
      let depth = this.depth[at]!;
      if (cause === BY_CELL) {
        for (let lost = grid.cand[cell]! & ~work.cand[cell]!; lost; lost &= lost - 1) {
          const parent = place[row + graph.index[cell * 9 + LOWEST[lost]!]! * 2]! - 1;
          this.parents[this.parentsUsed++] = parent;
          if (this.depth[this.base + parent]! >= depth) depth = this.depth[this.base + parent]! + 1;
        }
      } else {
        for (
          let lost = grid.place[cause * 9 + bit]! & ~work.place[cause * 9 + bit]!;
          lost;
          lost &= lost - 1
        ) {
          const other = UNIT_CELLS[cause * 9 + LOWEST[lost]!]!;
          const parent = place[row + graph.index[other * 9 + bit]! * 2]! - 1;
          this.parents[this.parentsUsed++] = parent;
          if (this.depth[this.base + parent]! >= depth) depth = this.depth[this.base + parent]! + 1;
        }
      }
      this.depth[at] = depth;
      this.parentCount[at] = this.parentsUsed - this.parentAt[at]!;
    }
    if (off) return off - 1;
    this.onQueue[this.onEnd++] = this.count;
    place[row + target * 2 + 1] = ++this.count;
    return -1;
  }

  private close(start: number, conflict: number): void {
    this.length[start] = this.count;
    this.conflict[start] = conflict;
    this.level[start] = this.currentLevel;
    this.used = this.base + this.count + 1;
    const from = start * this.words;
    this.reached.fill(0, from, from + this.words);
    for (let i = 0; i < this.count; i++) {
      const node = this.node[this.base + i]!;
      this.reached[from + (node >> 5)]! |= 1 << (node & 31);
    }
  }
}

function grown<T extends Uint16Array | Int32Array>(old: T, bigger: T): T {
  bigger.set(old);
  return bigger;
}
