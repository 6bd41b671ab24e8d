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
  private pieces: (string | Uint8Array)[] = [];
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

  /** The same for whole lines that are bytes already. They are not copied. */
  writeBytes(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.pieces.push(bytes);
    this.size += bytes.length;
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
      const { pieces } = this;
      this.pieces = [];
      this.size = 0;
      if (pieces.every((piece) => typeof piece === 'string')) await this.send(pieces.join(''));
      else for (const piece of pieces) await this.send(piece);
    }
    if (this.failure) throw this.failure;
  }

  private async send(data: string | Uint8Array): Promise<void> {
    if (this.closed) return;
    await new Promise<void>((resolve) => {
      this.stream.write(data, (error) => {
        if (error) this.fail(error);
        resolve();
      });
    });
  }

  private fail(error: Error): void {
    this.closed = true;
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') this.failure = error;
  }
}
