import { Board, indicesOf } from 'hitotsu/board';
import { sayingText } from '../../board/sayings.ts';
import { allowedIn } from '../../game/allowed.ts';
import type { PlayModel } from './model.ts';
import { digitName } from './said.ts';

/** What a rule says of itself at a cell, in words. */
export interface AccountText {
  readonly rule: number;
  readonly title: string;
  readonly state: string | null;
  readonly combinations: readonly { readonly digits: string; readonly isPossible: boolean }[];
}

/** What the rules that have a place at a cell say of it. Nothing is deduced: only what stands on the board counts. */
export function accountsAt({ session }: PlayModel, cell: number): AccountText[] {
  const { puzzle, shape } = session;
  const digits = session.digits.value;
  const board = new Board(shape, digits);
  const known = new Map<number, number>();
  // Asked only for the cells of the rule, and only once for each.
  const candidates = new Proxy([] as number[], {
    get(_, key) {
      const at = Number(key);
      const found = known.get(at) ?? allowedIn(puzzle, digits, at);
      known.set(at, found);
      return found;
    },
  });
  return puzzle.rules.flatMap(({ rule }, index): AccountText[] => {
    if (!rule.cells.includes(cell)) return [];
    const account = rule.about?.(cell, board, candidates);
    if (!account) return [];
    return [
      {
        rule: index,
        title: sayingText(shape, account.title),
        state: account.state ? sayingText(shape, account.state) : null,
        combinations: (account.combinations ?? []).map(({ digits: set, isPossible }) => ({
          isPossible,
          digits: indicesOf(set)
            .map((digit) => digitName(shape.minDigit + digit))
            .join(shape.maxDigit > 9 ? ' ' : ''),
        })),
      },
    ];
  });
}

/** What the other rules say the cell is: on both diagonals, in region 5. */
export function saidOf({ session }: PlayModel, cell: number): string[] {
  const { puzzle, shape } = session;
  const board = new Board(shape, session.digits.value);
  return puzzle.rules
    .filter(({ rule }) => !rule.about && rule.cells.includes(cell))
    .flatMap(({ rule }) => (rule.say?.(cell, board) ?? []).map((each) => sayingText(shape, each)));
}
