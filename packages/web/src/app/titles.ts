import type { Grade } from 'hitotsu/logic';
import { type AnyRuleType, builtinRules } from 'hitotsu/rules';
import type { GameEntry } from '../store/games.ts';
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

/** The rules that tell puzzles apart: without those that go without saying beside the others. */
export function tellingRules(types: readonly AnyRuleType[]): readonly AnyRuleType[] {
  const all = [...new Set(types)];
  const telling = all.filter((type) => {
    const others = all.filter((each) => each !== type).map((each) => ({ type: each.type }));
    return others.length === 0 || !builtinRules.withBase(others).some((spec) => spec.type === type.type);
  });
  return telling.length > 0 ? telling : all;
}

/** The rules of a puzzle by their short names. */
export function rulesTitle(types: readonly AnyRuleType[]): string {
  const names = tellingRules(types).map(({ words }) => (words.short ?? words.name)[language.value]);
  return names.join(language.value === 'ja' ? '・' : ' + ');
}

/** What a game is called without its grade: the day it belongs to, its own title, or its rules. */
export function gameName({ info, document }: GameEntry): string {
  const daily = dailyOf(info.from);
  if (daily) return wordsOfDate(daily.date).short;
  if (info.title) return info.title;
  return rulesTitle(document.rules.flatMap(({ type }) => builtinRules.get(type) ?? []));
}

/** What a game is called: the day it belongs to, its own title, or its rules and grade. */
export function gameTitle(entry: GameEntry): string {
  const { info } = entry;
  const daily = dailyOf(info.from);
  if (daily) return dailyTitle(daily.date, daily.grade);
  const name = gameName(entry);
  if (info.title || !info.grade) return name;
  return `${name}${language.value === 'ja' ? '　' : ', '}${gradeName(info.grade)}`;
}
