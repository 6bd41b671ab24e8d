import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/index.ts';
import { parsePuzzle } from '../puzzle/index.ts';
import type { RuleSpec } from '../rules/index.ts';
import { logicOf } from './path.ts';

/** Keys of the techniques that rules give rise to. */
function occurring(...rules: (string | RuleSpec)[]): string[] {
  const puzzle = unwrap(parsePuzzle({ hitotsu: 1, size: 9, givens: '.'.repeat(81), rules }));
  const { techniques, layout } = logicOf(puzzle);
  return techniques
    .filter(({ technique }) => technique.occurs?.(layout) ?? true)
    .map(({ technique }) => technique.key);
}

const SUMS = ['sum-combinations', 'innies-outies', 'unit-sums', 'sum-relation'];
const OWN = [...SUMS, 'chain-bounds', 'pair-relation', 'rule-says', 'law-of-leftovers', 'common-peer'];

describe('which techniques can occur', () => {
  it('on the plain board: those that need no further rule', () => {
    const keys = occurring('classic');
    for (const key of OWN) expect(keys).not.toContain(key);
    expect(keys).toEqual(expect.arrayContaining(['hidden-single', 'x-wing', 'xy-wing']));
  });

  it('with sums: those about sums', () => {
    const keys = occurring('classic', { type: 'cage', cells: ['R1C1', 'R1C2'], sum: 5 });
    expect(keys).toEqual(expect.arrayContaining(SUMS));
    expect(keys).not.toContain('chain-bounds');
    expect(occurring('classic', { type: 'cage', cells: ['R1C1', 'R1C2'] })).not.toContain('unit-sums');
  });

  it('with a thermometer, regions and relations: those about them', () => {
    expect(occurring('classic', { type: 'thermometer', cells: ['R1C1', 'R1C2'] })).toContain('chain-bounds');
    expect(occurring('classic', 'non-consecutive')).toContain('pair-relation');
    expect(occurring('classic', 'anti-knight')).toContain('common-peer');
    expect(occurring('classic', 'windoku')).toContain('law-of-leftovers');
  });
});
