import { describe, expect, it } from 'vitest';
import { logicOf, tell } from '../../../logic/index.ts';
import { techniqueKeys } from '../../techniques/index.ts';
import { exampleKeys, exampleOf } from './index.ts';

describe('examples of techniques', () => {
  it.each(exampleKeys)('%s is found in its position, and does what it says', (key) => {
    const example = exampleOf(key);
    if (!example) throw new Error('no step');
    const { hint, game } = example;
    expect(hint.step.technique).toBe(key);
    const { solution = '' } = game.puzzle.document;
    const { digitCount, shape } = logicOf(game.puzzle).layout;
    const truth = (candidate: number) =>
      Number(solution[Math.floor(candidate / digitCount)]) === shape.minDigit + (candidate % digitCount);
    expect(hint.step.placements.every(truth)).toBe(true);
    expect(hint.step.eliminations.some(truth)).toBe(false);
    expect(hint.step.placements.length + hint.step.eliminations.length).toBeGreaterThan(0);
    expect(tell(hint.step, hint.state).lines.length + hint.reasons.length).toBeGreaterThan(1);
  });

  it('are of known techniques only', () => {
    for (const key of exampleKeys) expect(techniqueKeys).toContain(key);
    expect(exampleOf('flying-x-wing')).toBeNull();
    expect(exampleOf('toString')).toBeNull();
  });
});
