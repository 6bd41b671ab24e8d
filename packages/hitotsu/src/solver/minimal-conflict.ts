import { Meter, Random, run, runNow, type Task, type TaskOptions } from '../base/index.ts';
import type { Board } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { ClashTester, type ClueSubset } from './clash.ts';
import { HittingSets } from './hitting-set.ts';

/** Clues that cannot hold together: cells of givens, given pencil marks and entries, and indices of rules. */
export interface ConflictSet {
  readonly givens: readonly number[];
  readonly candidates: readonly number[];
  readonly entries: readonly number[];
  readonly rules: readonly number[];
  /** No clue of the set can be left out. False only when the budget ended before that was settled. */
  readonly minimal: boolean;
  /** Proved: no set of fewer clues clashes. */
  readonly smallest: boolean;
}

export interface ConflictOptions extends TaskOptions {
  readonly entries?: Board | undefined;
}

export interface ConflictResult {
  /** `clash`: here is one. `consistent`: the clues have a solution. `undecided`: the budget ended before either. */
  readonly status: 'clash' | 'consistent' | 'undecided';
  readonly conflict: ConflictSet | null;
  readonly stats: { readonly nodes: number };
}

/** Without another budget; enough for nearly every clash that people make. */
const DEFAULT_BUDGET = { nodes: 300_000 };
/** For one question; a subset with few rules can be a hard puzzle of its own. */
const NODES_EACH = 4_000;

/**
 * The smallest set of clues that already clash. Three stages, each only improving on the last (docs/minimal-conflict.md):
 * a rule broken outright by the givens; deletion of whatever is not needed; the implicit hitting set method (Ignatiev,
 * Previti, Liffiton and Marques-Silva 2015) until the size is proved smallest.
 */
export function* minimalConflictTask(puzzle: Puzzle, options: ConflictOptions = {}): Task<ConflictResult> {
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const tester = new ClashTester(puzzle, options.entries, meter, NODES_EACH);
  const all = tester.clues.map((_, number) => number);
  const answer = (set: ClueSubset | null, minimal: boolean, smallest: boolean): ConflictResult => ({
    status: set ? 'clash' : 'undecided',
    conflict: set && name(tester, set, minimal, smallest),
    stats: { nodes: meter.nodes },
  });

  let best = outright(tester, all);
  let minimal = true;
  if (!best) {
    const whole = new ClashTester(puzzle, options.entries, meter, Number.POSITIVE_INFINITY);
    const sought = yield* whole.ask(all, new Int8Array(puzzle.shape.cellCount));
    if (sought === 'found') return { status: 'consistent', conflict: null, stats: { nodes: meter.nodes } };
    if (sought === 'spent') return answer(null, false, false);
    const shrunk = yield* shrink(tester, all);
    best = shrunk.set;
    minimal = shrunk.minimal;
  }
  const proved = yield* prove(tester, all, best, meter, puzzle.shape.cellCount);
  return answer(proved.set, minimal || proved.set !== best, proved.smallest);
}

/** The fewest givens and entries that break one rule in plain sight, over all rules; null if none is broken. */
function outright(tester: ClashTester, all: ClueSubset): ClueSubset | null {
  const digits = all.filter((number) => {
    const { kind } = tester.clues[number] as { kind: string };
    return kind === 'given' || kind === 'entry';
  });
  let best: ClueSubset | null = null;
  tester.clues.forEach((clue, number) => {
    if (clue.kind !== 'rule' || tester.ruleHolds(clue.index, tester.boardOf(digits))) return;
    let kept = digits;
    for (const digit of digits) {
      const rest = kept.filter((other) => other !== digit);
      if (!tester.ruleHolds(clue.index, tester.boardOf(rest))) kept = rest;
    }
    if (!best || kept.length + 1 < best.length) best = [...kept, number];
  });
  return best;
}

/** Leaves out, one after the other, every clue without which the rest still clashes. */
function* shrink(tester: ClashTester, clash: ClueSubset): Task<{ set: ClueSubset; minimal: boolean }> {
  const scratch = new Int8Array(tester.boardOf([]).digits.length);
  let kept = clash;
  let minimal = true;
  // rules first: a clash of few rules reads best, and the fewer rules, the fewer compilations afterwards
  for (const clue of [...clash].reverse()) {
    const rest = kept.filter((other) => other !== clue);
    const sought = yield* tester.ask(rest, scratch);
    if (sought === 'ended') kept = rest;
    if (sought === 'spent') minimal = false;
    yield { nodes: 0 };
  }
  return { set: kept, minimal };
}

/**
 * Looks for a smaller clash or proves that there is none. Any clues that can hold together leave out at least one clue
 * of every clash; so a clash hits the complement of each satisfiable set, and a smallest hitting set that clashes is a
 * smallest clash. Each one that does not is grown into a large satisfiable set, whose complement joins the list.
 */
function* prove(
  tester: ClashTester,
  all: ClueSubset,
  known: ClueSubset,
  meter: Meter,
  cellCount: number,
): Task<{ set: ClueSubset; smallest: boolean }> {
  const hitting = new HittingSets();
  const random = new Random('minimal conflict');
  const grid = new Int8Array(cellCount);
  for (;;) {
    const candidate = yield* hitting.smallest(known.length - 1, meter);
    if (candidate === undefined) return { set: known, smallest: false };
    if (candidate === null) return { set: known, smallest: true };
    const sought = yield* tester.ask(candidate, grid);
    if (sought === 'ended') return { set: candidate, smallest: true };
    if (sought === 'spent') return { set: known, smallest: false };
    const inside = new Set(all.filter((clue) => candidate.includes(clue) || tester.holds(clue, grid)));
    for (const clue of random.shuffle(all.filter((other) => !inside.has(other)))) {
      if (inside.has(clue)) continue;
      const grown = yield* tester.ask([...inside, clue], grid);
      if (grown === 'found') for (const other of all) if (tester.holds(other, grid)) inside.add(other);
    }
    hitting.add(all.filter((clue) => !inside.has(clue)));
    yield { nodes: meter.nodes };
  }
}

function name(tester: ClashTester, set: ClueSubset, minimal: boolean, smallest: boolean): ConflictSet {
  const givens: number[] = [];
  const candidates: number[] = [];
  const entries: number[] = [];
  const rules: number[] = [];
  for (const number of [...set].sort((a, b) => a - b)) {
    const clue = tester.clues[number];
    if (clue?.kind === 'rule') rules.push(clue.index);
    else if (clue) ({ given: givens, candidates, entry: entries })[clue.kind].push(clue.cell);
  }
  return { givens, candidates, entries, rules, minimal: minimal || smallest, smallest };
}

export function minimalConflict(puzzle: Puzzle, options: ConflictOptions = {}): Promise<ConflictResult> {
  return run(minimalConflictTask(puzzle, options), options);
}

export function minimalConflictNow(puzzle: Puzzle, options: ConflictOptions = {}): ConflictResult {
  return runNow(minimalConflictTask(puzzle, options), options);
}
