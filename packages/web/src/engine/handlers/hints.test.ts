import { exampleOf } from 'hitotsu/messages/lore/examples';
import { describe, expect, it } from 'vitest';
import type { Said } from '../../hints/told.ts';
import { hints } from './hints.ts';

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const document = { hitotsu: 1, size: 9, givens: GIVENS };
const context = { signal: new AbortController().signal, progress: () => {} };
const text = (said: Said, language: 'en' | 'ja' = 'en') => said[language].map((piece) => piece.text).join('');

const WING = exampleOf('xy-wing')?.game.document ?? {};

describe('hints for the page', () => {
  it('are plain data with both languages, units by their cells', async () => {
    const answer = await hints.hint({ document }, context);
    if (answer.status !== 'step') throw new Error(answer.status);
    expect(structuredClone(answer)).toEqual(answer);
    const [first] = answer.step.stages[0].marks;
    expect(first).toMatchObject({ kind: 'unit', second: false });
    expect(first?.kind === 'unit' && first.cells).toHaveLength(9);
    const [where] = answer.step.stages[0].said;
    expect(where && text(where)).toMatch(/^Look at /);
    expect(where && text(where, 'ja')).toMatch(/を見てください。$/);
  });

  it('lead with a sentence about the step, and mark what each candidate is seen from', async () => {
    const answer = await hints.hint({ document: WING }, context);
    if (answer.status !== 'step') throw new Error(answer.status);
    const { step } = answer;
    expect(step.technique).toBe('xy-wing');
    expect(step.lead && text(step.lead)).toMatch(/^Whichever digit goes in R\dC\d, one of its two partners/);
    expect(step.links).toEqual(['weak', 'strong', 'sees']);
    const pieces = step.reasons.flatMap(({ said }) => said.en);
    expect(pieces.some(({ as }) => as === 'cell')).toBe(true);
    expect(pieces.some(({ as }) => as === 'gone')).toBe(true);
  });

  it('refuse what has not one solution', async () => {
    const loose = { ...document, givens: '.'.repeat(81) };
    expect(await hints.hint({ document: loose }, context)).toMatchObject({
      status: 'refused',
      reason: { code: 'hint-several-solutions' },
    });
    expect(await hints.explain({ document: loose }, context)).toMatchObject({ status: 'refused' });
    expect(await hints.solutionStep({ document: loose, index: 0 }, context)).toBeNull();
  });
});

describe('the whole solution', () => {
  it('is a list whose steps are told one by one', async () => {
    const answer = await hints.explain({ document }, context);
    if (answer.status === 'refused') throw new Error(answer.status);
    expect(answer).toMatchObject({ status: 'solved', grade: 1 });
    expect(answer.steps).toHaveLength(51);
    const step = await hints.solutionStep({ document, index: 50 }, context);
    expect(step?.digits.filter((digit) => digit < 0)).toHaveLength(1);
    expect(step?.technique).toBe(answer.steps[50]?.technique);
    expect(await hints.solutionStep({ document, index: 51 }, context)).toBeNull();
  });

  it('gives the reasons of a digit, and of a candidate that is gone', async () => {
    // R1C3 is 4, and cannot be 1.
    const placed = await hints.reasonsOf({ document, candidate: 2 * 9 + 3, holds: true }, context);
    expect(placed.map(({ said }) => text(said)).join(' ')).toContain('R1C3');
    expect(placed.some(({ why }) => why.length > 0)).toBe(true);
    const gone = await hints.reasonsOf({ document, candidate: 2 * 9, holds: false }, context);
    expect(gone.length).toBeGreaterThan(0);
    expect(await hints.reasonsOf({ document, candidate: 2 * 9, holds: true }, context)).toEqual([]);
  });

  it('asks on only about what is not given', async () => {
    const reasons = await hints.reasonsOf({ document, candidate: 2 * 9, holds: false }, context);
    for (const { why } of reasons)
      for (const { asks, said } of why) {
        const cell = /in (R\dC\d) rules out/.exec(text(said))?.[1];
        if (!cell) continue;
        const index = (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1;
        expect(asks === null, text(said)).toBe(GIVENS[index] !== '.');
      }
  });
});

describe('where it went wrong', () => {
  it('says the move, the digit and what follows from it', async () => {
    const history = [
      { changes: [{ cell: 'R1C3', what: 'entry', from: null, to: 4 }] },
      { changes: [{ cell: 'R1C4', what: 'entry', from: null, to: 2 }] },
    ];
    const entries = `..42${'.'.repeat(77)}`;
    const game = { version: 1, entries, history };
    const answer = await hints.whereWrong({ document: { ...document, game } }, context);
    if (answer.status !== 'wrong') throw new Error(answer.status);
    expect(text(answer.wrong.said)).toBe('Move 2, 2 in R1C4.');
    expect(text(answer.wrong.said, 'ja')).toBe('2手目、1行4列の2です。');
    expect(answer.wrong).toMatchObject({ move: 2, lastGood: 1, moves: 2 });
    expect(answer.wrong.contradiction).not.toBeNull();
    const bare = await hints.whereWrong(
      { document: { ...document, game: { version: 1, entries } } },
      context,
    );
    expect(bare.status === 'wrong' && text(bare.wrong.said)).toBe('2 in R1C4.');
    expect(await hints.whereWrong({ document }, context)).toEqual({ status: 'right' });
  });

  it('tells a struck candidate from an entry', async () => {
    const game = { version: 1, struck: { R1C3: [4] } };
    const answer = await hints.whereWrong({ document: { ...document, game } }, context);
    expect(answer.status === 'wrong' && answer.wrong.contradiction).toBeNull();
    expect(answer.status === 'wrong' && text(answer.wrong.said)).toBe(
      '4 was struck in R1C3, but it belongs there.',
    );
  });
});
