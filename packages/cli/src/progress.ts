import type { Progress } from 'hitotsu/base';
import type { OutStream } from './io.ts';

/** Milliseconds of silence before the first report, and between two. */
const QUIET = 600;
const STEP = 120;

/**
 * One line on the terminal that says how far long work has come, and vanishes. On anything but a terminal, and for work
 * that is done at once, there is nothing.
 */
export class ProgressLine {
  private readonly stream: OutStream;
  private readonly describe: (progress: Progress, puzzles: number) => string;
  private readonly enabled: boolean;
  private next: number;
  private shown = false;
  private puzzles = 0;

  constructor(
    stream: OutStream,
    enabled: boolean,
    describe: (progress: Progress, puzzles: number) => string,
  ) {
    this.stream = stream;
    this.describe = describe;
    this.enabled = enabled && stream.isTTY === true;
    this.next = performance.now() + QUIET;
  }

  /** So many more puzzles are done. */
  count(puzzles = 1): void {
    this.puzzles += puzzles;
    if (this.enabled) this.report({ nodes: 0 });
  }

  report(progress: Progress): void {
    if (!this.enabled || performance.now() < this.next) return;
    this.next = performance.now() + STEP;
    this.shown = true;
    this.stream.write(`\r\u001b[2K${this.describe(progress, this.puzzles)}`);
  }

  /** Takes the line away, before anything else is written to the terminal. */
  clear(): void {
    this.next = performance.now() + QUIET;
    if (!this.shown) return;
    this.shown = false;
    this.stream.write('\r\u001b[2K');
  }
}
