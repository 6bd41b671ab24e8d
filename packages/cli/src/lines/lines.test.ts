import { describe, expect, it } from 'vitest';
import { hitotsu, PUZZLE, records, SOLUTION } from '../testkit/run-command.ts';
import { beginsWithCells, countLines, LineCutter } from './blocks.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array | null) => (bytes ? new TextDecoder().decode(bytes) : null);

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array, void, void> {
  const bytes = encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('blocks of lines', () => {
  it('hold whole lines, whatever the pieces that come', () => {
    const text = '\ufeffone\ntwo\r\nthree\n\nfour';
    for (let size = 3; size < 30; size++) {
      const cutter = new LineCutter();
      const bytes = encode(text);
      let out = '';
      for (let at = 0; at < bytes.length; at += size)
        out += decode(cutter.push(bytes.subarray(at, at + size))) ?? '';
      expect(out + decode(cutter.end())).toBe('one\ntwo\r\nthree\n\nfour\n');
    }
    expect(countLines(encode('a\nb\r\nc\rd\n'))).toBe(4);
  });

  it('begin with cells or not', () => {
    for (const text of [`${PUZZLE}\n`, `\ufeff# x\n\n${PUZZLE}\r\n`, `// y\r${PUZZLE}\r`])
      expect(beginsWithCells(encode(text))).toBe(true);
    for (const text of [
      '',
      PUZZLE,
      `${PUZZLE} \n`,
      `${PUZZLE.replace('5', 'x')}\n`,
      `1\n${PUZZLE}\n`,
      '{}\n',
    ])
      expect(beginsWithCells(encode(text))).toBe(false);
  });
});

describe('hitotsu solve on lines', () => {
  const other = `${SOLUTION.slice(0, 80)}.`;
  const text = `# head\n${PUZZLE}\n\nbroken ${PUZZLE}\n${other}\r\n{"hitotsu":1,"size":9,"givens":"${PUZZLE}","id":"x"}\n12${PUZZLE.slice(2)}\n${PUZZLE} last\n${PUZZLE}`;

  it('answers the same in bulk and one by one, in order, in pieces of any size', async () => {
    // A budget for each puzzle is the way that does without bulk.
    for (const format of ['line', 'ndjson']) {
      const argv = ['solve', '--format', format];
      const single = await hitotsu([...argv, '--budget-nodes', '1000000'], { input: text });
      for (const size of [20, 100, 1000])
        expect(await hitotsu(argv, { input: inPieces(text, size) })).toEqual(single);
      expect(single.status).toBe(2);
    }
    const lines = records(await hitotsu(['solve', '--format', 'ndjson'], { input: text }));
    expect(lines.map(({ line, status }) => [line, status])).toEqual([
      [2, 'unique'],
      [4, 'invalid'],
      [5, 'unique'],
      [6, 'unique'],
      [7, 'none'],
      [8, 'unique'],
      [9, 'unique'],
    ]);
  });
});
