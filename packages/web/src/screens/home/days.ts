import { computed, signal } from '@preact/signals';
import type { Grade } from 'hitotsu/logic';
import { navigate } from '../../app/routes.ts';
import { settings } from '../../app/settings.ts';
import { DAILY_DAYS, type DailyItem, dailyList, dateOf, daysAfter } from '../../daily/daily.ts';
import { createGame, type GameEntry, gamesSignal } from '../../store/games.ts';
import { puzzleOf } from './shelf.ts';

/** The day it is; looked at again whenever the page is shown. */
export const today = signal(dateOf(new Date()));
const chosen = signal<string | null>(null);
/** The day whose puzzles are shown. */
export const day = computed(() => chosen.value ?? today.value);

/** Reads the calendar again. */
export function lookAtCalendar(): void {
  today.value = dateOf(new Date());
}

/** The first day that can be opened. */
export const firstDay = computed(() => daysAfter(today.value, 1 - DAILY_DAYS));

/** Shows another day, within the last thirty. */
export function showDay(date: string): void {
  const within = date < firstDay.peek() ? firstDay.peek() : date;
  chosen.value = within >= today.peek() ? null : within;
}

/** The five puzzles of the day and the kind that is shown. */
export const items = computed(() =>
  dailyList(day.value).filter(({ kind }) => kind === settings.dailyKind.value),
);

/** The newest game of each daily puzzle, by its id. */
const played = computed(() => {
  const found = new Map<string, GameEntry>();
  for (const entry of gamesSignal.value ?? []) {
    const { from } = entry.info;
    if (from !== undefined && !found.has(from)) found.set(from, entry);
  }
  return found;
});

/** The game that was begun of a daily puzzle. */
export const gameOf = ({ id }: DailyItem): GameEntry | undefined => played.value.get(id);

export type DayState = 'open' | 'begun' | 'solved';
const isBegun = ({ filled, time }: GameEntry) => filled > 0 || time > 0;

/** How far a puzzle has come. */
export function stateOf(entry: GameEntry | undefined): DayState {
  if (entry?.solved) return 'solved';
  return entry && isBegun(entry) ? 'begun' : 'open';
}

export interface DaySquare {
  readonly date: string;
  readonly state: DayState;
  /** In the future, or too long ago to be opened. */
  readonly closed: boolean;
}

/** The month of the day that is shown: a row for each grade, a square for each day. */
export const month = computed(() => {
  const [year, index] = day.value.split('-').map(Number) as [number, number];
  const length = new Date(Date.UTC(year, index, 0)).getUTCDate();
  const dates = Array.from({ length }, (_, i) => `${day.value.slice(0, 8)}${String(i + 1).padStart(2, '0')}`);
  const rows = new Map<Grade, DaySquare[]>();
  for (const date of dates)
    for (const item of dailyList(date)) {
      if (item.kind !== settings.dailyKind.value) continue;
      const row = rows.get(item.grade) ?? [];
      rows.set(item.grade, row);
      const closed = date > today.value || date < firstDay.value;
      row.push({ date, state: stateOf(gameOf(item)), closed });
    }
  return { dates, rows };
});

/** The puzzle that is being opened, and those that could not be made. */
export const opening = signal<string | null>(null);
export const refused = signal<ReadonlySet<string>>(new Set());

let ending: AbortController | undefined;

/** Ends everything that is being made for this screen. */
export function stopMaking(): void {
  ending?.abort();
  ending = undefined;
  opening.value = null;
}

export function makingSignal(): AbortSignal {
  ending ??= new AbortController();
  return ending.signal;
}

/** Goes to the game of a daily puzzle; it is made if nobody has begun it. */
export async function openDaily(item: DailyItem): Promise<void> {
  const entry = gameOf(item);
  const go = (id: string) => navigate(`/play?game=${encodeURIComponent(id)}`);
  if (entry) return go(entry.id);
  if (opening.peek() === item.id) return;
  opening.value = item.id;
  refused.value = new Set([...refused.peek()].filter((id) => id !== item.id));
  const signal = makingSignal();
  try {
    const document = await puzzleOf(item, signal);
    if (signal.aborted || opening.peek() !== item.id) return;
    const id = await createGame(document, { grade: item.grade, from: item.id });
    opening.value = null;
    go(id);
  } catch (error) {
    if (signal.aborted) return;
    console.warn(error);
    opening.value = null;
    refused.value = new Set([...refused.peek(), item.id]);
  }
}
