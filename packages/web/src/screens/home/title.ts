import { builtinRules } from 'hitotsu/rules';
import { dailyOf, dailyTitle } from '../../app/titles.ts';
import type { GameEntry } from '../../store/games.ts';
import { gradeName } from '../../words/grades.ts';
import { language } from '../../words/words.ts';

/** What a game is called: the day it belongs to, its own title, or its rules and grade. */
export function gameTitle({ info, document }: GameEntry): string {
  const daily = dailyOf(info.from);
  if (daily) return dailyTitle(daily.date, daily.grade);
  if (info.title) return info.title;
  const japanese = language.value === 'ja';
  const types = (document.rules ?? ['classic']).map((rule) => (typeof rule === 'string' ? rule : rule.type));
  const names = [...new Set(types)].map((type) => {
    const words = builtinRules.get(type)?.words;
    return (words?.short ?? words?.name)?.[language.value] ?? type;
  });
  const rules = names.join(japanese ? '・' : ' + ');
  return info.grade ? `${rules}${japanese ? '　' : ', '}${gradeName(info.grade)}` : rules;
}
