import { unwrap } from 'hitotsu/base';
import { parsePuzzle, puzzleHash } from 'hitotsu/puzzle';
import { solveNow } from 'hitotsu/solver';
import { describe, expect, it } from 'vitest';
import type { HandlerContext } from '../context.ts';
import { type MakeNote, making } from './making.ts';

const quiet: HandlerContext = { signal: new AbortController().signal, progress() {} };

describe('making puzzles', () => {
  it('makes what was asked for, with its solution, grade and hardest step', async () => {
    const made = await making.make({ rules: 'killer', grade: 'medium', seed: 1 }, quiet);
    expect(made.reached).toBe(true);
    expect(made.grade).toBe('medium');
    expect(made.rating).toBeGreaterThanOrEqual(2.4);
    expect(made.rating).toBeLessThan(3.5);
    expect(made.hardest).toBeTruthy();
    const solved = solveNow(unwrap(parsePuzzle(made.document)));
    expect(solved.status).toBe('unique');
    expect([...(solved.solutions[0] ?? [])].join('')).toBe(made.document.solution);
  });

  it('makes the same again from the same seed', async () => {
    const hash = async (seed: number) =>
      puzzleHash((await making.make({ rules: 'jigsaw', grade: 'easy', seed }, quiet)).document);
    expect(await hash(3)).toBe(await hash(3));
    expect(await hash(3)).not.toBe(await hash(4));
  });

  it('tells the nearest so far, which can be taken', async () => {
    const notes: MakeNote[] = [];
    const made = await making.make(
      { grade: 'extreme', technique: 'swordfish', seed: 5, budget: { nodes: 3_000 } },
      {
        signal: quiet.signal,
        progress: ({ note }) => {
          if (note) notes.push(note as MakeNote);
        },
      },
    );
    expect(made.reached).toBe(false);
    const last = notes.at(-1);
    expect(last && puzzleHash(last.document)).toBe(puzzleHash(made.document));
    expect(last?.missed.length).toBeGreaterThan(0);
  });

  it('names the puzzle if asked to', async () => {
    const { document } = await making.make({ size: 4, seed: 1, id: 'mine' }, quiet);
    expect(document.id).toBe('mine');
  });
});
