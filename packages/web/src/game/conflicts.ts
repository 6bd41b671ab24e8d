import type { Words, WordValues } from 'hitotsu/base';
import { Board } from 'hitotsu/board';
import type { Puzzle } from 'hitotsu/puzzle';

/** A place where a rule is broken now, with the rule's own words. */
export interface RuleConflict {
  /** Index in the puzzle's rule list. */
  readonly rule: number;
  readonly cells: readonly number[];
  /** What is broken: row 4, cage 17. */
  readonly title: Words;
  readonly words: Words;
  /** The same as part of what is said of one of the cells; `{others}` are the other ones. */
  readonly again?: Words;
  readonly values: WordValues;
}

/** Every place where a rule is broken, in the order of the rules. */
export function conflictsOf({ shape, rules }: Puzzle, digits: ArrayLike<number>): RuleConflict[] {
  const board = new Board(shape, digits);
  return rules.flatMap(({ rule, type }, index): RuleConflict[] => {
    if (rule.isValid(board)) return [];
    const found = rule.conflicts?.(board) ?? [];
    if (found.length === 0)
      return [
        {
          rule: index,
          cells: rule.cells,
          title: type.words.name,
          words: type.words.text,
          values: range(shape),
        },
      ];
    return found.map(({ cells, title, detail, again, words, values = {} }) => ({
      rule: index,
      cells,
      title: title ?? type.words.name,
      words: detail ?? words,
      ...(again ? { again } : {}),
      values,
    }));
  });
}

const range = ({ minDigit, maxDigit }: Puzzle['shape']): WordValues => ({ min: minDigit, max: maxDigit });
