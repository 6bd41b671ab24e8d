import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Line, LONGEST_LINE, lineBatches } from './lines.ts';

async function linesOf(chunks: readonly Uint8Array[]): Promise<Line[]> {
  async function* stream() {
    yield* chunks;
  }
  const lines: Line[] = [];
  for await (const batch of lineBatches(stream())) lines.push(...batch);
  return lines;
}

it('finds the same lines however the bytes are cut', async () => {
  const piece = fc.constantFrom('a', 'ナ', '\n', '\r\n', '\r', ' ', '𝟗');
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
      fc.array(fc.nat(60), { maxLength: 5 }),
      async (text, cuts) => {
        const bytes = new TextEncoder().encode(text);
        const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort(
          (a, b) => a - b,
        );
        const chunks = places.slice(1).map((end, i) => bytes.slice(places[i], end));
        const expected = text.split(/\r\n|\n|\r/);
        if (expected.at(-1) === '') expected.pop();
        const lines = await linesOf(chunks);
        expect(lines.map((line) => line.text)).toEqual(expected);
        expect(lines.map((line) => line.number)).toEqual(expected.map((_, i) => i + 1));
      },
    ),
  );
});

it('cuts a line that is too long, in time that grows with its length only', async () => {
  const chunk = new TextEncoder().encode('5'.repeat(1 << 16));
  const end = new TextEncoder().encode('\n12\n');
  const lines = await linesOf([...Array.from({ length: 1600 }, () => chunk), end]);
  expect(lines.map(({ text, cut }) => [text.length, cut])).toEqual([
    [LONGEST_LINE, true],
    [2, false],
  ]);
});

it('reads UTF-16 by its mark', async () => {
  const text = '\ufeff12\r\n34';
  const little = new Uint8Array(new Uint16Array(Array.from(text, (c) => c.charCodeAt(0))).buffer);
  expect((await linesOf([little])).map((line) => line.text)).toEqual(['12', '34']);
});
