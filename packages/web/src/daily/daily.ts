import type { Grade } from 'hitotsu/logic';
import type { PuzzleDocument } from 'hitotsu/puzzle';
import { ask } from '../engine/client.ts';
import type { MakeAsk } from '../engine/handlers/making.ts';
import { DAILY_GRADES, DAILY_KINDS, DAILY_VERSIONS, type DailyKind } from './recipes.ts';

export { DAILY_GRADES, DAILY_KINDS, type DailyKind } from './recipes.ts';

/** One of the twenty puzzles of a day. Everything follows from the date, kind and grade. */
export interface DailyItem {
  /** Names the puzzle on every device, and is the `id` of its document: `hitotsu-daily-1/2026-11-30/killer/hard`. */
  readonly id: string;
  readonly date: string;
  readonly kind: DailyKind;
  readonly grade: Grade;
  /** Rules as the generator takes them. */
  readonly rules: string;
  readonly nodes: number;
}

/** Days that can be chosen, today's among them. */
export const DAILY_DAYS = 30;

const DAY = 86_400_000;

/** The date of a moment where the reader is, as `2026-11-30`. */
export function dateOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The date so many days after another (before, if negative). */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The last thirty days, the given one first. */
export function lastDays(today: string): readonly string[] {
  return Array.from({ length: DAILY_DAYS }, (_, ago) => daysAfter(today, -ago));
}

/** The twenty puzzles of a day, kind by kind, easiest first. Days before the first recipe are made by that one. */
export function dailyList(date: string): readonly DailyItem[] {
  const recipe = DAILY_VERSIONS.findLast(({ from }) => from <= date) ?? DAILY_VERSIONS[0];
  if (!recipe) return [];
  const number = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
  return DAILY_KINDS.flatMap((kind) => {
    const lists = recipe.rules[kind];
    const rules = lists[((number % lists.length) + lists.length) % lists.length] as string;
    return DAILY_GRADES.map((grade) => ({
      id: `hitotsu-daily-${recipe.version}/${date}/${kind}/${grade}`,
      date,
      kind,
      grade,
      rules,
      nodes: recipe.nodes,
    }));
  });
}

/** What the engine is asked for a day's puzzle. */
export function dailyAsk({ id, rules, grade, nodes }: DailyItem): MakeAsk {
  return { rules, grade, seed: id, budget: { nodes }, id };
}

const made = new Map<string, Promise<PuzzleDocument>>();

/** The puzzle of an item, with its solution. Made when first wanted, then remembered while the app is open. */
export function dailyPuzzle(
  item: DailyItem,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<PuzzleDocument> {
  const known = made.get(item.id);
  if (known) return known;
  const making = ask('make', dailyAsk(item), { signal, lane: 'long' }).then(({ document }) => document);
  made.set(item.id, making);
  making.catch(() => made.delete(item.id));
  return making;
}
