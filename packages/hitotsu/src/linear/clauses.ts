/** Gathers clauses; a literal is a variable's number from 1, negative where it is denied (DIMACS). */
export class ClauseWriter {
  readonly clauses: (readonly number[])[] = [];
  /** Number of variables. */
  variables: number;

  /** The first `variables` numbers are taken. */
  constructor(variables: number) {
    this.variables = variables;
  }

  fresh(): number {
    return ++this.variables;
  }

  add(...literals: number[]): void {
    this.clauses.push(literals);
  }

  atMostOne(literals: readonly number[]): void {
    for (const [i, a] of literals.entries()) for (const b of literals.slice(i + 1)) this.add(-a, -b);
  }

  exactlyOne(literals: readonly number[]): void {
    this.clauses.push(literals);
    this.atMostOne(literals);
  }
}

/** One of several things that can happen at a step: the literals that say it does, and what it adds. */
export interface Choice {
  readonly when: readonly number[];
  readonly adds: number;
}

/**
 * The steps' additions make `sum`: a table of running totals, step by step. After each step exactly one total that can be
 * reached from the start and can still reach the end is true, so that the helpers are settled by the steps and a solution
 * is counted once. Of each step exactly one choice must hold by other clauses.
 */
export function addTotals(writer: ClauseWriter, steps: readonly (readonly Choice[])[], sum: number): void {
  const reachable = [new Set([0])];
  for (const choices of steps) {
    const before = reachable.at(-1) as Set<number>;
    reachable.push(new Set([...before].flatMap((total) => choices.map(({ adds }) => total + adds))));
  }
  const alive = reachable.map(() => new Set<number>());
  if (reachable.at(-1)?.has(sum)) alive[steps.length]?.add(sum);
  for (let step = steps.length - 1; step >= 0; step--)
    for (const total of reachable[step] as Set<number>)
      if (steps[step]?.some(({ adds }) => alive[step + 1]?.has(total + adds))) alive[step]?.add(total);
  if (!alive[0]?.has(0)) {
    writer.add();
    return;
  }
  let before = new Map<number, number | null>([[0, null]]);
  for (const [step, choices] of steps.entries()) {
    const totals = [...(alive[step + 1] as Set<number>)].sort((a, b) => a - b);
    // One total only: it need not be said.
    const after = new Map(totals.map((total) => [total, totals.length === 1 ? null : writer.fresh()]));
    for (const [total, state] of before)
      for (const { when, adds } of choices) {
        const premise = [...(state === null ? [] : [-state]), ...when.map((literal) => -literal)];
        const next = after.get(total + adds);
        if (next === undefined) writer.add(...premise);
        else if (next !== null) writer.add(...premise, next);
      }
    const states = [...after.values()].flatMap((state) => (state === null ? [] : [state]));
    if (states.length > 1) writer.exactlyOne(states);
    before = after;
  }
}
