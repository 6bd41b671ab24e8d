import { boardFigure } from 'hitotsu/drawing';
import { type Puzzle, type PuzzleDocumentInput, parsePuzzle } from 'hitotsu/puzzle';
import { useMemo } from 'preact/hooks';
import { FigureSvg } from '../picture/figure.tsx';

export interface ThumbnailProps {
  /** The puzzle, or the document of one. Nothing is drawn of a document that cannot be read. */
  readonly puzzle?: Puzzle | undefined;
  readonly document?: PuzzleDocumentInput | undefined;
  /** Digits on the board, givens included; by default the givens alone. */
  readonly digits?: ArrayLike<number> | undefined;
  /** Side in CSS pixels. */
  readonly size: number;
}

/** Device pixels of a cell from which on dashes and small numbers can be made out. */
const READABLE = 24;

/** A small picture of a board: lines, givens, entries. Decoration; the words beside it say what it is. */
export function Thumbnail({ puzzle, document, digits, size }: ThumbnailProps) {
  const figure = useMemo(() => {
    const shown = puzzle ?? read(document);
    if (!shown) return null;
    const cellPixels = (size / shown.shape.size) * (globalThis.devicePixelRatio ?? 1);
    return boardFigure(shown, digits, { cellPixels, small: cellPixels < READABLE });
  }, [puzzle, document, digits, size]);
  if (!figure) return null;
  const { margin } = figure;
  const width = margin.left + figure.size + margin.right;
  const height = margin.top + figure.size + margin.bottom;
  return <FigureSvg figure={figure} class="thumbnail" cell={size / Math.max(width, height)} />;
}

function read(document: PuzzleDocumentInput | undefined): Puzzle | null {
  const parsed = document && parsePuzzle(document);
  return parsed?.ok ? parsed.value : null;
}
