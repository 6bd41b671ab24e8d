import { expect, it } from 'vitest';
import { lengthOfTime, wordsOfDate } from './moments.ts';

it('says how long something took', () => {
  expect(lengthOfTime(0, 'en')).toBe('0:00');
  expect(lengthOfTime(492_900, 'en')).toBe('8:12');
  expect(lengthOfTime(3_723_000, 'en')).toBe('1:02:03');
  expect(lengthOfTime(9_000, 'ja')).toBe('9秒');
  expect(lengthOfTime(492_000, 'ja')).toBe('8分12秒');
  expect(lengthOfTime(3_603_000, 'ja')).toBe('1時間0分3秒');
});

it('says which day it is, wherever the reader is', () => {
  expect(wordsOfDate('2026-11-29', 'en')).toEqual({
    day: 29,
    weekday: 'Sunday',
    monthAndWeekday: 'Sunday, November 2026',
    kanjiMonth: '十一月',
    short: '29 November',
  });
  expect(wordsOfDate('2026-03-01', 'ja')).toMatchObject({
    day: 1,
    monthAndWeekday: '2026年3月　日曜日',
    kanjiMonth: '三月',
    short: '3月1日',
  });
});
