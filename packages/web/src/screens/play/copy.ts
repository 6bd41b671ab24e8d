/** Copying the puzzle or the marks of a cell, and pasting marks. */
import { indicesOf } from 'hitotsu/board';
import { parsePuzzle } from 'hitotsu/puzzle';
import { setChange, setIn } from '../../game/change.ts';
import type { GameSession } from '../../game/session.ts';

const KINDS = ['corner', 'centre', 'colour'] as const;

/** Marks as text: `corner 1 3; centre 4 8; colour 6`. */
function marksText({ position, shape, selection }: GameSession): string {
  const { cells } = selection.peek();
  const [cell] = cells;
  if (cell === undefined || cells.length > 1) return '';
  return KINDS.flatMap((kind) => {
    const first = kind === 'colour' ? 1 : shape.minDigit;
    const values = indicesOf(setIn(position.peek(), kind, cell)).map((index) => index + first);
    return values.length > 0 ? [`${kind} ${values.join(' ')}`] : [];
  }).join('; ');
}

/** The puzzle as text that any reader of puzzles takes: one line where that says it all, else the document. */
function puzzleText({ puzzle }: GameSession): string {
  const { document } = puzzle;
  const { givens, size } = document;
  const plain = parsePuzzle({ hitotsu: 1, size, givens });
  const isPlain = plain.ok && JSON.stringify(plain.value.document.rules) === JSON.stringify(document.rules);
  return isPlain && document.digits === undefined ? givens : JSON.stringify(document);
}

/** What Ctrl+C takes from the board. */
export function copied(session: GameSession): string {
  return marksText(session) || puzzleText(session);
}

const MARKS = /^(?:corner|centre|colour)(?: \d{1,2})+(?:; (?:corner|centre|colour)(?: \d{1,2})+)*$/;

/** The move that pasted marks make in the selected cells; null if the text holds no marks. */
export function pastedMarks(session: GameSession, text: string) {
  const { cells } = session.selection.peek();
  if (!MARKS.test(text.trim()) || cells.length === 0) return null;
  const { shape, position, digits } = session;
  return text
    .trim()
    .split('; ')
    .flatMap((part) => {
      const [name, ...values] = part.split(' ');
      const kind = KINDS.find((each) => each === name) ?? 'corner';
      const numbers = values.map(Number);
      const set = numbers.reduce(
        (all, value) =>
          all | (kind === 'colour' ? (value >= 1 && value <= 9 ? 1 << (value - 1) : 0) : shape.setOf(value)),
        0,
      );
      return cells
        .filter((cell) => kind === 'colour' || digits.peek()[cell] === -1)
        .flatMap((cell) => setChange(shape, position.peek(), kind, cell, set) ?? []);
    });
}
