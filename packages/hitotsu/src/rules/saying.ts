import type { Words, WordValues } from '../base/index.ts';
import type { DigitSet } from '../board/index.ts';

/**
 * A few words of a rule, with what fills them. `{cells}` stands for all of `cells` as the reader's language lists them,
 * `{cell1}`, `{cell2}` … for single ones.
 */
export interface Saying {
  readonly words: Words;
  readonly values?: WordValues;
  readonly cells?: readonly number[];
}

/** Digits that together would make up what a rule asks for. */
export interface Combination {
  readonly digits: DigitSet;
  /** Whether it still can, as the board stands. */
  readonly isPossible: boolean;
}

/** What a rule says of its place at a cell to a person who asks: how large it is, how it stands, what can fill it. */
export interface Account {
  readonly title: Saying;
  readonly state?: Saying;
  readonly combinations?: readonly Combination[];
}
