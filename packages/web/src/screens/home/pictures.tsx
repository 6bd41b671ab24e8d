import { useSignal } from '@preact/signals';
import { digitOf, EMPTY } from 'hitotsu/board';
import { type PuzzleDocument, type PuzzleDocumentInput, parsePuzzle } from 'hitotsu/puzzle';
import { useEffect } from 'preact/hooks';
import type { ThumbnailProps } from '../../board/thumbnail.tsx';
import type { GameEntry } from '../../store/games.ts';

type Thumbnail = (props: ThumbnailProps) => preact.ComponentChild;

/** The code that draws boards comes after the screen; until then the place is kept. */
let drawing: Promise<Thumbnail> | undefined;
const loadDrawing = () => {
  drawing ??= import('../../board/thumbnail.tsx').then(({ Thumbnail }) => Thumbnail);
  return drawing;
};

interface PictureProps {
  readonly document: PuzzleDocument | null;
  /** One symbol a cell, givens included. */
  readonly digits?: ArrayLike<number> | undefined;
  readonly size: number;
}

/** A small board, or an empty grid until there is one. */
export function Picture({ document, digits, size }: PictureProps) {
  const view = useSignal<{ readonly Thumbnail: Thumbnail } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (document)
      loadDrawing().then(
        (Thumbnail) => {
          if (wanted) view.value = { Thumbnail };
        },
        (error) => console.warn(error),
      );
    return () => {
      wanted = false;
    };
  }, [document]);
  const loaded = view.value;
  if (document && loaded)
    return <loaded.Thumbnail document={document as PuzzleDocumentInput} digits={digits} size={size} />;
  return <EmptyGrid size={size} />;
}

function EmptyGrid({ size }: { readonly size: number }) {
  const lines = (step: number) =>
    Array.from({ length: 9 / step - 1 }, (_, i) => {
      const at = (i + 1) * step * 10;
      return `M${at} 0V90M0 ${at}H90`;
    }).join('');
  return (
    <svg class="empty-grid" width={size} height={size} viewBox="-1 -1 92 92" aria-hidden="true">
      <path class="empty-cells" d={lines(1)} />
      <path class="empty-boxes" d={`M0 0H90V90H0Z${lines(3)}`} />
    </svg>
  );
}

/** The board of a game as it stands. */
export function GamePicture({ entry, size }: { readonly entry: GameEntry; readonly size: number }) {
  return <Picture document={entry.document} digits={standing(entry)} size={size} />;
}

function standing({ document, entries }: GameEntry): ArrayLike<number> | undefined {
  const puzzle = parsePuzzle(document);
  if (!puzzle.ok) return undefined;
  const digits = puzzle.value.givens.digits.slice();
  [...entries].forEach((symbol, cell) => {
    const digit = digitOf(symbol);
    if (symbol !== '.' && digit >= 0 && digits[cell] === EMPTY) digits[cell] = digit;
  });
  return digits;
}
