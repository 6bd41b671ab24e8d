/** Longest line taken; what is longer is cut here and marked, so that memory stays bounded whatever comes in. */
export const LONGEST_LINE = 4_000_000;

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** The line was longer than `LONGEST_LINE`; the rest is lost. */
  readonly cut: boolean;
}

/**
 * The lines of a byte stream (UTF-8; `\n`, `\r\n` or `\r`), a batch for every chunk that came in, in the memory of one
 * chunk and one line. A byte order mark is dropped. Bytes that are no UTF-8 become U+FFFD.
 */
export async function* lineBatches(
  chunks: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Line[], void, void> {
  const decoder = new TextDecoder('utf-8');
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
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = take(text, false);
    if (lines.length > 0) yield lines;
  }
  const lines = take(decoder.decode(), true);
  if (lines.length > 0) yield lines;
}
