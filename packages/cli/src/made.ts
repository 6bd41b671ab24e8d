import { InputError } from 'hitotsu/base';
import type { Generated, GenerateOptions } from 'hitotsu/generator';
import { type Puzzle, type PuzzleDocument, parsePuzzle, withGivens } from 'hitotsu/puzzle';
import type { SentPuzzle } from './jobs.ts';
import type { Session } from './session.ts';
import type { Workers } from './threads.ts';

/** Milliseconds that a job should take at least: below, the way to the worker costs more than it brings. */
const LONG_ENOUGH = 10;
const MOST_IN_JOB = 256;

interface Asked {
  readonly puzzles: Promise<readonly SentPuzzle[]>;
  readonly since: number;
}

/** The puzzles of `generateMany`, made by worker threads, in the same order. */
export async function* generateByWorkers(
  session: Session,
  workers: Workers,
  wishes: GenerateOptions,
  count: number,
): AsyncGenerator<Generated, void, void> {
  const { io, registry, settings } = session;
  const queue: Asked[] = [];
  let asked = 0;
  let size = 1;
  let last: Puzzle | undefined;

  const ask = (): void => {
    const part = Math.min(size, count - asked);
    const puzzles = workers.run<readonly SentPuzzle[]>({
      kind: 'generate',
      wishes,
      first: asked,
      count: part,
      load: settings.load,
      cwd: io.cwd,
    });
    puzzles.catch(() => {}); // it is waited for in its turn
    queue.push({ puzzles, since: performance.now() });
    asked += part;
  };
  const puzzleOf = (document: PuzzleDocument): Puzzle => {
    const isLike =
      last?.document.size === document.size &&
      JSON.stringify(last.document.rules) === JSON.stringify(document.rules) &&
      String(last.document.digits) === String(document.digits);
    const made = isLike && last ? withGivens(last, document.givens) : parsePuzzle(document, { registry });
    if (!made.ok) throw new InputError(made.errors);
    last = made.value;
    return last;
  };
  const aborted = new Promise<never>((_, reject) => {
    io.signal.addEventListener('abort', () => reject(io.signal.reason));
  });
  aborted.catch(() => {});

  while (asked < count || queue.length > 0) {
    while (asked < count && queue.length < 2 * workers.count) ask();
    const { puzzles, since } = queue.shift() as Asked;
    for (const { document, nodes, ...rest } of await Promise.race([
      puzzles.catch((error: unknown) => {
        throw hasErrors(error) ? new InputError(error.errors) : error;
      }),
      aborted,
    ]))
      yield { ...rest, puzzle: puzzleOf(document), stats: { nodes } };
    if (performance.now() - since < LONG_ENOUGH) size = Math.min(2 * size, MOST_IN_JOB);
  }
}

function hasErrors(error: unknown): error is { errors: InputError['errors'] } {
  return typeof error === 'object' && error !== null && 'errors' in error;
}
