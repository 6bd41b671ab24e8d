import { t } from '../../words/play.ts';

const PLACE = 'hitotsu.tips';
const TIPS = ['tipDrag', 'tipNotes', 'tipShow', 'tipLong'] as const;
/** Each tip is shown this often at most. */
const TIMES = 3;

/** The tip to show now, one a game; null when all have been seen often enough, or nothing can be kept. */
export function nextTip(): string | null {
  try {
    const seen = Number(localStorage.getItem(PLACE) ?? 0);
    if (!Number.isInteger(seen) || seen < 0 || seen >= TIPS.length * TIMES) return null;
    localStorage.setItem(PLACE, String(seen + 1));
    return t(TIPS[seen % TIPS.length] as (typeof TIPS)[number]);
  } catch {
    return null;
  }
}
