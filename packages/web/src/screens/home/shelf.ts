import type { PuzzleDocument } from 'hitotsu/puzzle';
import { type DailyItem, dailyPuzzle } from '../../daily/daily.ts';

const PLACE = 'hitotsu.daily';
/** Puzzles kept; the oldest go first. */
const MOST = 40;

type Shelf = Readonly<Record<string, PuzzleDocument>>;

function kept(): Shelf {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as Shelf;
  } catch {
    return {};
  }
}

/** The puzzle of an item, made once on this device: what was made before is read from the shelf. */
export async function puzzleOf(item: DailyItem, signal: AbortSignal): Promise<PuzzleDocument> {
  const known = kept()[item.id];
  if (known) return known;
  const made = await dailyPuzzle(item, { signal });
  try {
    const all = Object.entries({ ...kept(), [item.id]: made });
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // Without room it is made again next time.
  }
  return made;
}
