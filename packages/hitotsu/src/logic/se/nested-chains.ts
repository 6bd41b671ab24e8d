// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
import type { NestedHint } from './nested-hint.ts';
import { NESTED } from './patterns.ts';
import type { SeNested } from './step.ts';

/** Between the chains of a hint's identity; no potential has this code. */
export const CHAIN_BREAK = '\uffff';

/** The different nested chains used in the runs of one position, numbered from `NESTED` up as causes. */
export class NestedChains {
  private hints: NestedHint[] = [];
  private readonly numbers = new Map<string, number>();

  clear(): void {
    this.numbers.clear();
    this.hints = [];
  }

  get none(): boolean {
    return this.hints.length === 0;
  }

  numberOf(hint: NestedHint): number {
    let number = this.numbers.get(hint.identity);
    if (number === undefined) {
      number = NESTED + this.hints.length;
      this.numbers.set(hint.identity, number);
      this.hints.push(hint);
    }
    return number;
  }

  complexityOf(cause: number): number {
    return this.hints[cause - NESTED]!.n;
  }

  /** A nested chain as data: its potentials are coded as `candidate * 2 + on` in its identity. */
  describe(cause: number): SeNested {
    const { n, identity } = this.hints[cause - NESTED]!;
    const chains = identity.split(CHAIN_BREAK).map((chain) =>
      Array.from({ length: chain.length }, (_, i) => {
        const code = chain.charCodeAt(i);
        return { candidate: code >> 1, on: (code & 1) === 1 };
      }),
    );
    return { n, chains };
  }
}
