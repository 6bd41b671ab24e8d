import { unwrap } from 'hitotsu/base';
import { parseGame } from 'hitotsu/puzzle';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlers } from '../engine/handlers/index.ts';
import { GameSession } from '../game/session.ts';
import { HintModel } from './model.ts';

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const session = () =>
  new GameSession('test', unwrap(parseGame({ hitotsu: 1, size: 9, givens: GIVENS, game: { version: 1 } })));

const context = { signal: new AbortController().signal, progress: () => {} };

/** Questions that wait until they are let through. */
function slowEngine() {
  const waiting: { kind: string; signal: AbortSignal | undefined; go(): Promise<void> }[] = [];
  const ask = (kind: keyof typeof handlers, question: never, options: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      waiting.push({
        kind,
        signal: options.signal,
        go: async () => resolve(await handlers[kind](question, context)),
      });
    });
  return { ask: ask as never, waiting };
}

const entry = (cell: string, to: number) => [{ cell, what: 'entry' as const, from: null, to }];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a hint being given', () => {
  it('shows nothing at once, then that it looks, then a way to give up', async () => {
    const { ask, waiting } = slowEngine();
    const model = new HintModel(session(), { ask });
    expect(model.view.value).toEqual({ kind: 'waiting', shown: 'nothing' });
    vi.advanceTimersByTime(149);
    expect(model.view.value).toEqual({ kind: 'waiting', shown: 'nothing' });
    vi.advanceTimersByTime(1);
    expect(model.view.value).toEqual({ kind: 'waiting', shown: 'looking' });
    vi.advanceTimersByTime(850);
    expect(model.view.value).toEqual({ kind: 'waiting', shown: 'cancel' });
    model.cancel();
    expect(model.view.value.kind).toBe('cancelled');
    expect(waiting[0]?.signal?.aborted).toBe(true);
  });

  it('tells the stages one after the other; marks grow, candidates come last', async () => {
    const { ask, waiting } = slowEngine();
    const model = new HintModel(session(), { ask });
    await waiting[0]?.go();
    await vi.advanceTimersByTimeAsync(0);
    expect(model.view.value.kind).toBe('step');
    const kinds = () => new Set(model.shown.value.marks.map((mark) => mark.kind));
    expect(kinds()).toEqual(new Set(['unit']));
    model.more();
    expect(model.stage.value).toBe(2);
    model.more();
    expect(kinds().has('cell')).toBe(true);
    expect(model.shown.value.candidates).toBeNull();
    model.more();
    expect(kinds().has('candidate')).toBe(true);
    expect(model.shown.value.candidates).not.toBeNull();
    model.more();
    expect(model.stage.value).toBe(4);
    const all = model.shown.value.marks;
    model.whys.alone.value = '0';
    expect(model.shown.value.marks).not.toEqual(all);
    model.back();
    expect(model.stage.value).toBe(3);
  });

  it('asks once again when the board changes meanwhile, and then says that it changed', async () => {
    const game = session();
    const { ask, waiting } = slowEngine();
    const model = new HintModel(game, { ask });
    game.play(entry('R1C3', 4));
    expect(waiting).toHaveLength(2);
    expect(waiting[0]?.signal?.aborted).toBe(true);
    expect(model.view.value.kind).toBe('waiting');
    game.play(entry('R1C4', 6));
    expect(waiting).toHaveLength(2);
    expect(model.view.value.kind).toBe('changed');
    model.more();
    expect(waiting).toHaveLength(3);
  });

  it('drops a hint that was overtaken', async () => {
    const game = session();
    const { ask, waiting } = slowEngine();
    const model = new HintModel(game, { ask });
    await waiting[0]?.go();
    await vi.advanceTimersByTimeAsync(0);
    expect(model.view.value.kind).toBe('step');
    game.play(entry('R1C3', 4));
    expect(model.view.value.kind).toBe('changed');
    expect(model.shown.value.marks).toEqual([]);
  });

  it('writes the step as one move of a hint', async () => {
    const game = session();
    const { ask, waiting } = slowEngine();
    const model = new HintModel(game, { ask });
    await waiting[0]?.go();
    await vi.advanceTimersByTimeAsync(0);
    const placed = model.step?.placements[0] as number;
    expect(model.apply()).toBe(true);
    expect(game.moves.value).toHaveLength(1);
    expect(game.moves.value[0]?.by).toBe('hint');
    expect(game.digits.value[Math.floor(placed / 9)]).toBe((placed % 9) + 1);
  });

  it('opens premises down to what has no reason but itself', async () => {
    const game = session();
    // R1C3 is 4: told by a step of the whole solution when it is asked about.
    game.play(entry('R1C3', 4));
    const { ask, waiting } = slowEngine();
    const model = new HintModel(game, { ask });
    await waiting[0]?.go();
    await vi.advanceTimersByTimeAsync(0);
    model.stage.value = 4;
    model.whyNext();
    expect([...model.whys.opened.value.keys()]).toEqual(['0']);
    const answer = model.whys.toggle('0.0', {
      said: { en: [], ja: [] },
      marks: [],
      asks: { candidate: 2 * 9 + 3, holds: true },
    });
    expect(model.whys.opened.value.get('0.0')).toBe('waiting');
    await waiting.at(-1)?.go();
    await answer;
    const behind = model.whys.opened.value.get('0.0');
    expect(behind).not.toBe('waiting');
    expect((behind as readonly unknown[]).length).toBeGreaterThan(0);
    void model.whys.toggle('0');
    expect(model.whys.opened.value.size).toBe(0);
  });

  it('puts a mistake first, then where it went wrong, with the way back', async () => {
    const game = session();
    game.play(entry('R1C3', 4));
    game.play(entry('R1C4', 2));
    const { ask, waiting } = slowEngine();
    const model = new HintModel(game, { ask });
    await waiting[0]?.go();
    await vi.advanceTimersByTimeAsync(0);
    expect(model.view.value.kind).toBe('mistake');
    expect(model.shown.value.marks).toEqual([]);
    model.more();
    await waiting[1]?.go();
    await vi.advanceTimersByTimeAsync(0);
    const view = model.view.value;
    if (view.kind !== 'wrong') throw new Error(view.kind);
    expect(view.wrong).toMatchObject({ move: 2, lastGood: 1, moves: 2, cell: 3, digit: 2 });
    expect(view.wrong.contradiction?.said.en.map(({ text }) => text).join('')).toMatch(/\.$/);
    const before = model.shown.value.marks;
    model.toggleClash();
    expect(model.shown.value.marks.length).toBeGreaterThan(before.length);
  });
});
