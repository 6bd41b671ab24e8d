/** Longest line taken; what is longer is cut here and marked, so that memory stays bounded whatever comes in. */
export const LONGEST_LINE = 4_000_000;

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** The line was longer than `LONGEST_LINE`; the rest is lost. */
  readonly cut: boolean;
}

/** UTF-8, unless a byte order mark says UTF-16 (what PowerShell's `>` writes). */
function decoderFor(first: Uint8Array) {
  if (first[0] === 0xff && first[1] === 0xfe) return new TextDecoder('utf-16le');
  if (first[0] === 0xfe && first[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder('utf-8');
}

/**
 * The lines of a byte stream (`\n`, `\r\n` or `\r`), a batch for every chunk that came in, in the memory of one chunk and
 * one line. A byte order mark is dropped. Bytes that are no text become U+FFFD.
 */
export async function* lineBatches(
  chunks: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Line[], void, void> {
  let decoder: ReturnType<typeof decoderFor> | undefined;
  let number = 0;
  /** The line that is still open, in the pieces it came in: it is looked through once, however long it grows. */
  let open: string[] = [];
  let length = 0;
  let overlong = false;
  /** The last chunk ended with `\r`: that is a line end, and a `\n` first thing in the next belongs to it. */
  let afterReturn = false;

  const append = (piece: string): void => {
    const room = LONGEST_LINE - length;
    if (piece.length > room) overlong = true;
    if (room <= 0 || piece === '') return;
    open.push(piece.length > room ? piece.slice(0, room) : piece);
    length += Math.min(piece.length, room);
  };
  const close = (): Line => {
    const line = { number: ++number, text: open.join(''), cut: overlong };
    open = [];
    length = 0;
    overlong = false;
    return line;
  };
  const take = (chunk: string): Line[] => {
    if (chunk === '') return [];
    const text = afterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    afterReturn = chunk.endsWith('\r');
    const pieces = text.split(/\r\n|\n|\r/);
    const rest = pieces.pop() as string;
    const lines = pieces.map((piece) => {
      append(piece);
      return close();
    });
    append(rest);
    return lines;
  };
  for await (const chunk of chunks) {
    let text = chunk;
    if (typeof text !== 'string') {
      decoder ??= decoderFor(text);
      text = decoder.decode(text, { stream: true });
    }
    const lines = take(text);
    if (lines.length > 0) yield lines;
  }
  const lines = take(decoder?.decode() ?? '');
  if (length > 0) lines.push(close());
  if (lines.length > 0) yield lines;
}
