import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { InputError, unwrap } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import {
  canonicalText,
  type Game,
  type GameDocument,
  type PuzzleDocument,
  parseGame,
  puzzleHash,
} from 'hitotsu/puzzle';
import { GameSession } from '../game/session.ts';
import type { BackupGame } from './backup.ts';
import { databaseVault } from './database.ts';
import { Keeper, keptGame } from './keeper.ts';
import { memoryVault } from './memory.ts';
import type { Finish, GameEntry, GameInfo, Kept } from './records.ts';
import { withSpare } from './spare.ts';
import { type Said, tabLine } from './tabs.ts';
import type { Vault } from './vault.ts';

export type { Finish, GameEntry, GameInfo } from './records.ts';

/**
 * `kept`: games are saved. `memory`: the browser gives the page no database, games last as long as the page. `full`: there
 * is no room left; what is not saved yet is kept in the page and tried again.
 */
export type StoreState = 'kept' | 'memory' | 'full';

const state = signal<StoreState>('kept');
const entries = signal<readonly GameEntry[] | null>(null);
const elsewhere = signal<ReadonlySet<string>>(new Set());
const deleted = signal<ReadonlySet<string>>(new Set());

export const storeState: ReadonlySignal<StoreState> = state;
/** All games, the one played last first; null until they have been read. */
export const gamesSignal: ReadonlySignal<readonly GameEntry[] | null> = computed(() => entries.value);
/** Games that are open in another tab too. */
export const openElsewhere: ReadonlySignal<ReadonlySet<string>> = elsewhere;
/** Open games that another tab has deleted. */
export const deletedElsewhere: ReadonlySignal<ReadonlySet<string>> = deleted;

const withId = (set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...set, id] : [...set].filter((each) => each !== id));

/** The time of play is saved this often, besides with every move. */
const TIME_SAVED_MS = 15_000;

/** How long a deleted game can be brought back. */
export const RECALL_SECONDS = 8;

const NO_SUCH_GAME = {
  en: 'It may have been deleted.',
  ja: '削除した可能性があります。',
};

const finishers = new Set<(session: GameSession, finish: Finish) => void>();

/** Calls back when a game is finished. */
export function onFinish(listener: (session: GameSession, finish: Finish) => void): () => void {
  finishers.add(listener);
  return () => finishers.delete(listener);
}

const tab = Math.random().toString(36).slice(2, 10);
let count = 0;
const name = () => `${tab}-${count++}`;
const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

let vault: Promise<Vault> | undefined;
const keepers = new Map<string, Promise<Keeper>>();

/** The vault of the page; opened when first wanted. */
function theVault(): Promise<Vault> {
  if (!vault) {
    vault = databaseVault().then(
      (database) =>
        withSpare(database, {
          full: () => {
            state.value = 'full';
          },
          room: () => {
            state.value = 'kept';
          },
        }),
      () => {
        state.value = 'memory';
        return memoryVault();
      },
    );
    watchPage();
    setTimeout(() => void purge(), 3000);
  }
  return vault;
}

/** A page that is hidden may never come back; one that comes back may have missed what other tabs did. */
function watchPage(): void {
  if (typeof document === 'undefined') return;
  addEventListener('pagehide', () => void saveAll());
  document.addEventListener('visibilitychange', () => void (document.hidden ? saveAll() : refreshAll()));
  setInterval(() => {
    if (!document.hidden) void saveAll();
  }, TIME_SAVED_MS);
}

const line = tabLine<Said>('hitotsu.games', (message) => void hear(message));

async function hear(message: Said): Promise<void> {
  const { say, game } = message;
  if (say === 'changed') {
    if (entries.peek()) await listGames();
    await (await keepers.get(game))?.refresh();
    return;
  }
  const mine = keepers.has(game);
  if (say === 'open' && mine) line.tell({ say: 'here', game });
  if (say === 'open' || say === 'here') {
    if (mine) elsewhere.value = withId(elsewhere.peek(), game, true);
  } else elsewhere.value = withId(elsewhere.peek(), game, false);
}

/** That there is no room is known by then; anything else belongs on the console. */
function failed(error: unknown): void {
  if (state.peek() !== 'full') console.warn(error);
}

/** Lists are read again after changes; the changes of one moment together. */
let reading: ReturnType<typeof setTimeout> | undefined;
function changed(id: string): void {
  line.tell({ say: 'changed', game: id });
  if (!entries.peek()) return;
  clearTimeout(reading);
  reading = setTimeout(() => void listGames(), 50);
}

/** Reads the list of games. */
export async function listGames(): Promise<readonly GameEntry[]> {
  const all = await (await theVault()).all();
  const list = all
    .filter(({ summary }) => summary.deleted === undefined)
    .map(({ row, summary }) => ({ ...row, ...summary }))
    .sort((a, b) => b.played - a.played || (a.id < b.id ? -1 : 1));
  entries.value = list;
  return list;
}

/** The newest game that came from `from` (a daily puzzle, say), if any. */
export async function gameFrom(from: string): Promise<GameEntry | undefined> {
  return (entries.peek() ?? (await listGames())).find(({ info }) => info.from === from);
}

/** The game of a puzzle that came from `from` and is not finished, the one played last if there are several. */
export async function unfinished(document: PuzzleDocument, from: string): Promise<GameEntry | undefined> {
  const hash = puzzleHash(document);
  return (await listGames()).find(
    (game) =>
      game.info.from === from &&
      !game.solved &&
      game.document.givens === document.givens &&
      puzzleHash(game.document) === hash,
  );
}

/** Begins a game of a puzzle, or takes up a game document with what its player did. Throws `InputError`. */
export async function createGame(
  document: PuzzleDocument | GameDocument | { readonly [field: string]: unknown },
  info: GameInfo = {},
  id = newId(),
): Promise<string> {
  const game = unwrap(parseGame(document));
  const { puzzle } = game;
  const { game: fields, ...bare } = game.document;
  const title = info.title ?? puzzle.document.title;
  const { filled, total } = countsOf(game);
  const now = Date.now();
  const kept = await theVault();
  await kept.create(
    { id, created: now, info: { ...info, ...(title ? { title } : {}) }, document: bare as PuzzleDocument },
    {
      id,
      played: now,
      entries: fields.entries ?? '.'.repeat(puzzle.shape.cellCount),
      filled,
      total,
      time: fields.time ?? 0,
    },
    { id, game: fields, ids: (fields.history ?? []).map((_, at) => `${id}-${at}`), through: 0 },
  );
  changed(id);
  return id;
}

/** Every game with its whole history, as a backup holds it. */
export async function backupGames(): Promise<BackupGame[]> {
  const kept = await theVault();
  await saveAll();
  const games: BackupGame[] = [];
  for (const { row, summary } of await kept.all()) {
    if (summary.deleted !== undefined) continue;
    const found = await kept.load(row.id);
    if (found) games.push(backedUp(found));
  }
  return games;
}

/** What restoring a backup would do: games to be added, and how many are here already. */
export interface RestorePlan {
  readonly add: readonly BackupGame[];
  readonly here: number;
}

/** Compares a backup with what is here. A game that is here but differs comes as a second one; nothing is overwritten. */
export async function planRestore(games: readonly BackupGame[]): Promise<RestorePlan> {
  const kept = await theVault();
  const add: BackupGame[] = [];
  let here = 0;
  const taken = new Set<string>();
  for (const game of games) {
    const text = wholeText(game.document);
    let { id } = game;
    for (;;) {
      const found = await kept.load(id);
      const same = found !== null && wholeText(backedUp(found).document) === text;
      if (same || taken.has(id)) {
        here++;
        break;
      }
      if (!found) {
        taken.add(id);
        add.push({ ...game, id });
        break;
      }
      // The same name for the same content, so that restoring twice adds nothing twice.
      id = `${game.id.slice(0, 60)}-${puzzleHash({ givens: text + id })}`;
    }
  }
  return { add, here };
}

/** A game as text, whether what is empty is stated or left out. */
const wholeText = (document: GameDocument): string =>
  canonicalText(new GameSession('', unwrap(parseGame(document))).document());

/** Adds the games of a plan. */
export async function restoreGames(add: readonly BackupGame[]): Promise<void> {
  const kept = await theVault();
  for (const { id, created, played, info, solved, document } of add) {
    const game = unwrap(parseGame(document));
    const { game: fields, ...bare } = game.document;
    const { filled, total } = countsOf(game);
    const entries = fields.entries ?? '.'.repeat(game.puzzle.shape.cellCount);
    const time = fields.time ?? 0;
    await kept.create(
      { id, created, info, document: bare as PuzzleDocument },
      { id, played, entries, filled, total, time, ...(solved ? { solved } : {}) },
      { id, game: fields, ids: (fields.history ?? []).map((_, at) => `${id}-${at}`), through: 0 },
    );
  }
  changed('');
}

function backedUp(kept: Kept): BackupGame {
  const { row, summary } = kept;
  const { game } = keptGame(kept);
  return {
    id: row.id,
    created: row.created,
    played: summary.played,
    info: row.info,
    ...(summary.solved ? { solved: summary.solved } : {}),
    document: { ...row.document, game },
  };
}

const countsOf = ({ entries, puzzle }: Game) => ({
  filled: entries.digits.reduce((sum, digit) => sum + (digit === EMPTY ? 0 : 1), 0),
  total: puzzle.givens.digits.reduce((sum, digit) => sum + (digit === EMPTY ? 1 : 0), 0),
});

/**
 * The game of an id, being saved from now on; the same session each time while it is open. Throws `InputError` with the
 * code `no-such-game` or what is wrong with what was kept.
 */
export async function openGame(id: string): Promise<GameSession> {
  const known = keepers.get(id);
  if (known) return (await known).session;
  const opening = open(id);
  keepers.set(id, opening);
  try {
    const keeper = await opening;
    line.tell({ say: 'open', game: id });
    return keeper.session;
  } catch (error) {
    keepers.delete(id);
    throw error;
  }
}

async function open(id: string): Promise<Keeper> {
  const kept = await theVault();
  const found: Kept | null = await kept.load(id);
  if (!found || found.summary.deleted !== undefined)
    throw new InputError([{ code: 'no-such-game', words: NO_SUCH_GAME, values: { id: id.slice(0, 40) } }]);
  return new Keeper(found, kept, name, {
    saved: changed,
    deleted: (id, isDeleted) => {
      deleted.value = withId(deleted.peek(), id, isDeleted);
    },
    solved: (session, finish) => {
      for (const listener of finishers) listener(session, finish);
      void rateFinished(session, found.row.info);
    },
    failed,
  });
}

/** Statistics go by grade and technique: where these are not known, they are found out when the game is finished. */
async function rateFinished({ id, puzzle }: GameSession, info: GameInfo): Promise<void> {
  if (info.grade && info.technique) return;
  const { ask } = await import('../engine/client.ts');
  try {
    const rated = await ask('rate', { document: puzzle.document }, { lane: 'long' });
    await describeGame(id, {
      ...(rated.grade ? { grade: rated.grade } : {}),
      ...(rated.rating ? { rating: rated.rating } : {}),
      ...(rated.hardest ? { technique: rated.hardest.key } : {}),
    });
  } catch {
    // A game without a grade is only missing from the figures.
  }
}

/** Ends the saving of a game that is no longer shown; everything is written first. */
export async function closeGame(id: string): Promise<void> {
  const keeper = keepers.get(id);
  if (!keeper) return;
  keepers.delete(id);
  deleted.value = withId(deleted.peek(), id, false);
  line.tell({ say: 'left', game: id });
  await (await keeper).close();
  changed(id);
}

/** Adds to what is known of a game (grade, technique, title). */
export async function describeGame(id: string, info: GameInfo): Promise<void> {
  const kept = await theVault();
  const found = await kept.load(id);
  if (!found) return;
  await kept.describe(id, { ...found.row.info, ...info });
  changed(id);
}

/** Deletes a game. It can be brought back for a few seconds; then it is gone. */
export async function deleteGame(id: string): Promise<void> {
  const kept = await theVault();
  await kept.summarise(id, (summary) => ({ ...summary, deleted: Date.now() }));
  changed(id);
  setTimeout(() => void purge(), RECALL_SECONDS * 1000 + 500);
}

/** Brings back a game that was deleted a moment ago. */
export async function undelete(id: string): Promise<void> {
  const kept = await theVault();
  await kept.summarise(id, ({ deleted: _, ...summary }) => summary);
  changed(id);
}

/** Keeps an open game that another tab has deleted; beyond recall, it is written anew. Moves of it do the same. */
export async function keepGame(id: string): Promise<void> {
  await undelete(id);
  await (await keepers.get(id))?.keep();
}

/** Removes games that were deleted long enough ago; the room they took may let others be saved. */
export async function purge(): Promise<void> {
  const kept = await theVault();
  const limit = Date.now() - RECALL_SECONDS * 1000;
  const gone = (await kept.all()).filter(({ summary }) => (summary.deleted ?? limit + 1) <= limit);
  if (gone.length === 0) return;
  await kept.remove(gone.map(({ row }) => row.id));
  for (const keeper of keepers.values()) (await keeper).send();
}

/** Saves the time of play and what is not saved yet; called when the page is hidden. */
export async function saveAll(): Promise<void> {
  for (const opening of keepers.values()) {
    const keeper = await opening;
    keeper.send();
    await keeper.saveTime();
  }
}

/** Reads the open games again: another tab may have been at them while this page slept. */
export async function refreshAll(): Promise<void> {
  for (const opening of keepers.values()) await (await opening).refresh();
}
