import { setImmediate } from 'node:timers/promises';
import { canSolveLines, type LineAnswers, type LineOptions, LineSolver } from 'hitotsu/classic';
import type { Line } from '../input/lines.ts';
import { LONGEST_LINE } from '../input/lines.ts';
import type { Session } from '../session.ts';
import { threadsOf, type Workers } from '../threads.ts';
import { beginsWithCells, bytesOf, countLines, LineCutter } from './blocks.ts';

/** Milliseconds between two looks at signals. */
const TURN = 20;

type Chunks = AsyncIterator<Uint8Array | string>;

/** How lines of 81 cells are to be answered without looking at each. */
export interface Bulk {
  readonly limit: number;
  readonly workers: Workers | null;
}

/** Whether this run can answer them so: in a form made for it, without a budget for each puzzle, and with a kernel. */
export function bulkFor(session: Session, limit: number, threads: number): Bulk | undefined {
  const { format, from, limits } = session.settings;
  const fits = (format === 'line' || format === 'ndjson') && (from === undefined || from === 'line');
  if (!fits || limits.budget || !canSolveLines()) return undefined;
  return { limit, workers: threadsOf(threads) };
}

/** A stream whose first chunk has been looked at. */
export interface Begun {
  readonly isCells: boolean;
  /** All of it, the first chunk too. */
  readonly chunks: AsyncIterable<Uint8Array | string>;
}

export async function begin(stream: AsyncIterable<Uint8Array | string>): Promise<Begun> {
  const rest = stream[Symbol.asyncIterator]();
  const first = await rest.next();
  async function* all() {
    try {
      if (!first.done) yield first.value;
      for (;;) {
        const next = await rest.next();
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await rest.return?.();
    }
  }
  return { isCells: first.done !== true && beginsWithCells(bytesOf(first.value)), chunks: all() };
}

interface Work {
  readonly block: Uint8Array;
  readonly answers: Promise<LineAnswers>;
}

/**
 * Writes the answers to all lines of cells as they come, in order, and yields every other line at its place, for the caller to
 * answer before asking for more.
 */
export async function* answerLines(
  session: Session,
  bulk: Bulk,
  file: string,
  chunks: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Line, void, void> {
  const options: LineOptions = {
    limit: bulk.limit,
    form: session.settings.format === 'line' ? 'line' : 'ndjson',
    ...(file === '' ? {} : { file }),
  };
  const { workers } = bulk;
  const solver = workers ? null : new LineSolver(options);
  // Only records hold line numbers; else they are known early enough when the answers come.
  const numbered = options.form === 'ndjson' && workers !== null;
  const cutter = new LineCutter();
  const queue: Work[] = [];
  let sent = 0;
  let line = 1;
  let turn = performance.now();

  const send = (block: Uint8Array): void => {
    const first = numbered ? sent + 1 : 1;
    if (numbered) sent += countLines(block);
    const whole = solver ? block : block.slice(); // the cutter uses its buffer again
    const answers = solver
      ? session.work(solver.solve(block, line))
      : (workers as Workers).run<LineAnswers>({ kind: 'lines', block: whole, first, options });
    answers.catch(() => {}); // it is waited for in its turn
    queue.push({ block: whole, answers });
  };
  async function* take({ block, answers }: Work): AsyncGenerator<Line, void, void> {
    const { bytes, odd, lines } = await answers;
    session.io.signal.throwIfAborted();
    let at = 0;
    for (const { at: to, from, to: end, line: number } of odd) {
      session.out.writeBytes(bytes.subarray(at, to));
      at = to;
      const text = new TextDecoder().decode(block.subarray(from, Math.min(end, from + LONGEST_LINE)));
      const own = workers && !numbered ? number - 1 + line : number;
      yield { number: own, text, cut: end - from > LONGEST_LINE };
    }
    session.out.writeBytes(bytes.subarray(at));
    line += lines;
    session.progress.count(lines - odd.length);
    await session.flush();
    // Plain files are read and written without the event loop, in which Ctrl-C waits.
    if (performance.now() - turn > TURN) {
      await setImmediate();
      turn = performance.now();
    }
  }

  const most = workers ? 2 * workers.count : 1;
  const source: Chunks = chunks[Symbol.asyncIterator]();
  let read: Promise<IteratorResult<Uint8Array | string>> | null = null;
  try {
    for (let ended = false; (!ended || queue.length > 0) && !session.out.closed; ) {
      const [oldest] = queue;
      if (oldest && (ended || queue.length >= most)) {
        yield* take(queue.shift() as Work);
        continue;
      }
      if (!read) {
        read = source.next();
        read.catch(() => {}); // it is waited for in its turn
      }
      const chunk = oldest ? await Promise.race([read, oldest.answers.then(() => null)]) : await read;
      if (chunk === null) {
        yield* take(queue.shift() as Work);
        continue;
      }
      read = null;
      ended = chunk.done === true;
      const block = chunk.done ? cutter.end() : cutter.push(bytesOf(chunk.value));
      if (block) send(block);
    }
  } finally {
    await source.return?.();
  }
}
