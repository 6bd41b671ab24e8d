import type { OutStream } from './io.ts';

/** Characters gathered before they are written in one go. */
const BATCH = 1 << 16;

/**
 * Gathers whole pieces of output and writes them in batches, never faster than the reader takes them. A reader that
 * went away (`hitotsu … | head`) closes it quietly.
 */
export class Output {
  /** The reader is gone; further work is for nobody. */
  closed = false;
  private readonly stream: OutStream;
  private readonly pieces: string[] = [];
  private size = 0;
  private failure: Error | null = null;

  constructor(stream: OutStream) {
    this.stream = stream;
    stream.on('error', (error) => this.fail(error));
  }

  get isTerminal(): boolean {
    return this.stream.isTTY === true;
  }

  /** Columns of the terminal; undefined where there is none. */
  get columns(): number | undefined {
    return this.isTerminal ? this.stream.columns || undefined : undefined;
  }

  /** Takes a piece of output that must not be cut, a line or a picture with its line end. */
  write(text: string): void {
    this.pieces.push(text);
    this.size += text.length;
  }

  /** Enough is gathered; time to `flush`. On a terminal every piece is shown at once. */
  get isFull(): boolean {
    return this.size >= BATCH || (this.isTerminal && this.size > 0);
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  async flush(): Promise<void> {
    if (this.size > 0 && !this.closed) {
      const text = this.pieces.join('');
      this.pieces.length = 0;
      this.size = 0;
      await new Promise<void>((resolve) => {
        this.stream.write(text, (error) => {
          if (error) this.fail(error);
          resolve();
        });
      });
    }
    if (this.failure) throw this.failure;
  }

  private fail(error: Error): void {
    this.closed = true;
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') this.failure = error;
  }
}
