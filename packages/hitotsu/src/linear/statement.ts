import { type DigitSet, lowestIndex, type Shape, sizeOf } from '../board/index.ts';
import { ProblemBuilder } from '../engine/index.ts';
import type { Puzzle } from '../puzzle/index.ts';

/** A kernel constraint as data, cleaned: no cell twice in a group, one weight a cell in a sum. */
export type Posted = { readonly rule: number; readonly label: string } & (
  | { readonly kind: 'distinct'; readonly cells: readonly number[] }
  | { readonly kind: 'cage'; readonly cells: readonly number[]; readonly sum: number }
  | { readonly kind: 'linear'; readonly terms: readonly Term[]; readonly sum: number }
  | { readonly kind: 'chain'; readonly cells: readonly number[] }
  | {
      readonly kind: 'relation';
      readonly a: number;
      readonly b: number;
      readonly key: string;
      /** For each digit index of `a` the digits that `b` may hold beside it. */
      readonly allowed: Int32Array;
    }
  | { readonly kind: 'same'; readonly a: readonly number[]; readonly b: readonly number[] }
);

/** `weight` times the digit value of a cell. */
export interface Term {
  readonly cell: number;
  readonly weight: number;
}

/** All that the rules and givens of a puzzle say in kernel constraints: what programs, clauses and ASP text are made of. */
export interface Statement {
  readonly shape: Shape;
  /** Digits each cell may have by givens, given pencil marks and constraints on single cells. */
  readonly start: Int32Array;
  readonly posted: readonly Posted[];
  /** Something was posted that nothing can satisfy. */
  readonly impossible: boolean;
  /** Indices of the rules that say something which is no kernel constraint of a kind known here. */
  readonly unsaid: readonly number[];
}

type Body<T> = T extends unknown ? Omit<T, 'rule' | 'label'> : never;

/**
 * A builder that keeps what it is told. A kind that it does not know (the kernel may get more of them) makes the rule one
 * that is not said in full; it is never lost silently.
 */
class Recorder extends ProblemBuilder {
  readonly found: Body<Posted>[] = [];
  impossible = false;
  complete = true;
  private readonly shape: Shape;
  private readonly start: Int32Array;

  constructor(shape: Shape, start: Int32Array) {
    super(shape);
    this.shape = shape;
    this.start = start;
    const own = Object.getOwnPropertyNames(Recorder.prototype);
    for (const name of Object.getOwnPropertyNames(ProblemBuilder.prototype))
      if (!own.includes(name))
        Object.defineProperty(this, name, {
          value: () => {
            this.complete = false;
          },
        });
  }

  override unit(cells: readonly number[]): void {
    if (this.group(cells) && cells.length > 1) this.found.push({ kind: 'distinct', cells });
  }

  override units(groups: readonly (readonly number[])[]): void {
    for (const cells of groups) this.unit(cells);
  }

  override distinct(cells: readonly number[]): void {
    this.unit(cells);
  }

  override cage(cells: readonly number[], sum: number | null): void {
    if (sum === null) this.unit(cells);
    else if (this.group(cells)) this.found.push({ kind: 'cage', cells, sum });
  }

  override linear(positive: readonly number[], negative: readonly number[], sum: number): void {
    const weights = new Map<number, number>();
    for (const cell of positive) weights.set(cell, (weights.get(cell) ?? 0) + 1);
    for (const cell of negative) weights.set(cell, (weights.get(cell) ?? 0) - 1);
    const terms = [...weights].flatMap(([cell, weight]) => (weight === 0 ? [] : [{ cell, weight }]));
    const [a, b] = terms;
    if (!a) this.impossible ||= sum !== 0;
    else if (b && terms.length > 2) this.found.push({ kind: 'linear', terms, sum });
    else {
      // A sum of one or two cells is a table.
      const holds = (x: number, y: number) => a.weight * x + (b ? b.weight * y : 0) === sum;
      const key = `${a.weight}*x + ${b?.weight ?? 0}*y = ${sum}`;
      this.relation(a.cell, (b ?? a).cell, key, holds);
    }
  }

  override chain(cells: readonly number[]): void {
    if (this.group(cells) && cells.length > 1) this.found.push({ kind: 'chain', cells });
  }

  override relation(a: number, b: number, key: string, holds: (x: number, y: number) => boolean): void {
    const { digitCount, minDigit, allDigits } = this.shape;
    const allowed = new Int32Array(digitCount);
    let differ = true;
    let equal = 0;
    for (let x = 0; x < digitCount; x++) {
      for (let y = 0; y < digitCount; y++)
        if (holds(minDigit + x, minDigit + y)) allowed[x] = (allowed[x] as number) | (1 << y);
      equal |= (allowed[x] as number) & (1 << x);
      differ &&= allowed[x] === (allDigits & ~(1 << x));
    }
    if (a === b) this.restrict(a, equal);
    else if (differ) this.unit([a, b]);
    else this.found.push({ kind: 'relation', a, b, key, allowed });
  }

  override sameSet(a: readonly number[], b: readonly number[]): void {
    if (a.length !== b.length) this.impossible = true;
    const left = [...a];
    const right = b.filter((cell) => {
      const at = left.indexOf(cell);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (left.length > 0) this.found.push({ kind: 'same', a: left, b: right });
  }

  override restrict(cell: number, digits: DigitSet): void {
    this.start[cell] = (this.start[cell] as number) & digits;
  }

  override custom(): void {
    this.complete = false;
  }

  /** Whether different digits fit in the cells at all. */
  private group(cells: readonly number[]): boolean {
    const fits = cells.length <= this.shape.digitCount && new Set(cells).size === cells.length;
    if (!fits) this.impossible = true;
    return fits;
  }
}

const keyOf = (cells: readonly number[]): string => [...cells].sort((a, b) => a - b).join();

/** The rules of a puzzle, told to a builder that writes them down. Labels are fit for names in any format. */
export function statementOf(puzzle: Puzzle): Statement {
  const { shape } = puzzle;
  const start = puzzle.start.slice();
  const recorder = new Recorder(shape, start);
  const posted: Posted[] = [];
  const unsaid: number[] = [];
  for (const [index, { rule, spec }] of puzzle.rules.entries()) {
    recorder.found.length = 0;
    recorder.complete = true;
    rule.compile?.(recorder);
    if (!recorder.complete || !rule.compile || rule.propagate) unsaid.push(index);
    const units = new Map(
      (rule.units?.() ?? []).map(({ kind, number, cells }) => [keyOf(cells), `${kind}_${number}`]),
    );
    const base = `${spec.type}_${index + 1}`;
    const several = recorder.found.length > 1;
    for (const [place, body] of recorder.found.entries()) {
      const unit = body.kind === 'distinct' ? units.get(keyOf(body.cells)) : undefined;
      const label = (unit ?? (several ? `${base}_${place + 1}` : base)).replaceAll('-', '_');
      posted.push({ ...body, rule: index, label });
    }
  }
  return { shape, start, posted: posted.map(asCage(posted)), impossible: recorder.impossible, unsaid };
}

/** A plain sum of cells that some group holds to be different is a cage, of which more can be said. */
function asCage(posted: readonly Posted[]): (one: Posted) => Posted {
  const groups = posted.flatMap((one) => (one.kind === 'distinct' ? [new Set(one.cells)] : []));
  return (one) => {
    if (one.kind !== 'linear' || one.terms.some(({ weight }) => weight !== 1)) return one;
    const cells = one.terms.map(({ cell }) => cell);
    if (!groups.some((group) => cells.every((cell) => group.has(cell)))) return one;
    const { rule, label, sum } = one;
    return { kind: 'cage', rule, label, cells, sum };
  };
}

/** The digit index of a cell that has one digit only, else -1. */
export function onlyIndex(set: DigitSet): number {
  return sizeOf(set) === 1 ? lowestIndex(set) : -1;
}
