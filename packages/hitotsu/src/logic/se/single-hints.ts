// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/** All single-chain hints of a position, as the nested levels need them. */
import { Closure } from './closure.ts';
import { cycleEliminations } from './cycle-eliminations.ts';
import type { SeGrid } from './grid.ts';
import { BY_CELL, LinkGraph } from './link-graph.ts';
import { type HintList, type Loss, lostInCell, lostInUnit } from './nested-hint.ts';
import { penalty } from './penalty.ts';
import { SINGLE_BASES } from './single-chains.ts';
import { causeOf } from './single-record.ts';
import { ChainKind, SingleSearch } from './single-search.ts';
import { CELL_UNITS, COUNT } from './tables.ts';

/** Longest chains looked at: more than any chain can have. */
const ALL = 2000;

export class SingleHints {
  private readonly graph = new LinkGraph();
  private readonly closure = new Closure();
  private readonly search = new SingleSearch();

  /** Adds every cycle and forcing chain of `grid` in SE's order of generation. */
  collect(grid: SeGrid, start: SeGrid, list: HintList): void {
    const { graph, closure, search } = this;
    graph.buildWeak(grid);
    graph.buildStrong(grid);
    closure.build(graph, true);
    if (!closure.chains) return;
    for (const kind of [ChainKind.x, ChainKind.y, ChainKind.xy]) {
      const base = SINGLE_BASES[kind];
      for (let source = 0; source < graph.size; source++) {
        const count = COUNT[grid.cand[graph.cell[source]!]!];
        if (count === 1 || (kind === ChainKind.y && count !== 2)) continue;
        if (closure.partSize[closure.part[source * 2 + 1]!]! >= 4) {
          search.cycles(graph, kind, source, closure.part, ALL, (last, links) => {
            const path = search.pathTo(last);
            const eliminations = cycleEliminations(grid, graph, path);
            if (eliminations.length === 0) return;
            const rating = base.cycle + penalty(links);
            list.offer(rating, links, base.key, eliminations, () => ({
              identity: identityOf(graph, [...path, path[0]!]),
              premises: cycleLosses(graph, path, { start, grid }),
            }));
          });
        }
        if (!base.forcing) continue;
        for (const from of [source * 2 + 1, source * 2]) {
          if (!closure.reaches(from, from ^ 1)) continue;
          const last = search.forcing(graph, kind, from, ALL);
          if (last < 0) continue;
          const path = search.pathTo(last);
          const at = graph.candidate[source]!;
          const eliminations: number[] = from & 1 ? [at] : [];
          const others = from & 1 ? 0 : grid.cand[graph.cell[source]!]! & ~(1 << (at % 9));
          for (let set = others; set; set &= set - 1) {
            eliminations.push(at - (at % 9) + 31 - Math.clz32(set & -set));
          }
          const rating = base.forcing + penalty(path.length);
          list.offer(rating, path.length, base.key, eliminations, () => ({
            identity: identityOf(graph, path),
            premises: pathLosses(graph, path, { start, grid }, new Set<number>()),
          }));
        }
      }
    }
  }
}

function identityOf(graph: LinkGraph, path: readonly number[]): string {
  return String.fromCharCode(...path.map((node) => graph.candidate[node >> 1]! * 2 + (node & 1)));
}

/** What the cell or unit of each "on" potential of a path has lost. */
function pathLosses(
  graph: LinkGraph,
  path: readonly number[],
  loss: Loss,
  premises: Set<number>,
): Set<number> {
  for (let i = 1; i < path.length; i++) {
    const node = path[i]!;
    if (!(node & 1)) continue;
    const cause = causeOf(graph, path[i - 1]!, node);
    if (cause === BY_CELL) lostInCell(loss, graph.cell[node >> 1]!, premises);
    else lostInUnit(loss, cause, graph.digit[node >> 1]!, premises);
  }
  return premises;
}

/** A cycle is walked both ways: backwards each "off" becomes "on" through the cell or unit which switched it off. */
function cycleLosses(graph: LinkGraph, path: readonly number[], loss: Loss): Set<number> {
  const premises = pathLosses(graph, [...path, path[0]!], loss, new Set<number>());
  for (let i = 1; i < path.length; i += 2) {
    const cell = graph.cell[path[i]! >> 1]!;
    const before = graph.cell[path[i - 1]! >> 1]!;
    if (cell === before) {
      lostInCell(loss, cell, premises);
      continue;
    }
    for (let kind = 0; kind < 3; kind++) {
      const unit = CELL_UNITS[cell * 3 + kind]!;
      if (unit !== CELL_UNITS[before * 3 + kind]) continue;
      lostInUnit(loss, unit, graph.digit[path[i]! >> 1]!, premises);
      break;
    }
  }
  return premises;
}
