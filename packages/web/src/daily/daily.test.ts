import { readRules } from 'hitotsu/generator';
import { describe, expect, it } from 'vitest';
import { dailyList, dateOf, daysAfter, lastDays } from './daily.ts';
import { DAILY_GRADES, DAILY_KINDS, DAILY_VERSIONS } from './recipes.ts';

describe('the puzzles of a day', () => {
  it('are five grades of four kinds, named by date, kind and grade', () => {
    const list = dailyList('2026-11-30');
    expect(list).toHaveLength(20);
    expect(list.map(({ id }) => id)).toContain('hitotsu-daily-1/2026-11-30/killer/hard');
    expect(new Set(list.map(({ id }) => id)).size).toBe(20);
    for (const kind of DAILY_KINDS)
      expect(list.filter((item) => item.kind === kind).map(({ grade }) => grade)).toEqual(DAILY_GRADES);
  });

  it('follow from the date alone', () => {
    expect(dailyList('2026-11-30')).toEqual(dailyList('2026-11-30'));
    expect(dailyList('2026-11-30')[0]?.id).not.toBe(dailyList('2026-12-01')[0]?.id);
  });

  it('have rules that the generator knows', () => {
    for (const { rules } of DAILY_VERSIONS)
      for (const list of Object.values(rules).flat()) expect(readRules(list).ok, list).toBe(true);
  });

  it('change the mix from day to day, and from week to week', () => {
    const mix = (date: string) => dailyList(date).find(({ kind }) => kind === 'mix')?.rules;
    for (let day = '2026-11-01'; day < '2026-12-01'; day = daysAfter(day, 1)) {
      expect(mix(daysAfter(day, 1))).not.toBe(mix(day));
      expect(mix(daysAfter(day, 7))).not.toBe(mix(day));
    }
  });

  it('exist for days before the first recipe', () => {
    expect(dailyList('1969-12-31')).toHaveLength(20);
  });
});

describe('dates', () => {
  it('are the reader’s own', () => {
    expect(dateOf(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
    expect(dateOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  });

  it('cross months and leap days', () => {
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('go back thirty days', () => {
    const days = lastDays('2026-11-30');
    expect(days).toHaveLength(30);
    expect(days[0]).toBe('2026-11-30');
    expect(days[29]).toBe('2026-11-01');
  });
});
