import { Interrupted, type Io } from '../io.ts';
import { run } from '../run.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Place {
  readonly input?: string | AsyncIterable<Uint8Array | string>;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly signal?: AbortSignal;
  /** Called with every piece that reaches standard output. */
  onWrite?(text: string): void;
  /** Standard output whose reader has gone. */
  readonly brokenPipe?: boolean;
}

async function* once(text: string): AsyncGenerator<string, void, void> {
  if (text !== '') yield text;
}

const textOf = (data: string | Uint8Array) =>
  typeof data === 'string' ? data : new TextDecoder().decode(data);

/** Runs a command line in this process with streams of its own. */
export async function hitotsu(argv: readonly string[], place: Place = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const input = place.input ?? '';
  const io: Io = {
    stdin: typeof input === 'string' ? once(input) : input,
    stdout: {
      write(text, done) {
        if (place.brokenPipe) done?.(Object.assign(new Error('broken'), { code: 'EPIPE' }));
        else {
          const written = textOf(text);
          out += written;
          place.onWrite?.(written);
          done?.();
        }
        return true;
      },
      on: () => undefined,
    },
    stderr: {
      write(text) {
        err += textOf(text);
        return true;
      },
      on: () => undefined,
    },
    env: place.env ?? { LANG: 'en_US.UTF-8' },
    cwd: place.cwd ?? '/',
    signal: place.signal ?? new AbortController().signal,
  };
  const status = await run(argv, io);
  return { status, out, err };
}

/** A signal that is aborted as Ctrl-C does it. */
export function interrupter(): { readonly signal: AbortSignal; interrupt(): void } {
  const controller = new AbortController();
  return { signal: controller.signal, interrupt: () => controller.abort(new Interrupted()) };
}

export function records(ran: Ran): Record<string, unknown>[] {
  return ran.out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** The puzzle of the examples everywhere, and its solution. */
export const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** Two givens and the box rule clash. */
export const CLASH = '.99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..';
/** Has more than one solution. */
export const LOOSE = '49675.8..21869375..5.48..69......................................................';
