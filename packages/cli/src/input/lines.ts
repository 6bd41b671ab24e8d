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
  let rest = '';
  let overlong = false;
  const take = (text: string, last: boolean): Line[] => {
    const pieces = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = last ? '' : (pieces.pop() as string);
    if (last && pieces.at(-1) === '') pieces.pop();
    const lines = pieces.map((piece): Line => {
      const cut = overlong || piece.length > LONGEST_LINE;
      overlong = false;
      number++;
      return { number, text: cut ? piece.slice(0, LONGEST_LINE) : piece.replace(/\r$/, ''), cut };
    });
    if (rest.length > LONGEST_LINE) {
      overlong = true;
      rest = rest.slice(0, LONGEST_LINE);
    }
    return lines;
  };
  for await (const chunk of chunks) {
    let text = chunk;
    if (typeof text !== 'string') {
      decoder ??= decoderFor(text);
      text = decoder.decode(text, { stream: true });
    }
    const lines = take(text, false);
    if (lines.length > 0) yield lines;
  }
  const lines = take(decoder?.decode() ?? '', true);
  if (lines.length > 0) yield lines;
}
