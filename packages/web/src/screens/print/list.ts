import { computed, signal } from '@preact/signals';
import type { Grade } from 'hitotsu/logic';
import { type Puzzle, type PuzzleDocument, parsePuzzle } from 'hitotsu/puzzle';
import { builtinRules, shortName } from 'hitotsu/rules';
import { type DailyKind, dailyList, dailyPuzzle } from '../../daily/daily.ts';
import { ask } from '../../engine/client.ts';
import { sayBadLink } from '../../share/bad-link.ts';
import { readLink } from '../../share/link.ts';
import { type GameEntry, listGames } from '../../store/games.ts';
import { language } from '../../words/words.ts';
import { type Answers, type Count, type Paper, usualCount } from './layout.ts';

/** A puzzle to be printed, with what the engine says of it. */
export interface Printed {
  readonly key: string;
  readonly puzzle: Puzzle;
  readonly title: string | null;
  readonly grade: Grade | null;
  readonly rating: number | null;
  /** Where it stands in the order. */
  readonly place: number;
  /** Its only solution; null if there is not exactly one; undefined while nobody knows. */
  readonly solution: string | null | undefined;
}

/** What is to be printed, and how. Kept while the app is open. */
export const list = signal<readonly Printed[]>([]);
export const paper = signal<Paper>('a4');
/** How many a page the reader wants; null: as many as fill a page. */
export const countWanted = signal<Count | null>(null);
export const perPage = computed<Count>(() => countWanted.value ?? usualCount(list.value.length));
export const answers = signal<Answers>('upside-down');
/** What the reader wrote above the first page; null: the usual heading. */
export const heading = signal<string | null>(null);

/** Every puzzle is known to have exactly one solution. */
export const isProved = computed(() => list.value.every(({ solution }) => typeof solution === 'string'));

/** The rules of a puzzle by their short names: キラー・対角線. Rows and columns alone say nothing. */
export function rulesTitle({ document }: Puzzle): string {
  const bases = new Set(builtinRules.types.flatMap(({ base = [] }) => base.map(({ type }) => type)));
  const usual = new Set(builtinRules.withBase([]).map(({ type }) => type));
  const types = [...new Set(document.rules.map(({ type }) => type))].filter((type) => !bases.has(type));
  const special = types.filter((type) => !usual.has(type));
  const named = (special.length > 0 ? special : types).flatMap((type) => {
    const known = builtinRules.get(type);
    return known ? [shortName(known)[language.value]] : [];
  });
  return named.join(language.value === 'ja' ? '・' : ' + ');
}

/** Places are given out when something is chosen: what has to be made first does not come last for that. */
let places = 0;

interface Source {
  readonly key: string;
  readonly place?: number | undefined;
  readonly document: PuzzleDocument | { readonly [field: string]: unknown };
  readonly title?: string | undefined;
  readonly grade?: Grade | undefined;
  readonly rating?: number | undefined;
}

/** Adds a puzzle (once) and asks the engine what is not known of it. */
export function add({ key, document, title, grade, rating, place = places++ }: Source): void {
  if (list.peek().some((each) => each.key === key)) return;
  const { game: _, ...bare } = document as { readonly game?: unknown };
  const parsed = parsePuzzle(bare);
  if (!parsed.ok) return;
  const printed: Printed = {
    key,
    puzzle: parsed.value,
    title: title ?? parsed.value.document.title ?? null,
    grade: grade ?? null,
    rating: rating ?? null,
    place,
    solution: undefined,
  };
  list.value = [...list.peek(), printed].sort((a, b) => a.place - b.place);
  void learn(printed);
}

async function learn({ key, puzzle, grade, rating }: Printed): Promise<void> {
  const say = (part: Partial<Printed>) => {
    list.value = list.peek().map((each) => (each.key === key ? { ...each, ...part } : each));
  };
  const document = puzzle.document;
  const { status, solutions } = await ask('check', { document, ms: 20_000 });
  const [solution] = solutions;
  say({ solution: status === 'unique' && solution ? solution : null });
  if (status !== 'unique' || (grade !== null && rating !== null)) return;
  const rate = await ask('rate', { document, unique: true, ms: 10_000 });
  say({ grade: grade ?? rate.grade, rating: rate.rating });
}

export function remove(key: string): void {
  list.value = list.peek().filter((each) => each.key !== key);
}

/** Moves a puzzle one place up. */
export function moveUp(key: string): void {
  const all = [...list.peek()];
  const at = all.findIndex((each) => each.key === key);
  const before = all[at - 1];
  const own = all[at];
  if (!before || !own) return;
  all[at - 1] = { ...own, place: before.place };
  all[at] = { ...before, place: own.place };
  list.value = all;
}

/** Adds the five puzzles of one kind of a day; each appears when it is made. */
export async function addDaily(date: string, kind: DailyKind): Promise<void> {
  const items = dailyList(date).filter((each) => each.kind === kind);
  const first = places;
  places += items.length;
  for (const [i, item] of items.entries()) {
    if (list.peek().some(({ key }) => key === item.id)) continue;
    add({ key: item.id, document: await dailyPuzzle(item), grade: item.grade, place: first + i });
  }
}

export function addGame({ id, document, info }: GameEntry): void {
  add({ key: `game ${id}`, document, title: info.title, grade: info.grade, rating: info.rating });
}

/** What the address names: `#…` a shared puzzle, `?games=a,b` kept games, `?day=2026-11-30&kind=killer` a day's five. */
export async function fromAddress(query: URLSearchParams, hash: string): Promise<void> {
  if (hash !== '') {
    const read = readLink(hash);
    if (read.ok) add({ key: `link ${hash}`, document: read.value.puzzle.document });
    else void sayBadLink(read.errors);
  }
  const wanted = (query.get('games') ?? query.get('game') ?? '').split(',').filter((id) => id !== '');
  if (wanted.length > 0) {
    const games = await listGames();
    for (const id of wanted) {
      const game = games.find((each) => each.id === id);
      if (game) addGame(game);
    }
  }
  const day = query.get('day');
  const kind = query.get('kind');
  if (day && /^\d{4}-\d\d-\d\d$/.test(day)) await addDaily(day, (kind ?? 'classic') as DailyKind);
}
