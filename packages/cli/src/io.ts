/** The part of a writable stream that the command needs. */
export interface OutStream {
  write(data: string | Uint8Array, done?: (error?: Error | null) => void): boolean;
  on(event: 'error', listener: (error: Error) => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The part of a readable stream that the command needs. */
export interface InStream extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean;
  destroy?(error?: Error): unknown;
}

/** Everything outside that the command touches, so that a test can stand in for it. */
export interface Io {
  readonly stdin: InStream;
  readonly stdout: OutStream;
  readonly stderr: OutStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that file names are relative to. */
  readonly cwd: string;
  /** Aborted by Ctrl-C, with an `Interrupted` as its reason. */
  readonly signal: AbortSignal;
}

/** The user stopped the command. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
