import { t } from '../../words/play.ts';

const PLACE = 'hitotsu.tips';
/** What is met for the first time, and what is then told; those that speak of keys are for people who have some. */
const TIPS = {
  selecting: { keys: 'tipDrag', touch: 'tipLong' },
  entering: { keys: 'tipShow', touch: 'tipShow' },
  notes: { keys: 'tipNotes', touch: null },
  undoing: { keys: 'tipSavepoint', touch: 'tipSavepoint' },
} as const;
export type Feature = keyof typeof TIPS;
/** Each tip is shown this often at most. */
const TIMES = 3;

/** How often each tip has been shown. */
function seenBefore(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The tip for what was just met; null when it has been seen often enough, or nothing can be kept. */
export function tipFor(feature: Feature): string | null {
  const key = TIPS[feature][matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys'];
  if (key === null) return null;
  const seen = seenBefore();
  const times = Number(seen[feature] ?? 0);
  if (!(times < TIMES)) return null;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...seen, [feature]: times + 1 }));
  } catch {
    return null;
  }
  return t(key);
}
