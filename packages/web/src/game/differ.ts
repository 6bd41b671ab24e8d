import { Board, type Shape } from 'hitotsu/board';
import { type Constraint, recordConstraints } from 'hitotsu/logic';
import type { Puzzle } from 'hitotsu/puzzle';
import type { Rule } from 'hitotsu/rules';

/** For each cell the cells that some rule makes different from it, in reading order. */
export type Differ = readonly (readonly number[])[];

const known = new WeakMap<readonly unknown[], Differ>();

/** The cells that must differ, by all rules of a puzzle together. The same for every puzzle with the same bound rules. */
export function differOf({ shape, rules }: Pick<Puzzle, 'shape' | 'rules'>): Differ {
  let differ = known.get(rules);
  if (!differ) {
    differ = makeDiffer(
      shape,
      rules.map(({ rule }) => rule),
    );
    known.set(rules, differ);
  }
  return differ;
}

function makeDiffer(shape: Shape, rules: readonly Rule[]): Differ {
  const differ = Array.from({ length: shape.cellCount }, () => new Set<number>());
  const tie = (a: number, b: number) => {
    if (a === b) return;
    differ[a]?.add(b);
    differ[b]?.add(a);
  };
  const tieAll = (cells: readonly number[]) => {
    for (const [i, a] of cells.entries()) for (const b of cells.slice(i + 1)) tie(a, b);
  };
  for (const constraint of recordConstraints(shape, rules)) {
    if (constraint.kind === 'distinct' || constraint.kind === 'cage' || constraint.kind === 'chain')
      tieAll(constraint.cells);
    else if (constraint.kind === 'relation') {
      if (neverEqual(shape, constraint)) tie(constraint.a, constraint.b);
    } else if (constraint.kind === 'other')
      for (const [a, b] of askedPairs(shape, rules[constraint.rule], constraint.cells)) tie(a, b);
  }
  return differ.map((cells) => [...cells].sort((a, b) => a - b));
}

function neverEqual({ minDigit, maxDigit }: Shape, { holds }: Constraint & { kind: 'relation' }): boolean {
  for (let digit = minDigit; digit <= maxDigit; digit++) if (holds(digit, digit)) return false;
  return true;
}

/** Most cells of a rule whose pairs are asked about one by one. */
const MOST_ASKED = 40;

/** Pairs of cells that a rule without kernel constraints never lets be equal, found by asking it. */
function askedPairs(shape: Shape, rule: Rule | undefined, cells: readonly number[]): [number, number][] {
  if (!rule || cells.length > MOST_ASKED) return [];
  const board = new Board(shape);
  const canBeEqual = (a: number, b: number) => {
    for (let digit = shape.minDigit; digit <= shape.maxDigit; digit++) {
      board.digits[a] = digit;
      board.digits[b] = digit;
      if (rule.isValid(board)) return true;
    }
    return false;
  };
  const pairs: [number, number][] = [];
  for (const [i, a] of cells.entries())
    for (const b of cells.slice(i + 1)) {
      if (!canBeEqual(a, b)) pairs.push([a, b]);
      board.digits.fill(-1);
    }
  return pairs;
}
