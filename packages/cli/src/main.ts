import { fileStream } from './input/file-stream.ts';
import { type InStream, Interrupted, type Io } from './io.ts';
import { run } from './run.ts';

/** Standard input where it is a plain file (`hitotsu solve < puzzles.txt`). */
function plainInput(): InStream | null {
  try {
    return fileStream(0);
  } catch {
    return null; // there is none
  }
}

/** The command as a process: standard streams, environment, and Ctrl-C. Answers the exit status. */
export async function main(argv: readonly string[]): Promise<number> {
  const interrupt = new AbortController();
  let interrupts = 0;
  const onInterrupt = () => {
    // The first Ctrl-C lets whole lines be finished; who presses it again wants out.
    if (++interrupts > 1) process.exit(130);
    interrupt.abort(new Interrupted());
  };
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onInterrupt);
  const io: Io = {
    stdin: plainInput() ?? process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    signal: interrupt.signal,
  };
  // A reader that goes away ends the output, not the program; writing results notices it by itself.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  try {
    return await run(argv, io);
  } finally {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onInterrupt);
    // A pipe that nobody reads any more, or a terminal waiting for input, must not hold the process.
    process.stdin.destroy();
  }
}
