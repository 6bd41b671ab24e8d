import type { CompiledProblem, Problem } from '../engine/problem.ts';

const CELLS = 81;
const WORDS = 3;
const ALL = 511;

const known = new WeakMap<Problem, boolean>();

/** The 27 units in their order: rows, columns, boxes. */
export const UNITS: readonly (readonly number[])[] = Array.from({ length: 27 }, (_, unit) =>
  Array.from({ length: 9 }, (_, i) => {
    const line = unit % 9;
    if (unit < 9) return 9 * line + i;
    if (unit < 18) return 9 * i + line;
    return 27 * Math.floor(line / 3) + 3 * (line % 3) + 9 * Math.floor(i / 3) + (i % 3);
  }),
);

/** For each cell its 20 peers, as bits. */
const peers = new Int32Array(CELLS * WORDS);
for (const unit of UNITS)
  for (const a of unit)
    for (const b of unit)
      if (a !== b) peers[a * WORDS + (b >> 5)] = (peers[a * WORDS + (b >> 5)] as number) | (1 << (b & 31));

/**
 * Whether a problem is classic sudoku and nothing else, however its rules are called: 81 cells, nine digits, the 27 units, and
 * no other constraint. The first and last digit do not matter.
 */
export function isClassic(problem: Problem): boolean {
  let answer = known.get(problem);
  if (answer === undefined) {
    answer = test(problem as CompiledProblem);
    known.set(problem, answer);
  }
  return answer;
}

function test({ cellCount, digitCount, impossible, parts }: CompiledProblem): boolean {
  if (cellCount !== CELLS || digitCount !== 9 || impossible) return false;
  const { cages, chains, customs, linears, relations, sameSets, seen, start, units } = parts;
  if (cages.length + chains.length + customs.length + linears.length + relations.length + sameSets.length > 0)
    return false;
  // The only nine cells that all see each other are rows, columns and boxes, and no unit is there twice: 27 are all of them.
  return (
    units.length === 27 && start.every((set) => set === ALL) && seen.every((word, i) => word === peers[i])
  );
}
