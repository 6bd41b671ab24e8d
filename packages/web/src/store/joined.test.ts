import fc from 'fast-check';
import { unwrap } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import { parseGame } from 'hitotsu/puzzle';
import { describe, expect, it } from 'vitest';
import { emptyPosition, type Position } from '../game/position.ts';
import { GameSession, type Move } from '../game/session.ts';
import { actions } from './actions.ts';
import { type Joined, joined, type Op } from './joined.ts';

const game = unwrap(parseGame({ hitotsu: 1, size: 4, givens: '1...............' }));
const { shape } = game.puzzle;
const begin: Joined = { position: emptyPosition(shape), moves: [], done: 0, aside: {} };

const enter = (cell: number, to: number | null, from: number | null = null): Move => ({
  changes: [{ cell: shape.nameOf(cell), what: 'entry', from, to }],
});
const play = (id: string, move: Move): Op => ({ kind: 'play', id, move });
const replay = (...ops: Op[]) => ops.reduce((state, op) => joined(shape, state, op), begin);
const same = (a: Position, b: Position) => JSON.stringify(a) === JSON.stringify(b);

describe('joining the moves of two tabs', () => {
  it('keeps both where they entered different cells', () => {
    const { position, moves, done } = replay(play('a', enter(1, 2)), play('b', enter(2, 3)));
    expect([...position.entries.slice(0, 4)]).toEqual([EMPTY, 2, 3, EMPTY]);
    expect([moves.length, done]).toEqual([2, 2]);
  });

  it('lets the later stand where they entered one cell, and undo brings the earlier back', () => {
    const both = replay(play('a', enter(1, 2)), play('b', enter(1, 3)));
    expect(both.position.entries[1]).toBe(3);
    expect(both.moves[1]?.move.changes[0]).toMatchObject({ from: 2, to: 3 });
    const undone = joined(shape, both, { kind: 'undo', id: 'c', undone: 'b' });
    expect(undone.position.entries[1]).toBe(2);
  });

  it('takes back a move that another has followed, and only that', () => {
    const state = replay(play('a', enter(1, 2)), play('b', enter(2, 3)), {
      kind: 'undo',
      id: 'c',
      undone: 'a',
    });
    expect([...state.position.entries.slice(0, 3)]).toEqual([EMPTY, EMPTY, 3]);
    expect(state.done).toBe(3);
    const back = joined(shape, state, { kind: 'undo', id: 'd', undone: 'c' });
    expect([...back.position.entries.slice(0, 3)]).toEqual([EMPTY, 2, 3]);
  });

  it('redoes a move that another tab has meanwhile pushed out of the list', () => {
    const move = enter(1, 2);
    const state = replay(play('a', move), { kind: 'undo', id: 'u', undone: 'a' }, play('b', enter(2, 3)), {
      kind: 'redo',
      id: 'r',
      redone: { id: 'a', move },
    });
    expect([...state.position.entries.slice(0, 3)]).toEqual([EMPTY, 2, 3]);
    expect(state.moves.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('joins what is kept besides the moves', () => {
    const aside = (id: string, from: object, to: object): Op => ({
      kind: 'aside',
      id,
      from: { ...from },
      to: { ...to },
    });
    const state = replay(
      aside('a', {}, { points: ['one'], asked: 1 }),
      aside('b', { points: ['one'], asked: 1 }, { points: ['one', 'two'], asked: 2 }),
      aside('c', { points: ['one'], asked: 1 }, { points: ['three'], asked: 3 }),
    );
    expect(state.aside).toEqual({ points: ['two', 'three'], asked: 4 });
  });

  it('is at every point what undoing everything leads back from', () => {
    const step = fc.record({
      what: fc.constantFrom('play', 'undo', 'redo'),
      cell: fc.integer({ min: 1, max: 15 }),
      to: fc.option(fc.integer({ min: 1, max: 4 })),
      wrongFrom: fc.option(fc.integer({ min: 1, max: 4 })),
      which: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const ops: Op[] = [];
        let state = begin;
        for (const [at, { what, cell, to, wrongFrom, which }] of steps.entries()) {
          const target = state.moves[which % Math.max(1, state.moves.length)];
          let op: Op = play(`${at}`, enter(cell, to, wrongFrom));
          if (what === 'undo' && target) op = { kind: 'undo', id: `${at}`, undone: target.id };
          if (what === 'redo' && target) op = { kind: 'redo', id: `${at}`, redone: target };
          ops.push(op);
          state = joined(shape, state, op);
        }
        expect(replay(...ops)).toEqual(state);
        while (state.done > 0) {
          const last = state.moves[state.done - 1];
          state = joined(shape, state, { kind: 'undo', id: 'x', undone: last?.id ?? '' });
        }
        expect(same(state.position, begin.position)).toBe(true);
      }),
    );
  });
});

describe('what a player did, from the histories', () => {
  const act = fc.constantFrom('play', 'undo', 'redo', 'undo 2', 'play 2');
  it('leads by the journal to the same game', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(act, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 4 }))),
        (acts) => {
          const session = new GameSession('x', game);
          const names = new Map<Move, string>();
          let count = 0;
          const name = () => `${count++}`;
          const named = (move: Move) => {
            if (!names.has(move)) names.set(move, name());
            return { id: names.get(move) as string, move };
          };
          let state = begin;
          for (const [what, cell, to] of acts) {
            const before = session.moves.peek();
            const standing = session.done.peek();
            for (let times = what.endsWith('2') ? 2 : 1; times > 0; times--) {
              const from = session.position.peek().entries[cell] ?? EMPTY;
              if (what.startsWith('undo')) session.undo();
              else if (what === 'redo') session.redo();
              else session.play(enter(cell, to, from === EMPTY ? null : from).changes);
            }
            for (const op of actions(
              before,
              standing,
              session.moves.peek(),
              session.done.peek(),
              named,
              name,
            ))
              state = joined(shape, state, op);
          }
          expect(state.position).toEqual(session.position.peek());
          expect(state.done).toBe(session.done.peek());
          expect(state.moves.map(({ move }) => move)).toEqual(session.moves.peek());
        },
      ),
    );
  });
});
