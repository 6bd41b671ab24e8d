// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** Producer 21: forcing chains and cycles along single links; the cheapest one of the position. */
import { Closure } from './closure.ts';
import { cycleEliminations } from './cycle-eliminations.ts';
import type { SeGrid } from './grid.ts';
import { LinkGraph } from './link-graph.ts';
import { longestBeating, penalty, SortKey, tenthsOf } from './penalty.ts';
import { singleStep } from './single-record.ts';
import { ChainKind, SingleSearch } from './single-search.ts';
import type { Found } from './step.ts';
import { COUNT } from './tables.ts';

/** Base ratings of cycles and forcing chains and the sort key of each kind of links. */
export const SINGLE_BASES = [
  { cycle: 6.5, forcing: 6.6, key: SortKey.x },
  { cycle: 6.5, forcing: 0, key: SortKey.y },
  { cycle: 7.0, forcing: 7.0, key: SortKey.xy },
] as const;

const graph = new LinkGraph();
const closure = new Closure();
const search = new SingleSearch();

export function singleChains(grid: SeGrid): Found {
  graph.buildWeak(grid);
  graph.buildStrong(grid);
  closure.build(graph, true);
  if (!closure.chains) return null;
  let rating = Number.POSITIVE_INFINITY;
  let n = 0;
  let key = 0;
  let best: Found = null;
  for (const kind of [ChainKind.x, ChainKind.y, ChainKind.xy]) {
    const base = SINGLE_BASES[kind];
    let cycleLimit = longestBeating(base.cycle, base.key, rating, n, key);
    let forcingLimit = base.forcing ? longestBeating(base.forcing, base.key, rating, n, key) : 0;
    const accept = (cycle: boolean, length: number, step: Found): void => {
      rating = (cycle ? base.cycle : base.forcing) + penalty(length);
      n = length;
      key = base.key;
      best = step;
      cycleLimit = longestBeating(base.cycle, base.key, rating, n, key);
      forcingLimit = base.forcing ? longestBeating(base.forcing, base.key, rating, n, key) : 0;
    };
    for (let source = 0; source < graph.size; source++) {
      const bivalue = COUNT[grid.cand[graph.cell[source]!]!];
      if (bivalue === 1 || (kind === ChainKind.y && bivalue !== 2)) continue;
      if (cycleLimit >= 4 && closure.partSize[closure.part[source * 2 + 1]!]! >= 4) {
        search.cycles(graph, kind, source, closure.part, cycleLimit, (last, links) => {
          if (links > cycleLimit) return;
          const path = search.pathTo(last);
          const eliminations = cycleEliminations(grid, graph, path);
          if (eliminations.length === 0) return;
          const tenths = tenthsOf(base.cycle + penalty(links));
          accept(true, links, singleStep(graph, kind, true, path, eliminations, tenths));
        });
      }
      for (const start of [source * 2 + 1, source * 2]) {
        if (forcingLimit < 4 || !closure.reaches(start, start ^ 1)) continue;
        const last = search.forcing(graph, kind, start, forcingLimit - 1);
        if (last < 0) continue;
        const path = search.pathTo(last);
        const at = graph.candidate[source]!;
        const rest = 511 & ~(1 << (at % 9)) & grid.cand[graph.cell[source]!]!;
        const eliminations = start & 1 ? [at] : [];
        for (let set = rest; set && !(start & 1); set &= set - 1) {
          eliminations.push(at - (at % 9) + 31 - Math.clz32(set & -set));
        }
        const tenths = tenthsOf(base.forcing + penalty(path.length));
        accept(false, path.length, singleStep(graph, kind, false, path, eliminations, tenths));
      }
    }
  }
  return best;
}
