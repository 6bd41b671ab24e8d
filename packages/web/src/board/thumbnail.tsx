import { EMPTY, symbolOf } from 'hitotsu/board';
import { type Puzzle, type PuzzleDocumentInput, parsePuzzle } from 'hitotsu/puzzle';
import { Backdrop } from './backdrop.tsx';

export interface ThumbnailProps {
  /** The puzzle, or the document of one. Nothing is drawn of a document that cannot be read. */
  readonly puzzle?: Puzzle | undefined;
  readonly document?: PuzzleDocumentInput | undefined;
  /** Digits on the board, givens included; by default the givens alone. */
  readonly digits?: ArrayLike<number> | undefined;
  /** Side in CSS pixels. */
  readonly size: number;
}

/** A small picture of a board: lines, givens, entries. Decoration; the words beside it say what it is. */
export function Thumbnail({ puzzle, document, digits, size }: ThumbnailProps) {
  const shown = puzzle ?? read(document);
  if (!shown) return null;
  const { shape, givens } = shown;
  const standing = digits ?? givens.digits;
  return (
    <svg
      class="thumbnail"
      width={size}
      height={size}
      viewBox={`-3 -3 ${shape.size * 100 + 6} ${shape.size * 100 + 6}`}
      aria-hidden="true"
    >
      <Backdrop puzzle={shown} />
      {Array.from(standing, (digit, cell) =>
        digit === EMPTY ? null : (
          <text
            key={cell}
            class={givens.isEmpty(cell) ? 'entry' : 'given'}
            x={shape.columnOf(cell) * 100 + 50}
            y={shape.rowOf(cell) * 100 + 72}
          >
            {symbolOf(digit)}
          </text>
        ),
      )}
    </svg>
  );
}

function read(document: PuzzleDocumentInput | undefined): Puzzle | null {
  const parsed = document && parsePuzzle(document);
  return parsed?.ok ? parsed.value : null;
}
