import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/index.ts';
import { generateNow } from '../../generator/index.ts';
import { parseGame, parsePuzzle, writeDigits } from '../../puzzle/index.ts';
import { hintNow, marksOfStep, whereWrongNow } from './index.ts';
import { singlesFrom } from './tell/singles-run.ts';

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const document = { hitotsu: 1, size: 9, givens: GIVENS };
const game = (fields: Record<string, unknown>) =>
  unwrap(parseGame({ ...document, game: { version: 1, ...fields } }));
const puzzle = unwrap(parsePuzzle(document));

describe('hint', () => {
  it('gives the same step in four stages, the digit last', () => {
    const answer = hintNow(puzzle);
    if (answer.status !== 'step') throw new Error(answer.status);
    const { stages, step, reasons } = answer.hint;
    expect(stages.map(({ stage }) => stage)).toEqual([1, 2, 3, 4]);
    expect(stages[0]?.statements[0]?.key).toBe('stage.unit');
    expect(JSON.stringify(stages.slice(0, 3))).not.toContain('"result"');
    expect(reasons.at(-1)?.statement.key).toBe('result.place');
    expect(step.placements).toHaveLength(1);
    expect(stages[3]?.marks.some((mark) => mark.kind === 'candidate' && mark.role === 'result')).toBe(true);
  });

  it('says why: given digits that rule the others out', () => {
    const answer = hintNow(puzzle);
    if (answer.status !== 'step') throw new Error(answer.status);
    const why = answer.hint.reasons.flatMap((reason) => reason.why);
    expect(why.length).toBeGreaterThan(0);
    for (const { statement, sources } of why) {
      expect(['why.sees', 'why.filled']).toContain(statement.key);
      for (const cell of sources) expect(puzzle.givens.isEmpty(cell)).toBe(false);
    }
  });

  it('refuses puzzles without exactly one solution, with a code and the reason', () => {
    const loose = unwrap(parsePuzzle({ ...document, givens: `${GIVENS.slice(0, 12)}${'.'.repeat(69)}` }));
    expect(hintNow(loose)).toMatchObject({ status: 'refused', reason: { code: 'hint-several-solutions' } });
    const clash = unwrap(parsePuzzle({ ...document, givens: `55${'.'.repeat(79)}` }));
    expect(hintNow(clash)).toMatchObject({
      status: 'refused',
      reason: { code: 'hint-no-solution' },
      conflict: { givens: [0, 1], smallest: true },
    });
    const open = unwrap(
      parsePuzzle({ ...document, givens: '.'.repeat(81), rules: ['classic', 'anti-king'] }),
    );
    expect(hintNow(open, { budget: { nodes: 1 } })).toMatchObject({ status: 'refused' });
  });

  it('leaves out uniqueness techniques when they are switched off', () => {
    const { puzzle: hard } = generateNow({ seed: 'words-classic', difficulty: 'extreme' });
    for (const uniqueness of [true, false]) {
      const answer = hintNow(hard, { uniqueness, nets: false });
      if (answer.status === 'step' && !uniqueness)
        expect(answer.hint.step.technique).not.toMatch(/uniqueness|rectangle-|bug|unique-loop/);
    }
  });

  it('goes on from what the player struck, and from centre marks that hold the truth', () => {
    // R1C3 is 4: struck down to it, it is a naked single at once.
    const struck = hintNow(game({ struck: { R1C3: [1, 2] } }));
    if (struck.status !== 'step') throw new Error(struck.status);
    expect(struck.hint.state.candidates[2]).toBe(0b1000);
    const marked = hintNow(game({ centre: { R1C3: [4], R1C4: [2] } }));
    if (marked.status !== 'step') throw new Error(marked.status);
    expect(marked.hint.state.candidates[2]).toBe(0b1000);
    // R1C4 is 6; the marks leave it out and are not used.
    expect(marked.ignoredNotes).toEqual([3]);
    expect((marked.hint.state.candidates[3] as number) & 0b100000).toBe(0b100000);
  });

  it('puts a wrong entry and a struck truth before any step', () => {
    const entries = `..1${'.'.repeat(78)}`;
    expect(hintNow(game({ entries }))).toMatchObject({
      status: 'mistake',
      wrong: { what: 'entry', cell: 2, digit: 1 },
    });
    expect(hintNow(game({ struck: { R1C3: [4] } }))).toMatchObject({
      status: 'mistake',
      wrong: { what: 'struck', cell: 2, digit: 4, contradiction: null },
    });
    const full = Array.from(SOLUTION, (symbol, i) => (GIVENS[i] === '.' ? symbol : '.')).join('');
    expect(hintNow(game({ entries: full }))).toEqual({ status: 'solved' });
  });
});

describe('whereWrong', () => {
  const entry = (cell: string, from: number | null, to: number | null) => ({
    changes: [{ cell, what: 'entry', from, to }],
  });

  it('finds the first wrong move, the last good state and the contradiction', () => {
    const entries = Array.from({ length: 81 }, () => '.');
    entries[2] = '4';
    entries[3] = '2';
    entries[5] = '8';
    const answer = whereWrongNow(
      game({
        entries: entries.join(''),
        history: [entry('R1C3', null, 4), entry('R1C4', null, 2), entry('R1C6', null, 8)],
      }),
    );
    if (answer.status !== 'wrong') throw new Error(answer.status);
    expect(answer).toMatchObject({ move: 2, lastGood: 1, cell: 3, digit: 2, what: 'entry' });
    expect(answer.statements.map(({ key }) => key)).toEqual(['wrong.entry-at', 'wrong.back']);
    const { contradiction } = answer;
    expect(contradiction).not.toBeNull();
    expect((contradiction?.premises.length ?? 0) + (contradiction?.steps.length ?? 0)).toBeGreaterThan(0);
  });

  it('does not count a wrong move that was taken back', () => {
    const entries = Array.from({ length: 81 }, () => '.');
    entries[3] = '2';
    const history = [entry('R1C3', null, 1), entry('R1C3', 1, null), entry('R1C4', null, 2)];
    expect(whereWrongNow(game({ entries: entries.join(''), history }))).toMatchObject({
      move: 3,
      lastGood: 2,
    });
  });

  it('works without a history, and says when all is right', () => {
    expect(whereWrongNow(game({ entries: `..4${'.'.repeat(78)}` }))).toEqual({ status: 'right' });
    expect(whereWrongNow(game({ entries: `..5${'.'.repeat(78)}` }))).toMatchObject({
      move: null,
      lastGood: null,
      contradiction: { kind: 'rule' },
    });
  });

  it('always has a reason, also where no simple step shows the contradiction', () => {
    const { puzzle: hard, solution } = generateNow({ seed: 'reasons', difficulty: 'extreme' });
    let shown = 0;
    for (let cell = 0; cell < 81 && shown < 6; cell += 7) {
      if (!hard.givens.isEmpty(cell)) continue;
      const entries = new Int8Array(81).fill(-1);
      entries[cell] = ((solution[cell] as number) % 9) + 1;
      const answer = whereWrongNow(
        unwrap(parseGame({ ...hard.document, game: { version: 1, entries: writeDigits(entries) } })),
      );
      if (answer.status !== 'wrong' || !answer.contradiction) throw new Error('no reason');
      const { kind, steps, premises, conflict } = answer.contradiction;
      expect(kind === 'clash' ? conflict !== undefined : steps.length + premises.length > 0).toBe(true);
      shown++;
    }
  });
});

describe('pieces', () => {
  it('follow an assumption by singles to a contradiction', () => {
    const answer = hintNow(puzzle);
    if (answer.status !== 'step') throw new Error(answer.status);
    const { state } = answer.hint;
    // R1C3 is 4; with 1 there the singles run into a contradiction.
    const lines = singlesFrom(state, { candidate: 2 * 9, holds: true }, null);
    expect(lines?.at(-1)?.statement.key).toMatch(/^forcing\.no-/);
  });

  it('mark every candidate that a step changes', () => {
    const answer = hintNow(puzzle);
    if (answer.status !== 'step') throw new Error(answer.status);
    const { step, state } = answer.hint;
    const marks = marksOfStep(step, state.layout, (candidate) => state.holds(candidate));
    const changed = marks.flatMap((mark) =>
      mark.kind === 'candidate' && (mark.role === 'result' || mark.role === 'eliminated')
        ? [mark.candidate]
        : [],
    );
    expect(changed).toEqual([...step.placements, ...step.eliminations]);
  });
});
