const PLACE = 'hitotsu.solve';

/** Longest text that is kept; no single puzzle is so long, and a collection is a file that its owner has. */
const MOST = 100_000;

/** The tab's own text first: another tab may have worked on another puzzle since. */
const places = (): readonly Storage[] => [sessionStorage, localStorage];

/** Keeps the text of the puzzle for a reload, and for the next visit. */
export function keepText(text: string): void {
  try {
    for (const place of places())
      if (text.trim() === '' || text.length > MOST) place.removeItem(PLACE);
      else place.setItem(PLACE, text);
  } catch {
    // Without a place to keep it the text lasts as long as the page.
  }
}

/** The text that was kept, or nothing. */
export function keptText(): string {
  try {
    for (const place of places()) {
      const text = place.getItem(PLACE);
      if (text !== null) return text;
    }
  } catch {
    // Nothing was kept then.
  }
  return '';
}
