// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 23 to 30: Nishio, multiple, dynamic and nested forcing chains; the cheapest conclusion of each. */
import { Closure } from './closure.ts';
import { type Conclusion, Conclusions, type Drawn, NO_KEY, type Taker } from './conclusions.ts';
import { forcingStep } from './forcing-record.ts';
import type { SeGrid } from './grid.ts';
import { DRAW_DYNAMIC, DRAW_STATIC, Nest } from './nest.ts';
import { NestedChains } from './nested-chains.ts';
import { penalty, tenthsOf } from './penalty.ts';
import { DYNAMIC, NISHIO, Runs, STATIC, type Work } from './runs.ts';
import type { Found } from './step.ts';

const DRAW_NISHIO: Drawn = { contradictions: true, doubles: false, cellsAndRegions: false, least: 2 };

/** Keeps the best conclusion: fewest potentials, then sort key, then first drawn. */
class Best implements Taker {
  found: Conclusion | null = null;

  limitOf(): number {
    return this.found ? this.found.n : Number.MAX_SAFE_INTEGER;
  }

  limitKeyOf(): number {
    return this.found ? this.found.key : NO_KEY;
  }

  take(conclusion: Conclusion): void {
    this.found = conclusion;
  }
}

interface Producer {
  readonly number: number;
  readonly base: number;
  readonly name: string;
  readonly drawn: Drawn;
}

const NISHIO_CHAINS: Producer = { number: 23, base: 7.5, name: 'nishio-forcing-chain', drawn: DRAW_NISHIO };
const MULTIPLE: Producer = { number: 24, base: 8.0, name: 'multiple-forcing-chain', drawn: DRAW_STATIC };
const DYNAMICS: readonly Producer[] = [0, 1, 2, 3, 4, 5].map((level) => ({
  number: 25 + level,
  base: 8.5 + 0.5 * level,
  name: level < 2 ? `dynamic-forcing-chain${level ? '-plus' : ''}` : `nested-forcing-chain-${level}`,
  drawn: DRAW_DYNAMIC,
}));

/** The forcing chain producers with their working memory. */
export class Forcing {
  /** Assumptions followed so far. */
  readonly work: Work = { count: 0 };
  private readonly runs = new Runs(this.work);
  private readonly closure = new Closure();
  private readonly conclusions = new Conclusions();
  private readonly chains = new NestedChains();
  private readonly nests: (Nest | null)[] = [null];
  private readonly digitsFirst: boolean;

  constructor(digitsFirst: boolean) {
    this.digitsFirst = digitsFirst;
  }

  *find(grid: SeGrid): Generator<void, Found, void> {
    this.runs.begin(grid, NISHIO);
    const nishio = yield* this.cheapest(NISHIO_CHAINS, null, null);
    if (nishio) return nishio;
    this.runs.begin(grid, STATIC);
    this.runs.graph.buildStrong(grid);
    this.closure.build(this.runs.graph, false);
    const multiple = yield* this.cheapest(MULTIPLE, null, this.closure);
    if (multiple) return multiple;
    this.runs.begin(grid, DYNAMIC);
    this.chains.clear();
    for (let level = 0; level <= 5; level++) {
      const nest = this.nestOf(level);
      if (nest) {
        nest.begin();
        this.runs.raise(level, nest, level === 4);
      }
      const found = yield* this.cheapest(DYNAMICS[level]!, nest, null);
      if (found) return found;
    }
    return null;
  }

  private nestOf(level: number): Nest | null {
    let nest = this.nests[level];
    if (nest === undefined) {
      nest = new Nest(level, this.digitsFirst, this.work, this.chains);
      this.nests[level] = nest;
    }
    return nest;
  }

  private *cheapest(
    producer: Producer,
    nest: Nest | null,
    closure: Closure | null,
  ): Generator<void, Found, void> {
    const best = new Best();
    yield* this.conclusions.draw(this.runs, producer.drawn, best, nest, closure);
    if (!best.found) return null;
    const name = producer.number === 23 ? producer.name : `${producer.name}-${best.found.kind}`;
    const tenths = tenthsOf(producer.base + penalty(best.found.n));
    return forcingStep(this.runs, best.found, producer.number, name, tenths, this.chains);
  }
}
