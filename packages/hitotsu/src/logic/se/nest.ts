// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Nested levels: what a stalled run tries after the patterns - whole chain producers on its working grid. */
import { ancestorsOf } from './ancestors.ts';
import { Closure } from './closure.ts';
import { type Conclusion, Conclusions, type Drawn, NO_KEY, type Taker } from './conclusions.ts';
import { struckBy } from './forcing-record.ts';
import type { SeGrid } from './grid.ts';
import { BY_CELL } from './link-graph.ts';
import { CHAIN_BREAK, NestedChains } from './nested-chains.ts';
import { HintList, lostInCell, lostInUnit, type NestedHint } from './nested-hint.ts';
import { NESTED, strikeByPatterns } from './patterns.ts';
import { penalty } from './penalty.ts';
import { type Advance, DYNAMIC, type RunMode, Runs, STATIC, type Work } from './runs.ts';
import { SingleHints } from './single-hints.ts';

export const DRAW_STATIC: Drawn = { contradictions: false, doubles: false, cellsAndRegions: true, least: 3 };
export const DRAW_DYNAMIC: Drawn = { contradictions: true, doubles: true, cellsAndRegions: true, least: 2 };

/** A chain producer run inside another: all its hints on `grid`, with premises lost since `start`. */
interface Inner {
  collect(grid: SeGrid, start: SeGrid, list: HintList): void;
}

/** Multiple or dynamic forcing chains as an inner producer. */
class ForcingHints implements Inner, Taker {
  /** Smallest n and its key so far for each potential proved: the others would strike the same and come later. */
  private readonly best = new Float64Array(1458);
  private readonly bestKey = new Uint8Array(1458);
  private readonly runs: Runs;
  private readonly closure = new Closure();
  private readonly conclusions = new Conclusions();
  private readonly mode: RunMode;
  private readonly base: number;
  private readonly nest: Nest | null;
  private list!: HintList;
  private start!: SeGrid;

  constructor(mode: RunMode, base: number, nest: Nest | null, work: Work) {
    this.runs = new Runs(work);
    this.mode = mode;
    this.base = base;
    this.nest = nest;
  }

  collect(grid: SeGrid, start: SeGrid, list: HintList): void {
    this.list = list;
    this.start = start;
    this.runs.begin(grid, this.mode);
    this.best.fill(Number.MAX_SAFE_INTEGER, 0, this.runs.graph.size * 2);
    this.bestKey.fill(NO_KEY, 0, this.runs.graph.size * 2);
    if (this.nest) {
      this.nest.begin();
      this.nest.chains.clear();
      this.runs.raise(this.nest.level, this.nest, false);
    }
    const drawn = this.mode.dynamic ? DRAW_DYNAMIC : DRAW_STATIC;
    const closure = this.mode.dynamic ? null : this.closure;
    if (closure) {
      this.runs.graph.buildStrong(grid);
      closure.build(this.runs.graph, false);
    }
    const draw = this.conclusions.draw(this.runs, drawn, this, this.nest, closure);
    while (!draw.next().done);
  }

  limitOf(target: number): number {
    return this.best[target]!;
  }

  limitKeyOf(target: number): number {
    return this.bestKey[target]!;
  }

  take(conclusion: Conclusion): void {
    const { runs } = this;
    const { n, key, target } = conclusion;
    this.best[target] = n;
    this.bestKey[target] = key;
    this.list.offer(this.base + penalty(n), n, key, struckBy(runs, target), () => this.detail(conclusion));
  }

  /** The premises: losses of the cell or unit behind each "on" potential and behind the sources. */
  private detail(conclusion: Conclusion): { identity: string; premises: Set<number> } {
    const { runs } = this;
    const { graph } = runs;
    const loss = { start: this.start, grid: runs.grid };
    const premises = new Set<number>();
    const names: string[] = [];
    const { kind, driver, sources, positions } = conclusion;
    if (kind === 'cell') lostInCell(loss, driver, premises);
    if (kind === 'region') lostInUnit(loss, driver, graph.digit[sources[0]! >> 1]!, premises);
    sources.forEach((source, b) => {
      const codes: number[] = [];
      for (const position of ancestorsOf(runs, source, positions[b]!)) {
        const at = runs.first[source]! + position;
        const node = runs.node[at]!;
        codes.push(graph.candidate[node >> 1]! * 2 + (node & 1));
        if (position === 0 || !(node & 1)) continue;
        if (runs.cause[at] === BY_CELL) lostInCell(loss, graph.cell[node >> 1]!, premises);
        else lostInUnit(loss, runs.cause[at]!, graph.digit[node >> 1]!, premises);
      }
      names.push(String.fromCharCode(...codes));
    });
    return { identity: names.join(CHAIN_BREAK), premises };
  }
}

/**
 * The advance of one nested level over a start position. Hints are remembered by working grid: the same reduced grid is
 * reached from many assumptions.
 */
export class Nest implements Advance {
  readonly level: number;
  private readonly inner: readonly Inner[];
  private readonly digitsFirst: boolean;
  private readonly memo: Map<string, readonly NestedHint[]>[];
  readonly chains: NestedChains;
  private readonly premises = new Uint16Array(729);

  /** `chains`: shared by the levels of one producer list, since a run keeps its entries from level to level. */
  constructor(level: number, digitsFirst: boolean, work: Work, chains: NestedChains) {
    this.chains = chains;
    this.level = level;
    this.digitsFirst = digitsFirst;
    this.inner = innerProducers(level, digitsFirst, work);
    this.memo = this.inner.map(() => new Map());
  }

  /** Forgets the hints of an earlier start position. */
  begin(): void {
    for (const memo of this.memo) memo.clear();
  }

  advance(runs: Runs, tried: number): boolean {
    if (tried === 0 && strikeByPatterns(runs, this.digitsFirst)) return true;
    runs.markSimpleEnd();
    for (let i = Math.max(0, tried - 1); i < this.inner.length; i++) {
      if (this.strikeAll(runs, this.hintsOf(i, runs))) return true;
    }
    return false;
  }

  /** Complexities of the different nested chains among the ancestors of some entries. */
  complexityOf(runs: Runs, sources: readonly number[], positions: readonly number[]): number {
    if (this.chains.none) return 0;
    const used = new Set<number>();
    sources.forEach((source, b) => {
      const first = runs.first[source]!;
      for (const position of ancestorsOf(runs, source, positions[b]!)) {
        const cause = runs.cause[first + position]!;
        if (cause >= NESTED) used.add(cause);
      }
    });
    let sum = 0;
    for (const cause of used) sum += this.chains.complexityOf(cause);
    return sum;
  }

  private hintsOf(i: number, runs: Runs): readonly NestedHint[] {
    const memo = this.memo[i]!;
    const name = String.fromCharCode(...runs.work.cand);
    const known = memo.get(name);
    if (known) return known;
    const list = new HintList();
    this.inner[i]!.collect(runs.work, runs.grid, list);
    const hints = list.sorted();
    memo.set(name, hints);
    return hints;
  }

  private strikeAll(runs: Runs, hints: readonly NestedHint[]): boolean {
    const { index } = runs.graph;
    let any = false;
    for (const hint of hints) {
      const cause = this.chains.numberOf(hint);
      hint.premises.forEach((candidate, i) => {
        this.premises[i] = index[candidate]!;
      });
      for (const candidate of hint.eliminations) {
        if (runs.strike(index[candidate]!, this.premises, hint.premises.length, cause)) any = true;
      }
    }
    return any;
  }
}

/** Level 2: single chains; 3: also multiple chains; 4: dynamic chains instead; 5: also dynamic chains of level 2. */
function innerProducers(level: number, digitsFirst: boolean, work: Work): readonly Inner[] {
  if (level === 2) return [new SingleHints()];
  if (level === 3) return [new SingleHints(), new ForcingHints(STATIC, 8.0, null, work)];
  if (level === 4) return [new ForcingHints(DYNAMIC, 8.5, null, work)];
  if (level === 5) {
    return [
      new ForcingHints(DYNAMIC, 8.5, null, work),
      new ForcingHints(DYNAMIC, 9.5, new Nest(2, digitsFirst, work, new NestedChains()), work),
    ];
  }
  return [];
}
