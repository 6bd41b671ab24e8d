import { describe, expect, it } from 'vitest';
import { runNow } from '../base/index.ts';
import { parsePuzzle, writeDigits } from '../puzzle/index.ts';
import { solveNow } from '../solver/index.ts';
import { LineSolver, makeClassic } from './index.ts';

const textOf = (digits: Int8Array) => Array.from(digits, (digit) => digit || '.').join('');
const decode = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const encode = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

const lines = Array.from({ length: 30 }, (_, index) => {
  const { puzzle } = makeClassic(1, 2, index, 1, 0);
  if (index % 3 === 1) puzzle[puzzle.findIndex((digit) => digit !== 0)] = 0;
  if (index % 5 === 2) puzzle[puzzle.indexOf(0)] = 1 + (index % 9);
  return textOf(puzzle);
});

/** What `solve` says of a line, as a record and as a line. */
function told(line: string, number: number, limit: number): readonly [record: string, line: string] {
  const made = parsePuzzle({ hitotsu: 1, size: 9, givens: line });
  if (!made.ok) throw new Error(line);
  const { status, solutions, stats } = solveNow(made.value, { limit });
  const [first] = solutions;
  const one = (status === 'unique' || status === 'solvable') && first ? writeDigits(first) : null;
  const record = { line: number, status, solution: one, solutions: solutions.map(writeDigits), stats };
  return [`${JSON.stringify(record)}\n`, `${one ?? status}\n`];
}

function solved(text: string, form: 'line' | 'ndjson', limit = 2, first = 1) {
  const { bytes, odd, lines: count } = runNow(new LineSolver({ form, limit }).solve(encode(text), first));
  return { out: decode(bytes), odd, count };
}

describe('text in, text out', () => {
  it.each(['\n', '\r\n', '\r'])('says what solve says, with line ends %j', (end) => {
    const text = lines.map((line) => line + end).join('');
    for (const limit of [1, 2, 5]) {
      const expected = lines.map((line, i) => told(line, 7 + i, limit));
      expect(solved(text, 'ndjson', limit, 7)).toEqual({
        out: expected.map(([record]) => record).join(''),
        odd: [],
        count: lines.length,
      });
      expect(solved(text, 'line', limit).out).toBe(expected.map(([, line]) => line).join(''));
    }
  });

  it('sets aside what is no puzzle, with its place, and mixes line ends', () => {
    const odd = ['', '# remark', `${lines[0]} `, lines[1]?.slice(1) as string, `${lines[2]?.slice(1)}x`, 'é'];
    const ends = ['\n', '\r\n', '\r'];
    let text = '';
    const expected: { out: string; odd: [text: string, line: number, before: number][] } = {
      out: '',
      odd: [],
    };
    for (let i = 0; i < 200; i++) {
      const end = ends[(i * 7) % 3] as string;
      const isOdd = i % 4 === 3 || i % 11 === 0;
      const line = (isOdd ? odd[i % odd.length] : lines[i % lines.length]) as string;
      if (isOdd) expected.odd.push([line, i + 1, expected.out.length]);
      else expected.out += told(line, i + 1, 2)[1];
      // An empty line after \r would make one line end of two.
      text += line + (end === '\r' ? '\r\n' : end);
    }
    const { out, odd: found, count } = solved(text, 'line');
    expect(count).toBe(200);
    expect(out).toBe(expected.out);
    expect(found.map(({ from, to, line, at }) => [text.slice(from, to), line, at])).toEqual(expected.odd);
  });

  it('goes on where a slice ended inside a puzzle, and keeps its buffers', () => {
    const text = `${'.'.repeat(81)}\n`.repeat(3);
    const task = new LineSolver({ form: 'line', limit: 30_000 }).solve(encode(text), 1);
    const other = new LineSolver({ form: 'line', limit: 40_000 }).solve(encode(text), 1);
    let slices = 0;
    let done = task.next();
    for (let second = other.next(); !done.done || !second.done; slices++) {
      if (!done.done) done = task.next();
      if (!second.done) second = other.next();
    }
    expect(slices).toBeGreaterThan(2);
    expect(decode(done.value.bytes)).toBe('multiple\n'.repeat(3));
  });
});
