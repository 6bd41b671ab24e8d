import type { Language } from 'hitotsu/base';
import { language } from '../words/words.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** A length of time as it is said: 8:12, 1:02:03; 8分12秒. */
export function lengthOfTime(ms: number, how: Language = language.value): string {
  const all = Math.floor(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  if (how === 'ja')
    return `${hours ? `${hours}時間` : ''}${hours || minutes ? `${minutes}分` : ''}${seconds}秒`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

const KANJI = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const TAG: Readonly<Record<Language, string>> = { en: 'en-GB', ja: 'ja-JP' };

/** A date (`2026-11-29`) as words; it is the same day wherever the reader is. */
export function wordsOfDate(date: string, how: Language = language.value) {
  const day = new Date(`${date}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(TAG[how], { timeZone: 'UTC', ...options }).format(day);
  const weekday = part({ weekday: 'long' });
  return {
    day: day.getUTCDate(),
    weekday,
    /** Sunday, November 2026; 2026年11月　日曜日 */
    monthAndWeekday:
      how === 'ja'
        ? `${part({ year: 'numeric', month: 'long' })}　${weekday}`
        : `${weekday}, ${part({ month: 'long', year: 'numeric' })}`,
    /** For a vertical line: 十一月 and 日曜日. */
    kanjiMonth: `${KANJI[day.getUTCMonth()]}月`,
    /** 29 November; 11月29日 */
    short: part({ day: 'numeric', month: 'long' }),
  };
}
