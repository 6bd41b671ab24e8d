import { EMPTY } from 'hitotsu/board';
import type { Change } from 'hitotsu/puzzle';
import { allowedEverywhere } from './allowed.ts';
import { changesBetween, entryChange, type MarkKind, setChange, setIn } from './change.ts';
import { differOf } from './differ.ts';
import { emptyPosition, type Position } from './position.ts';
import type { GameSession } from './session.ts';

const present = (changes: readonly (Change | null)[]): Change[] =>
  changes.filter((change): change is Change => change !== null);

/** The cells that a player may write in. */
export const openCells = (session: GameSession, cells: readonly number[]): number[] =>
  cells.filter((cell) => !session.isGiven(cell));

/** Those of the open cells that hold no digit. */
const emptyCells = (session: GameSession, cells: readonly number[]): number[] => {
  const { entries } = session.position.peek();
  return openCells(session, cells).filter((cell) => entries[cell] === EMPTY);
};

/** Candidates of the digit that go from the marks of cells which a rule makes different; part of the same move. */
function cleaned(session: GameSession, cells: readonly number[], digit: number): Change[] {
  const { shape, puzzle } = session;
  const position = session.position.peek();
  const differ = differOf(puzzle);
  const out = shape.setOf(digit);
  const touched = new Set(cells.flatMap((cell) => differ[cell] ?? []));
  return emptyCells(
    session,
    [...touched].filter((cell) => !cells.includes(cell)),
  )
    .sort((a, b) => a - b)
    .flatMap((cell) =>
      present(
        (['corner', 'centre'] as const).map((kind) =>
          setChange(shape, position, kind, cell, setIn(position, kind, cell) & ~out),
        ),
      ),
    );
}

/** Writes a digit in all cells that may be written in; where all of them hold it, it goes again. */
export function enterDigit(
  session: GameSession,
  cells: readonly number[],
  digit: number,
  { clean = true }: { readonly clean?: boolean } = {},
): Change[] {
  const { shape } = session;
  const position = session.position.peek();
  const open = openCells(session, cells);
  const clears = open.length > 0 && open.every((cell) => position.entries[cell] === digit);
  const entries = present(open.map((cell) => entryChange(shape, position, cell, clears ? EMPTY : digit)));
  return clears || !clean || entries.length === 0 ? entries : [...entries, ...cleaned(session, open, digit)];
}

/** Cells a mark can go to: colours everywhere, others where no digit stands. */
const markable = (session: GameSession, kind: MarkKind, cells: readonly number[]): readonly number[] =>
  kind === 'colour' ? cells : emptyCells(session, cells);

/** The bit of a mark: a digit of the board, or a colour from 1. */
const bitOf = (session: GameSession, kind: MarkKind, value: number): number =>
  kind === 'colour' ? 1 << (value - 1) : session.shape.setOf(value);

/** Adds a mark to all cells if any of them lacks it, else takes it from all. */
export function toggleMark(
  session: GameSession,
  kind: MarkKind,
  cells: readonly number[],
  value: number,
): Change[] {
  const targets = markable(session, kind, cells);
  const bit = bitOf(session, kind, value);
  const position = session.position.peek();
  return setMark(session, kind, targets, value, !targets.every((cell) => setIn(position, kind, cell) & bit));
}

/** Adds a mark to all cells, or takes it from all. */
export function setMark(
  session: GameSession,
  kind: MarkKind,
  cells: readonly number[],
  value: number,
  on: boolean,
): Change[] {
  const position = session.position.peek();
  const bit = bitOf(session, kind, value);
  return present(
    markable(session, kind, cells).map((cell) => {
      const now = setIn(position, kind, cell);
      return setChange(session.shape, position, kind, cell, on ? now | bit : now & ~bit);
    }),
  );
}

/** What a press of Erase takes, first of these that any of the cells has. */
const ERASED = ['centre', 'corner', 'colour'] as const;

/** Takes digits, else centre marks, else corner marks, else colours from all the cells: one kind a press. */
export function erase(session: GameSession, cells: readonly number[]): Change[] {
  const { shape } = session;
  const position = session.position.peek();
  const digits = present(openCells(session, cells).map((cell) => entryChange(shape, position, cell, EMPTY)));
  if (digits.length > 0) return digits;
  for (const kind of ERASED) {
    const marks = present(
      markable(session, kind, cells).map((cell) => setChange(shape, position, kind, cell, 0)),
    );
    if (marks.length > 0) return marks;
  }
  return [];
}

/** Corner marks for every empty cell: what the rules allow, or every digit. Struck candidates stay away. */
export function fillNotes(session: GameSession, by: 'rules' | 'everything'): Change[] {
  const { shape, puzzle } = session;
  const position = session.position.peek();
  const allowed =
    by === 'rules'
      ? allowedEverywhere(puzzle, session.digits.peek())
      : new Int32Array(shape.cellCount).fill(shape.allDigits);
  const all = Array.from({ length: shape.cellCount }, (_, cell) => cell);
  return present(
    emptyCells(session, all).map((cell) =>
      setChange(
        shape,
        position,
        'corner',
        cell,
        (allowed[cell] as number) & (by === 'rules' ? ~(position.struck[cell] as number) : -1),
      ),
    ),
  );
}

/** Everything the player wrote goes. */
export function restart(session: GameSession): Change[] {
  return changesBetween(session.shape, session.position.peek(), emptyPosition(session.shape));
}

/** Back to an earlier position: what has to change for it. */
export function returnTo(session: GameSession, position: Position): Change[] {
  return changesBetween(session.shape, session.position.peek(), position);
}
