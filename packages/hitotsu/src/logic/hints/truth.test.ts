import { describe, expect, it } from 'vitest';
import { indicesOf } from '../../board/index.ts';
import { generateNow } from '../../generator/index.ts';
import type { Grid } from '../../solver/index.ts';
import { HODOKU_CATALOGUE } from '../hodoku-catalogue.ts';
import type { Layout } from '../layout.ts';
import { logicOf, solvePathNow, stateOf } from '../path.ts';
import { explainNow, type Statement, tell, type Value } from './index.ts';
import { netFrom } from './tell/net.ts';

/** What the sentences say, held against the solution: every claim of a step must be true there. */
class Truth {
  readonly checked: Record<string, number> = {};
  private readonly layout: Layout;
  private readonly solution: Grid;

  constructor(layout: Layout, solution: Grid) {
    this.layout = layout;
    this.solution = solution;
  }

  private at = (cell: number): number => (this.solution[cell] as number) - this.layout.shape.minDigit;

  private sum = (cells: readonly number[]): number =>
    cells.reduce((total, cell) => total + (this.solution[cell] as number), 0);

  private holds(node: readonly number[]): boolean {
    const { digitCount } = this.layout;
    return node.some((each) => this.at(Math.floor(each / digitCount)) === each % digitCount);
  }

  /** Whether a statement is true; null for those that claim nothing that a solution can show. */
  judge({ key, values }: Statement): boolean | null {
    const list = (name: string): readonly number[] => {
      const value = values[name] as Value;
      return 'cells' in value ? value.cells : [];
    };
    const set = (name: string): number[] => {
      const value = values[name] as Value;
      return value.kind === 'digits' || value.kind === 'any-digit' ? indicesOf(value.digits) : [];
    };
    const [d = -1] = 'digit' in values ? set('digit') : [];
    const units = (name: string) => {
      const value = values[name] as Value;
      return value.kind === 'units' ? value.units.map((unit) => this.layout.units[unit]) : [];
    };
    const named = (name: string): readonly number[] => {
      const value = values[name] as Value;
      return value.kind === 'candidates' ? value.candidates : [];
    };
    const amount = (name: string) => {
      const value = values[name] as Value;
      return value.kind === 'number' ? value.number : Number.NaN;
    };
    const some = (cells: readonly number[], digit: number) => cells.some((cell) => this.at(cell) === digit);
    const inside = (name: string, digit: number, cells: readonly number[]) =>
      units(name).every((unit) => some(unit?.cells.filter((cell) => cells.includes(cell)) ?? [], digit));
    switch (key) {
      case 'single.full-house':
      case 'single.hidden':
      case 'single.naked':
      case 'result.place':
        return some(list('cell'), d);
      case 'strong':
      case 'one-of':
      case 'forcing.unit':
      case 'locked':
      case 'common-peer':
      case 'sum.needed':
      case 'innies.needed':
        return some(list('cells'), d);
      case 'not-both':
      case 'w-wing':
        return list('cells').some((cell) => this.at(cell) !== d);
      case 'naked':
      case 'naked.group':
      case 'hidden':
        return set('digits').every((digit) => some(list('cells'), digit));
      case 'wing.pivot':
      case 'forcing.cell':
      case 'blossom.stem':
        return set('digits').some((digit) => some(list('cell'), digit));
      case 'wing.branch':
        return !some(list('cell'), d) || some(list('wing'), set('other')[0] as number);
      case 'blossom.petal':
        return !some(list('cell'), d) || set('digits').every((digit) => some(list('petal'), digit));
      case 'pair-cells':
      case 'als.set':
        return list('cells').every((cell) => set('digits').includes(this.at(cell)));
      case 'als.common':
        return set('digits').every((digit) => some([...list('a'), ...list('b')], digit));
      case 'bent':
        return some(list('cells'), d);
      case 'sue-de-coq':
        return set('digits').every((digit) =>
          some([...list('middle'), ...list('first'), ...list('second')], digit),
        );
      case 'fish':
        return inside(
          'bases',
          d,
          units('covers').flatMap((unit) => unit?.cells ?? []),
        );
      case 'fish.fins':
        return inside('bases', d, [...units('covers').flatMap((unit) => unit?.cells ?? []), ...list('fins')]);
      case 'rectangle.area':
        return inside(
          'area',
          d,
          units('lines').flatMap((unit) => unit?.cells ?? []),
        );
      case 'rectangle.then':
        return (
          some(list('end'), d) ||
          inside(
            'area',
            d,
            units('other').flatMap((unit) => unit?.cells ?? []),
          )
        );
      case 'colors': {
        const all = (cells: readonly number[]) => cells.every((cell) => this.at(cell) === d);
        return all(list('first')) || all(list('second'));
      }
      case 'colors.more':
        return (
          !list('group').every((cell) => this.at(cell) === d) ||
          list('more').every((cell) => this.at(cell) === d)
        );
      case 'colors.trap-more':
        return !some(list('targets'), d);
      case 'colors.no-place':
        return !list('group').every((cell) => this.at(cell) === d);
      case 'medusa': {
        const [first, second] = [named('first'), named('second')].map((group) =>
          group.map((each) => this.holds([each])),
        );
        const held = [...(first ?? []), ...(second ?? []).map((each) => !each)];
        return held.every(Boolean) || !held.some(Boolean);
      }
      case 'medusa.out':
        return !this.holds(named('target'));
      case 'medusa.clash':
        return !named('pair').every((each) => this.holds([each]));
      case 'medusa.no-digit':
      case 'medusa.no-place':
        return !named('group').every((each) => this.holds([each]));
      case 'chain.if-is':
      case 'chain.if-not':
      case 'forcing.then': {
        const chain = values.chain as Value;
        if (chain.kind !== 'chain') return null;
        const states = chain.links.map(({ from, kind }) => this.holds(from) === (kind === 'weak'));
        const last = chain.links.at(-1);
        if (last) states.push(this.holds(last.to) === (last.kind === 'strong'));
        // What follows from something true is true, all along the chain.
        return !states[0] || states.every(Boolean);
      }
      case 'chain.ends':
        return (
          some(list('start'), set('startDigit')[0] as number) ||
          some(list('end'), set('endDigit')[0] as number)
        );
      case 'loop.refuted':
      case 'loop.two-digits':
        return !some(list('cell'), d);
      case 'loop.must':
        return some(list('cell'), d);
      case 'rise': {
        const line = list('line').map((cell) => this.at(cell));
        return line.every((digit, i) => i === 0 || digit > (line[i - 1] as number));
      }
      case 'rise.bounds':
        return list('cell').every(
          (cell) => this.at(cell) >= (set('low')[0] as number) && this.at(cell) <= (set('high')[0] as number),
        );
      case 'sum.sets': {
        const { sum, sets } = values;
        if (sum?.kind !== 'sum' || sets?.kind !== 'sets') return null;
        const own = sum.cells.reduce((all, cell) => all | (1 << this.at(cell)), 0);
        return this.sum(sum.cells) === sum.total && sets.sets.includes(own);
      }
      case 'innie':
      case 'innies':
      case 'outie':
      case 'outies':
        return this.sum(list('cells')) === amount('rest') && amount('total') === units('units').length * 45;
      case 'innies.more':
        return this.sum(list('cells')) - this.sum(list('others')) === amount('rest');
      case 'innies.same':
        return this.sum(list('cells')) === this.sum(list('others'));
      case 'innies.less':
        return this.sum(list('others')) - this.sum(list('cells')) === amount('rest');
      case 'leftovers': {
        const digits = (cells: readonly number[]) =>
          cells
            .map((cell) => this.at(cell))
            .sort((a, b) => a - b)
            .join();
        return digits(list('inside')) === digits(list('outside'));
      }
      case 'singles.if-is': {
        if (!some(list('start'), d)) return true;
        const all = values.list as Value;
        return all.kind === 'literals' && all.candidates.every((each) => this.holds([each]));
      }
      case 'net.if-is': {
        if (!some(list('start'), d)) return true;
        const all = values.steps as Value;
        return (
          all.kind === 'steps' &&
          all.steps.every(
            ({ placements, eliminations }) =>
              placements.every((each) => this.holds([each])) &&
              !eliminations.some((each) => this.holds([each])),
          )
        );
      }
      default:
        return null;
    }
  }

  expect(statement: Statement, label: string): void {
    const answer = this.judge(statement);
    if (answer === null) return;
    this.checked[statement.key] = (this.checked[statement.key] ?? 0) + 1;
    expect(answer, `${label} ${JSON.stringify(statement)}`).toBe(true);
  }
}

describe('every sentence is true of the solution', () => {
  for (const rules of ['classic', 'killer', 'thermo', 'jigsaw', 'diagonals', 'anti-knight'])
    it(`under ${rules}`, () => {
      for (const seed of [1, 2]) {
        const { puzzle, solution } = generateNow({ rules, seed: `truth-${rules}-${seed}` });
        const told = explainNow(puzzle, { nets: false, budget: { nodes: 100_000, ms: 3000 } });
        if (told.status === 'refused') throw new Error(told.reason.code);
        const truth = new Truth(logicOf(puzzle).layout, solution);
        for (const { step, reasons } of told.steps)
          for (const { statement } of reasons) truth.expect(statement, step.technique);
        expect(Object.keys(truth.checked).length).toBeGreaterThan(2);
      }
    });

  it('for nets from assumptions that are right; wrong ones end in a contradiction or nowhere', () => {
    const { puzzle, solution } = generateNow({ rules: 'killer:largest=5', seed: 'truth-net-3' });
    const { layout } = logicOf(puzzle);
    const truth = new Truth(layout, solution);
    const state = stateOf(puzzle);
    const { digitCount } = layout;
    const right = (cell: number) => cell * digitCount + (solution[cell] as number) - 1;
    const open = [...state.values.keys()].filter((cell) => state.values[cell] === -1);
    let nets = 0;
    for (const [i, cell] of open.entries()) {
      if (i % 9 !== 0) continue;
      const goal = right(open[(i + 7) % open.length] as number);
      const lines = netFrom(state, { candidate: right(cell), holds: true }, goal) ?? [];
      expect(netFrom(state, { candidate: right(cell), holds: true }, null)).toBe(null);
      const wrong = cell * digitCount + ((solution[cell] as number) % 9);
      const refuted = state.holds(wrong) ? netFrom(state, { candidate: wrong, holds: true }, null) : null;
      if (refuted) expect(refuted.at(-1)?.statement.key).toMatch(/^forcing\.no-/);
      for (const { statement } of lines) truth.expect(statement, 'net');
      if (lines.some(({ statement }) => statement.key === 'net.if-is')) nets++;
    }
    expect(nets).toBeGreaterThan(0);
  });

  it('for all techniques of the catalogue that hard boards show', () => {
    const slow = /whale|leviathan|squirmbag|mutant|template|jellyfish|net|kraken|siamese|franken/;
    const { puzzle, solution } = generateNow({ difficulty: 'extreme', seed: 'truth-catalogue' });
    const wide = logicOf(puzzle).techniques.filter(({ technique: { key } }) =>
      ['3d-medusa', 'x-colors'].includes(key),
    );
    const truth = new Truth(logicOf(puzzle).layout, solution);
    const state = stateOf(puzzle);
    solvePathNow(puzzle, { nets: false }).steps.forEach(({ step }, i) => {
      if (i % 20 === 12)
        for (const { technique } of [...HODOKU_CATALOGUE, ...wide]) {
          if (slow.test(technique.key)) continue;
          let count = 0;
          technique.search(
            state,
            (each) => {
              for (const { statement } of tell(each, state).lines) truth.expect(statement, each.technique);
              return ++count >= 4;
            },
            {},
          );
        }
      state.apply(step);
    });
    expect(Object.keys(truth.checked).length).toBeGreaterThan(8);
  });
});
