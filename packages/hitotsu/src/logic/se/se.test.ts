// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import { describe, expect, it } from 'vitest';
import { Random, runNow } from '../../base/index.ts';
import {
  nextSeStepNow,
  rateSe,
  rateSeNow,
  rateSeTask,
  type SeChain,
  type SeNode,
  type SeStep,
} from './index.ts';
import { penalty, tenthsOf } from './penalty.ts';
import { CELL_UNITS, PEERS, SEES, UNIT_CELLS } from './tables.ts';

/** AI Escargot, whose rating has been published often. */
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

const peers = Array.from({ length: 81 }, (_, cell) => [...PEERS.subarray(cell * 20, cell * 20 + 20)]);

/** Up to `limit` solutions by plain search, smallest cell first. */
function solutions(givens: readonly number[], limit: number, random?: Random): number[][] {
  const grid = [...givens];
  const found: number[][] = [];
  const free = (cell: number) => {
    let set = 511;
    for (const peer of peers[cell]!) if (grid[peer]) set &= ~(1 << (grid[peer]! - 1));
    return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((digit) => (set >> digit) & 1).map((digit) => digit + 1);
  };
  const walk = (): void => {
    let best = -1;
    let options: number[] = [];
    for (let cell = 0; cell < 81; cell++) {
      if (grid[cell]) continue;
      const own = free(cell);
      if (best < 0 || own.length < options.length) [best, options] = [cell, own];
      if (own.length < 2) break;
    }
    if (best < 0) {
      found.push([...grid]);
      return;
    }
    for (const digit of random ? random.shuffle(options) : options) {
      grid[best] = digit;
      walk();
      if (found.length >= limit) break;
    }
    grid[best] = 0;
  };
  walk();
  return found;
}

/** A minimal puzzle and its solution. */
function minimalPuzzle(random: Random): { givens: number[]; solution: number[] } {
  const solution = solutions(new Array(81).fill(0), 1, random)[0]!;
  const givens = [...solution];
  for (const cell of random.shuffle([...givens.keys()])) {
    const digit = givens[cell]!;
    givens[cell] = 0;
    if (solutions(givens, 2).length > 1) givens[cell] = digit;
  }
  return { givens, solution };
}

const read = (text: string) => [...text].map((digit) => (digit === '.' ? 0 : Number(digit)));

function checkSound(steps: readonly SeStep[], solution: readonly number[]): void {
  const holds = (candidate: number) => solution[Math.floor(candidate / 9)] === (candidate % 9) + 1;
  const wrong = steps.filter(
    (step) => step.eliminations.some(holds) || (step.placement !== undefined && !holds(step.placement)),
  );
  expect(wrong).toEqual([]);
}

/** Whether two candidates exclude each other. */
function excludes(a: number, b: number): boolean {
  const [cell, other] = [Math.floor(a / 9), Math.floor(b / 9)];
  return cell === other ? a !== b : a % 9 === b % 9 && SEES[cell * 81 + other] === 1;
}

/** Each potential follows from its parents in a position given as the set of its candidates. */
function checkChain(chain: SeChain, candidates: ReadonlySet<number>): void {
  for (const { nodes } of chain.branches) {
    nodes.forEach((node, i) => {
      expect(node.parents.every((parent) => parent < i)).toBe(true);
      if (node.parents.length === 0) return;
      const parents = node.parents.map((parent) => nodes[parent]!);
      if (!node.on && typeof node.cause !== 'string') {
        expect(parents.length).toBe(1);
        expect(parents[0]!.on && excludes(parents[0]!.candidate, node.candidate)).toBe(true);
      }
      if (node.on) checkLast(node, parents, candidates);
    });
  }
}

/** An "on" potential is the last candidate of its cell or unit: all others are parents. */
function checkLast(node: SeNode, parents: readonly SeNode[], candidates: ReadonlySet<number>): void {
  const cell = Math.floor(node.candidate / 9);
  const digit = node.candidate % 9;
  expect(typeof node.cause).toBe('number');
  const rivals =
    node.cause === -1
      ? Array.from({ length: 9 }, (_, d) => cell * 9 + d)
      : Array.from({ length: 9 }, (_, p) => UNIT_CELLS[(node.cause as number) * 9 + p]! * 9 + digit);
  const wanted = rivals.filter((rival) => rival !== node.candidate && candidates.has(rival));
  expect(parents.map((parent) => parent.candidate).sort((a, b) => a - b)).toEqual(wanted);
  expect(parents.every((parent) => !parent.on)).toBe(true);
}

/** Replays a path and checks that each chain explains its conclusion. */
function checkExplained(givens: readonly number[], steps: readonly SeStep[]): number {
  const candidates = new Set<number>();
  for (let at = 0; at < 729; at++) {
    const cell = Math.floor(at / 9);
    const seen = givens.some((value, peer) => value === (at % 9) + 1 && SEES[cell * 81 + peer]);
    if (!givens[cell] && !seen) candidates.add(at);
  }
  let chains = 0;
  for (const step of steps) {
    expect(step.eliminations.every((candidate) => candidates.has(candidate))).toBe(true);
    if (step.chain) {
      chains++;
      checkChain(step.chain, candidates);
      checkConclusion(step, step.chain);
    }
    for (const candidate of step.eliminations) candidates.delete(candidate);
    if (step.placement === undefined) continue;
    const cell = Math.floor(step.placement / 9);
    for (const candidate of [...candidates]) {
      if (Math.floor(candidate / 9) === cell || excludes(candidate, step.placement))
        candidates.delete(candidate);
    }
  }
  return chains;
}

function checkConclusion(step: SeStep, chain: SeChain): void {
  const ends = chain.branches.map(({ nodes }) => nodes.at(-1)!);
  const starts = chain.branches.map(({ nodes }) => nodes[0]!);
  const own = chain.branches.reduce((sum, { nodes }) => sum + nodes.length, 0);
  if (chain.kind === 'cycle') {
    expect(ends[0]!.candidate).toBe(starts[0]!.candidate);
    expect(step.n).toBe(own - 1);
    return;
  }
  expect(step.n).toBe((chain.nested ?? []).reduce((sum, nested) => sum + nested.n, own));
  if (chain.kind === 'contradiction') {
    expect(ends[0]!.candidate).toBe(ends[1]!.candidate);
    expect(ends[0]!.on).not.toBe(ends[1]!.on);
    expect(starts[0]).toEqual(starts[1]);
    expect(step.placement === undefined).toBe(starts[0]!.on);
    return;
  }
  for (const end of ends) expect(end).toMatchObject({ candidate: ends[0]!.candidate, on: ends[0]!.on });
  expect(step.placement).toBe(ends[0]!.on ? ends[0]!.candidate : undefined);
  if (chain.kind === 'cell')
    expect(new Set(starts.map((s) => Math.floor(s.candidate / 9)))).toEqual(new Set([chain.cell]));
  if (chain.kind === 'region') {
    for (const { candidate } of starts) {
      const cell = Math.floor(candidate / 9);
      expect([0, 1, 2].map((kind) => CELL_UNITS[cell * 3 + kind])).toContain(chain.unit);
      expect((candidate % 9) + 1).toBe(chain.digit);
    }
  }
}

describe('the rating numbers', () => {
  it('adds a tenth at each threshold of the length', () => {
    const steps = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024];
    steps.forEach((threshold, i) => {
      expect(penalty(threshold + 2)).toBeCloseTo(i / 10, 9);
      expect(penalty(threshold + 3)).toBeCloseTo((i + 1) / 10, 9);
    });
  });

  it('keeps the floating-point order of the classic program', () => {
    expect(6.6 + penalty(7)).toBeLessThan(6.5 + penalty(9));
    expect(tenthsOf(6.6 + penalty(7))).toBe(67);
    expect(tenthsOf(6.5 + penalty(9))).toBe(67);
  });
});

describe('rating', () => {
  it('gives the published rating of a well-known puzzle, nested chains explained', () => {
    const givens = read(ESCARGOT);
    const rating = rateSeNow(givens, { steps: true });
    expect(rating).toMatchObject({ status: 'rated', er: 10.5 });
    const steps = rating.steps!;
    checkSound(steps, solutions(givens, 2)[0]!);
    expect(checkExplained(givens, steps)).toBeGreaterThan(20);
    expect(steps.some((step) => step.producer > 26)).toBe(true);
  });

  it('never strikes a digit of the solution, and every chain explains its conclusion', () => {
    const random = new Random('se-soundness');
    const kinds = new Set<string>();
    let chains = 0;
    for (let i = 0; i < 40; i++) {
      const { givens, solution } = minimalPuzzle(random);
      const rating = rateSeNow(givens, { steps: true });
      expect(rating.status).toBe('rated');
      const steps = rating.steps!;
      checkSound(steps, solution);
      chains += checkExplained(givens, steps);
      for (const step of steps) kinds.add(step.technique);
      expect(rating.er).toBe(Math.max(...steps.map((step) => step.tenths)) / 10);
      expect(rating.ed).toBe(steps[0]!.tenths / 10);
      const pearl = steps.findIndex((step) => step.placement !== undefined);
      expect(rating.ep).toBe(Math.max(...steps.slice(0, pearl + 1).map((step) => step.tenths)) / 10);
    }
    expect(chains).toBeGreaterThan(40);
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('says impossible, unsolved and undecided', () => {
    expect(rateSeNow(`11${'.'.repeat(79)}`).status).toBe('impossible');
    expect(rateSeNow(`12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`).status).toBe('impossible');
    expect(rateSeNow(ESCARGOT, { budget: { nodes: 300 } }).status).toBe('undecided');
    expect(rateSeNow(solutions(new Array(81).fill(0), 1)[0]!)).toMatchObject({ status: 'rated', er: 0 });
  });

  it('gives the same answer when tasks are interleaved and when awaited', async () => {
    const texts = [3, 4, 5].map((seed) => minimalPuzzle(new Random(`together ${seed}`)).givens);
    const alone = texts.map((text) => rateSeNow(text, { steps: true }));
    const tasks = texts.map((text) => rateSeTask(text, { steps: true }));
    const together: unknown[] = [];
    while (together.filter(Boolean).length < tasks.length) {
      tasks.forEach((task, i) => {
        if (together[i]) return;
        const turn = task.next();
        if (turn.done) together[i] = turn.value;
      });
    }
    expect(together).toEqual(alone);
    expect(await rateSe(texts[0]!, { steps: true })).toEqual(alone[0]);
  });

  it('stops when aborted', () => {
    const signal = { aborted: false };
    const rate = () =>
      runNow(rateSeTask(ESCARGOT), {
        signal,
        onProgress: () => {
          signal.aborted = true;
        },
      });
    expect(rate).toThrow('aborted');
  });
});

describe('the next step of a position', () => {
  it('is the step that the path takes there', () => {
    const { givens } = minimalPuzzle(new Random('next'));
    const { steps } = rateSeNow(givens, { steps: true });
    expect(nextSeStepNow({ values: givens })).toEqual({ status: 'found', step: steps![0] });
  });

  it('says when there is none', () => {
    const solution = solutions(new Array(81).fill(0), 1)[0]!;
    expect(nextSeStepNow({ values: solution }).status).toBe('solved');
    const candidates = new Array(81).fill(0);
    const values = [...solution];
    values[0] = 0;
    expect(nextSeStepNow({ values, candidates }).status).toBe('impossible');
  });

  it('starts from struck candidates', () => {
    const values = new Array(81).fill(0);
    const candidates = new Array(81).fill(511);
    candidates[40] = 1 << 4;
    expect(nextSeStepNow({ values, candidates }).step).toMatchObject({
      producer: 4,
      technique: 'naked-single',
      tenths: 23,
      placement: 40 * 9 + 4,
    });
  });
});
