import { t } from '../../words/play.ts';

const PLACE = 'hitotsu.tips';
/** Those that speak of keys are for people who have some. */
const TIPS = {
  keys: ['tipDrag', 'tipNotes', 'tipShow'],
  touch: ['tipShow', 'tipLong'],
} as const;
/** Each tip is shown this often at most. */
const TIMES = 3;

/** The tip to show now, one a game; null when all have been seen often enough, or nothing can be kept. */
export function nextTip(): string | null {
  const tips = TIPS[matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys'];
  try {
    const seen = Number(localStorage.getItem(PLACE) ?? 0);
    if (!Number.isInteger(seen) || seen < 0 || seen >= tips.length * TIMES) return null;
    localStorage.setItem(PLACE, String(seen + 1));
    return t(tips[seen % tips.length] ?? tips[0]);
  } catch {
    return null;
  }
}
