import { effect, untracked } from '@preact/signals';
import { unwrap } from 'hitotsu/base';
import { Board, EMPTY } from 'hitotsu/board';
import { type Game, type GameFields, type Puzzle, parseGame, writeDigits } from 'hitotsu/puzzle';
import { GameSession, type Move } from '../game/session.ts';
import { actions, type Namer } from './actions.ts';
import { type Aside, type Joined, joined, type NamedMove, type Op } from './joined.ts';
import type { Finish, GameRow, JournalRow, Kept, Summary } from './records.ts';
import type { Vault } from './vault.ts';

/** Actions in the journal before they are put together into a snapshot. */
const ACTIONS_A_SNAPSHOT = 60;

/** What a keeper says to the rest of the app and to other tabs. */
export interface KeeperEvents {
  /** Actions of this tab have been written. */
  saved(id: string): void;
  /** The game is full and right, for the first time. */
  solved(session: GameSession, finish: Finish): void;
  /** The game was deleted elsewhere while it is open here, or is there again. */
  deleted(id: string, isDeleted: boolean): void;
  failed(error: unknown): void;
}

/** A kept game with everything in it: the fields of its document, and the state of its moves. */
export function keptGame(kept: Kept): { readonly game: GameFields; readonly state: Joined } {
  const state = savedState(kept);
  const session = new GameSession(kept.row.id, savedGame(kept));
  session.adopt(
    state.position,
    state.moves.map(({ move }) => move),
    state.done,
  );
  session.adoptAside(state.aside);
  session.time.value = kept.summary.time;
  return { game: { ...session.document().game, ...state.aside }, state };
}

/** An action and how far its writing is; `seq` is its place once it has one. */
interface Recent {
  readonly op: Op;
  at: 'waiting' | 'sent' | 'written';
  seq: number | null;
}

const isStanding = (puzzle: Puzzle, digits: Int8Array): boolean => {
  const board = new Board(puzzle.shape, digits);
  return puzzle.rules.every(({ rule }) => rule.isValid(board));
};

/** The game document of a snapshot, as it was saved. */
export function savedGame({ row, snapshot }: Kept): Game {
  return unwrap(parseGame({ ...row.document, game: snapshot.game }));
}

/** What a game document holds besides position, moves and time. */
function asideOf(session: GameSession): Aside {
  const { version, entries, corner, centre, struck, colours, history, done, time, ...aside } =
    session.document().game;
  return aside;
}

/** The state that a saved game stands for: its snapshot and what the journal adds. */
export function savedState(kept: Kept): Joined {
  const { ids, through } = kept.snapshot;
  const session = new GameSession(kept.row.id, savedGame(kept));
  let state: Joined = {
    position: session.position.peek(),
    moves: session.moves.peek().map((move, at) => ({ id: ids[at] ?? `${through}-${at}`, move })),
    done: session.done.peek(),
    aside: asideOf(session),
  };
  for (const { seq = 0, op } of kept.journal) if (seq > through) state = joined(session.shape, state, op);
  return state;
}

/**
 * Saves a game while it is played: each move, undo and redo as a record of the journal, at once; now and then all
 * together as a snapshot. What other tabs did to the same game is joined in.
 */
export class Keeper {
  readonly session: GameSession;
  private readonly vault: Vault;
  private readonly name: Namer;
  private readonly events: KeeperEvents;
  private row: GameRow;
  private readonly names = new WeakMap<Move, string>();
  /** Actions of this tab that are not yet in a state that was read back, oldest first. */
  private recent: Recent[] = [];
  private moves: readonly Move[];
  private done: number;
  private aside: Aside = {};
  private written = 0;
  private finish: Finish | undefined;
  private compactions = 0;
  private writing: Promise<void> = Promise.resolve();
  private reading: Promise<void> = Promise.resolve();
  private readonly stop: () => void;
  private adopting = false;
  private isDeleted = false;
  private renewing: Promise<void> | null = null;
  private renewed: string | undefined;

  constructor(kept: Kept, vault: Vault, name: Namer, events: KeeperEvents) {
    this.vault = vault;
    this.name = name;
    this.events = events;
    this.row = kept.row;
    this.renewed = kept.snapshot.renewed;
    this.finish = kept.summary.solved;
    this.session = new GameSession(kept.row.id, savedGame(kept));
    this.moves = this.session.moves.peek();
    this.done = this.session.done.peek();
    this.written = kept.journal.length;
    this.take(this.replayed(kept));
    this.session.time.value = kept.summary.time;
    this.session.restarts.value = kept.summary.restarts ?? 0;
    this.stop = effect(() => {
      // Both change last, when the rest of the session has.
      void this.session.revision.value;
      void this.session.aside.value;
      untracked(() => this.see());
    });
  }

  /** The state that a saved game stands for, with what this tab did since. */
  private replayed(kept: Kept): Joined {
    const { shape } = this.session;
    const { journal, snapshot } = kept;
    let state = savedState(kept);
    const last = journal.at(-1)?.seq ?? snapshot.through;
    this.recent = this.recent.filter(({ seq }) => seq === null || seq > last);
    const known = new Set(journal.map(({ op }) => op.id));
    for (const { op } of this.recent) if (!known.has(op.id)) state = joined(shape, state, op);
    return state;
  }

  private take({ position, moves, done, aside }: Joined): void {
    for (const { id, move } of moves) this.names.set(move, id);
    const list = moves.map(({ move }) => move);
    this.adopting = true;
    this.session.adopt(position, list, done);
    this.session.adoptAside(aside);
    this.moves = list;
    this.done = done;
    this.aside = aside;
    this.adopting = false;
  }

  private named(move: Move): NamedMove {
    let id = this.names.get(move);
    if (id === undefined) {
      id = this.name();
      this.names.set(move, id);
    }
    return { id, move };
  }

  /** Finds out what was done from what the history was and is. */
  private see(): void {
    if (this.adopting) return;
    const [before, standing, besides] = [this.moves, this.done, this.aside];
    this.moves = this.session.moves.peek();
    this.done = this.session.done.peek();
    this.aside = asideOf(this.session);
    const ops = actions(before, standing, this.moves, this.done, (move) => this.named(move), this.name);
    if (JSON.stringify(besides) !== JSON.stringify(this.aside))
      ops.push({ kind: 'aside', id: this.name(), from: besides, to: this.aside });
    if (ops.length === 0) return;
    for (const op of ops) this.recent.push({ op, at: 'waiting', seq: null });
    this.send();
  }

  /** Writes what is not written. Called again when there may be room again. */
  send(): void {
    const sent = this.recent.filter(({ at }) => at === 'waiting');
    if (sent.length === 0) return;
    for (const each of sent) each.at = 'sent';
    const rows: JournalRow[] = sent.map(({ op }) => ({ game: this.session.id, op }));
    const attempt = this.vault.append(rows, this.summary()).then((places) => {
      if (places.length < sent.length) return this.sendAnew(sent);
      sent.forEach((each, i) => {
        each.at = 'written';
        each.seq = places[i] ?? null;
      });
      this.written += sent.length;
      this.tellDeleted(false);
      this.events.saved(this.session.id);
      return this.written >= ACTIONS_A_SNAPSHOT ? this.compact() : undefined;
    });
    const watched = attempt.catch((error) => {
      for (const each of sent) if (each.at === 'sent') each.at = 'waiting';
      this.events.failed(error);
    });
    this.writing = Promise.all([this.writing, watched]).then(() => undefined);
  }

  /** Actions of a game that is no longer there: the game is written anew, with them in it. */
  private async sendAnew(sent: readonly Recent[]): Promise<void> {
    await this.keep();
    const left = sent.filter(({ at }) => at === 'sent');
    if (left.length === 0) return;
    // Another tab was first; what it wrote is known before these go after it.
    await this.refresh();
    for (const each of left) each.at = 'waiting';
    this.send();
  }

  /** Writes the whole game anew if it is no longer there: it was deleted elsewhere while it is played here. */
  keep(): Promise<void> {
    this.renewing ??= this.writeAnew().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async writeAnew(): Promise<void> {
    const { id } = this.session;
    const { game } = this.session.document();
    const ids = this.session.moves.peek().map((move) => this.named(move).id);
    const contained = [...this.recent];
    const renewed = this.name();
    const isNew = await this.vault.create(this.row, this.summary(), { id, game, ids, through: 0, renewed });
    if (isNew) {
      for (const each of contained) {
        each.at = 'written';
        each.seq = 0;
      }
      this.written = 0;
      this.renewed = renewed;
    }
    this.tellDeleted(false);
    this.events.saved(id);
  }

  /** Another tab has written the game anew: what stands here and is not in it is sent again. */
  private takeRenewed({ snapshot, journal }: Kept): void {
    if (snapshot.renewed === this.renewed) return;
    this.renewed = snapshot.renewed;
    const known = new Set([...snapshot.ids, ...journal.map(({ op }) => op.id)]);
    const standing = new Set(this.moves.slice(0, this.done).map((move) => this.names.get(move)));
    this.recent = this.recent.filter(
      ({ op, at }) => at !== 'written' || (op.kind === 'play' && standing.has(op.id) && !known.has(op.id)),
    );
    for (const each of this.recent)
      if (each.at === 'written') {
        each.at = 'waiting';
        each.seq = null;
      }
  }

  private tellDeleted(isDeleted: boolean): void {
    if (isDeleted === this.isDeleted) return;
    this.isDeleted = isDeleted;
    this.events.deleted(this.session.id, isDeleted);
  }

  private summary(): Summary {
    const { session } = this;
    const { puzzle } = session;
    const { entries } = session.position.peek();
    const time = Math.round(session.time.peek());
    if (!this.finish && session.isFull.peek() && isStanding(puzzle, session.digits.peek())) {
      const hints = session.moves.peek().filter(({ by }) => by === 'hint').length;
      this.finish = { at: Date.now(), time, hints };
      this.events.solved(session, this.finish);
    }
    return {
      id: session.id,
      played: Date.now(),
      entries: writeDigits(entries),
      filled: entries.reduce((count, digit) => count + (digit === EMPTY ? 0 : 1), 0),
      total: puzzle.givens.digits.reduce((count, digit) => count + (digit === EMPTY ? 1 : 0), 0),
      ...this.time,
      ...(this.finish ? { solved: this.finish } : {}),
    };
  }

  /** Puts snapshot and journal together, whatever tab wrote them. */
  async compact(): Promise<void> {
    try {
      await this.vault.compact(this.session.id, (kept) => {
        const { game, state } = keptGame(kept);
        const fresher = this.fresher(kept.summary);
        const snapshot = {
          id: kept.row.id,
          game: { ...game, time: fresher.time },
          ids: state.moves.map(({ id }) => id),
          through: kept.journal.at(-1)?.seq ?? kept.snapshot.through,
          ...(kept.snapshot.renewed ? { renewed: kept.snapshot.renewed } : {}),
        };
        return { snapshot, summary: { ...kept.summary, ...fresher } };
      });
      this.written = 0;
      this.compactions++;
      this.recent = this.recent.filter(({ at }) => at !== 'written');
    } catch (error) {
      this.events.failed(error);
    }
  }

  /** The time of play as it stands here. */
  private get time(): Pick<Summary, 'time' | 'restarts'> {
    const { time, restarts } = this.session;
    return { time: Math.round(time.peek()), ...(restarts.peek() > 0 ? { restarts: restarts.peek() } : {}) };
  }

  /** The newer of the time that is kept and the time here. */
  private fresher({ time, restarts = 0 }: Summary): Pick<Summary, 'time' | 'restarts'> {
    const { time: here, restarts: begun = 0 } = this.time;
    if (begun > restarts || (begun === restarts && here > time)) return this.time;
    return { time, ...(restarts > 0 ? { restarts } : {}) };
  }

  /** Another tab has written: reads the game again and joins what both did. One reading after the other. */
  refresh(): Promise<void> {
    this.reading = this.reading.then(() => this.readAgain()).catch((error) => this.events.failed(error));
    return this.reading;
  }

  private async readAgain(): Promise<void> {
    await this.renewing?.catch(() => {});
    const before = this.compactions;
    const kept = await this.vault.load(this.session.id);
    this.tellDeleted(!kept || kept.summary.deleted !== undefined);
    if (!kept) return;
    this.row = kept.row;
    // What was read may lack actions that have been put together since.
    if (before !== this.compactions) return this.readAgain();
    this.finish ??= kept.summary.solved;
    const { time, restarts = 0 } = kept.summary;
    if (restarts > this.session.restarts.peek()) {
      this.session.restarts.value = restarts;
      this.session.time.value = time;
    }
    this.takeRenewed(kept);
    const state = this.replayed(kept);
    const same =
      state.done === this.done &&
      state.moves.length === this.moves.length &&
      JSON.stringify(state.aside) === JSON.stringify(this.aside) &&
      state.moves.every(({ id }, at) => id === this.names.get(this.moves[at] as Move));
    if (!same) this.take(state);
    this.send();
  }

  /** Saves the time of play. */
  async saveTime(): Promise<void> {
    try {
      await this.vault.summarise(this.session.id, (summary) => ({ ...summary, ...this.fresher(summary) }));
    } catch (error) {
      this.events.failed(error);
    }
  }

  /** Whether everything is written. */
  get isSaved(): boolean {
    return this.recent.every(({ at }) => at === 'written');
  }

  /** When all that was sent has been written or refused. */
  settled(): Promise<void> {
    return this.writing;
  }

  /** Ends the saving; what is not written yet is. */
  async close(): Promise<void> {
    this.stop();
    this.send();
    await this.writing;
    await this.compact();
  }
}
