import type { Grade } from 'hitotsu/logic';
import { gradeName } from '../words/grades.ts';
import { language } from '../words/words.ts';
import { wordsOfDate } from './moments.ts';

/** The parts of a daily puzzle's id: `hitotsu-daily-1/2026-11-29/killer/hard`. */
export function dailyOf(from: string | undefined) {
  const match = /^hitotsu-daily-\d+\/(\d{4}-\d\d-\d\d)\/([a-z]+)\/([a-z]+)$/.exec(from ?? '');
  return match ? { date: match[1] as string, kind: match[2] as string, grade: match[3] as Grade } : null;
}

/** What a daily puzzle is called: 29 November, Hard; 11月29日の上級. */
export function dailyTitle(date: string, grade: Grade): string {
  const { short } = wordsOfDate(date);
  return language.value === 'ja' ? `${short}の${gradeName(grade)}` : `${short}, ${gradeName(grade)}`;
}
