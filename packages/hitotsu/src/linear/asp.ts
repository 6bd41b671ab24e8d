import { indicesOf, type Shape } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type Posted, statementOf } from './statement.ts';

/** What the facts of each kind of constraint mean. */
const MEANINGS: Readonly<Record<Posted['kind'], readonly string[]>> = {
  distinct: [':- different(G,R1,C1), different(G,R2,C2), (R1,C1) < (R2,C2), x(R1,C1,D), x(R2,C2,D).'],
  cage: [':- total(K,S), #sum { D,R,C : addend(K,R,C), x(R,C,D) } != S.'],
  linear: [':- weighted_total(K,S), #sum { W*D,R,C : weighted(K,R,C,W), x(R,C,D) } != S.'],
  chain: [':- rises(R1,C1,R2,C2), x(R1,C1,A), x(R2,C2,B), A >= B.'],
  relation: [':- related(K,R1,C1,R2,C2), x(R1,C1,A), x(R2,C2,B), not goes(K,A,B).'],
  same: [
    ':- paired(K), digit(D), #sum { 1,left,I : left(K,I,R,C), x(R,C,D); -1,right,I : right(K,I,R,C), x(R,C,D) } != 0.',
  ],
};

/** The puzzle as a program for clingo. Says in facts what the rules compile to; `unsaid` as of a `Program`. */
export function toAsp(
  puzzle: Puzzle,
  remarks: readonly string[] = [],
): { readonly text: string; readonly unsaid: readonly number[] } {
  const { shape, start, posted, impossible, unsaid } = statementOf(puzzle);
  const { size, minDigit, maxDigit, digitCount, allDigits } = shape;
  const lines = [
    ...remarks.map((remark) => `% ${remark}`),
    `digit(${minDigit}..${maxDigit}).`,
    `cell(1..${size},1..${size}).`,
    '1 { x(R,C,D) : digit(D) } 1 :- cell(R,C).',
    '#show x/3.',
  ];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const set = start[cell] as number;
    if (set === allDigits) continue;
    const barred = indicesOf(allDigits & ~set).map((index) => minDigit + index);
    const [only, ...others] = indicesOf(set);
    if (only !== undefined && others.length === 0) lines.push(`x(${place(shape, cell)},${minDigit + only}).`);
    else lines.push(...barred.map((digit) => `:- x(${place(shape, cell)},${digit}).`));
  }
  if (impossible) lines.push(':- digit(_).');
  const kinds = new Set<Posted['kind']>();
  const tables = new Map<string, number>();
  let wholes = false;
  for (const [index, constraint] of posted.entries()) {
    const id = index + 1;
    kinds.add(constraint.kind);
    lines.push(`% ${constraint.label}`);
    const facts = (name: string, cells: readonly number[]) =>
      cells.map((cell) => `${name}(${id},${place(shape, cell)}).`).join(' ');
    const numbered = (name: string, cells: readonly number[]) =>
      cells.map((cell, i) => `${name}(${id},${i},${place(shape, cell)}).`).join(' ');
    switch (constraint.kind) {
      case 'distinct':
        lines.push(facts('different', constraint.cells));
        if (constraint.cells.length === digitCount) lines.push(`whole(${id}).`);
        wholes ||= constraint.cells.length === digitCount;
        break;
      case 'cage':
        kinds.add('distinct');
        lines.push(facts('different', constraint.cells));
        lines.push(`${facts('addend', constraint.cells)} total(${id},${constraint.sum}).`);
        break;
      case 'linear': {
        const terms = constraint.terms.map(
          ({ cell, weight }) => `weighted(${id},${place(shape, cell)},${weight}).`,
        );
        lines.push(`${terms.join(' ')} weighted_total(${id},${constraint.sum}).`);
        break;
      }
      case 'chain': {
        const { cells } = constraint;
        const steps = cells.slice(1).map((cell, i) => {
          const before = cells[i] as number;
          return `rises(${place(shape, before)},${place(shape, cell)}).`;
        });
        lines.push(steps.join(' '));
        break;
      }
      case 'relation': {
        // One table for all relations that allow the same.
        const { a, b, allowed } = constraint;
        const key = allowed.join();
        let table = tables.get(key);
        if (table === undefined) {
          table = tables.size + 1;
          tables.set(key, table);
          for (const [x, set] of allowed.entries())
            lines.push(...indicesOf(set).map((y) => `goes(${table},${minDigit + x},${minDigit + y}).`));
          if (allowed.every((set) => set === 0)) lines.push('#defined goes/3.');
        }
        lines.push(`related(${table},${place(shape, a)},${place(shape, b)}).`);
        break;
      }
      case 'same':
        lines.push(`${numbered('left', constraint.a)} ${numbered('right', constraint.b)} paired(${id}).`);
    }
  }
  for (const kind of kinds) lines.push(...MEANINGS[kind]);
  if (wholes) lines.push(':- whole(G), digit(D), not 1 { x(R,C,D) : different(G,R,C) }.');
  return { text: `${lines.join('\n')}\n`, unsaid };
}

function place(shape: Shape, cell: number): string {
  return `${shape.rowOf(cell) + 1},${shape.columnOf(cell) + 1}`;
}
