import { type Catalogue, wordsOf } from './words.ts';

const durationWords = {
  en: { ms: '{n} ms', seconds: '{n} s', minutes: '{m} min {s} s', hours: '{h} h {m} min' },
  ja: { ms: '{n}ミリ秒', seconds: '{n}秒', minutes: '{m}分{s}秒', hours: '{h}時間{m}分' },
} satisfies Catalogue<string>;

const t = wordsOf(durationWords);

/** How long a calculation took: `0.4 ms`, `38 ms`, `1.2 s`, `2 min 5 s`. */
export function spent(ms: number): string {
  if (ms < 9.95) return t('ms', { n: Math.max(0.1, ms).toFixed(1) });
  if (ms < 999.5) return t('ms', { n: Math.round(ms) });
  if (ms < 59_950) return t('seconds', { n: (ms / 1000).toFixed(1) });
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return t('minutes', { m: Math.floor(seconds / 60), s: seconds % 60 });
  return t('hours', { h: Math.floor(seconds / 3600), m: Math.floor((seconds % 3600) / 60) });
}
