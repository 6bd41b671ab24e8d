// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producers 23 to 30: Nishio, multiple and dynamic forcing chains; the cheapest conclusion of each. */
import { type Conclusion, Conclusions, type Drawn, type Taker } from './conclusions.ts';
import { forcingStep } from './forcing-record.ts';
import type { SeGrid } from './grid.ts';
import { penalty, tenthsOf } from './penalty.ts';
import { type RunMode, Runs } from './runs.ts';
import type { Found } from './step.ts';

const NISHIO: RunMode = { dynamic: true, digitOnly: true };
const STATIC: RunMode = { dynamic: false, digitOnly: false };
const DYNAMIC: RunMode = { dynamic: true, digitOnly: false };

const DRAW_NISHIO: Drawn = { contradictions: true, doubles: false, cellsAndRegions: false, least: 2 };
const DRAW_STATIC: Drawn = { contradictions: false, doubles: false, cellsAndRegions: true, least: 3 };
const DRAW_DYNAMIC: Drawn = { contradictions: true, doubles: true, cellsAndRegions: true, least: 2 };

/** Keeps the best conclusion: fewest potentials, then sort key, then first drawn. */
class Best implements Taker {
  limit = Number.MAX_SAFE_INTEGER;
  limitKey = 99;
  found: Conclusion | null = null;

  take(conclusion: Conclusion): void {
    this.found = conclusion;
    this.limit = conclusion.n;
    this.limitKey = conclusion.key;
  }
}

const runs = new Runs();
const conclusions = new Conclusions();

function* cheapest(drawn: Drawn, producer: number, base: number, name: string): Generator<void, Found, void> {
  const best = new Best();
  yield* conclusions.draw(runs, drawn, best, null);
  if (!best.found) return null;
  const tenths = tenthsOf(base + penalty(best.found.n));
  const technique = producer === 23 ? name : `${name}-${best.found.kind}`;
  return forcingStep(runs, best.found, producer, technique, tenths, String);
}

export function* nishio(grid: SeGrid): Generator<void, Found, void> {
  runs.begin(grid, NISHIO);
  return yield* cheapest(DRAW_NISHIO, 23, 7.5, 'nishio-forcing-chain');
}

export function* multipleChains(grid: SeGrid): Generator<void, Found, void> {
  runs.begin(grid, STATIC);
  return yield* cheapest(DRAW_STATIC, 24, 8.0, 'multiple-forcing-chain');
}

export function* dynamicChains(grid: SeGrid): Generator<void, Found, void> {
  runs.begin(grid, DYNAMIC);
  return yield* cheapest(DRAW_DYNAMIC, 25, 8.5, 'dynamic-forcing-chain');
}
