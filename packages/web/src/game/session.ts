import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { EMPTY, type Shape } from 'hitotsu/board';
import type { Change, Game, GameDocument, Puzzle } from 'hitotsu/puzzle';
import { fieldsOf, positionOf, readSavepoints } from './fields.ts';
import { changed, emptyPosition, type Position, type Savepoint } from './position.ts';

/** How a digit key is taken. */
export type Mode = 'digit' | 'corner' | 'centre' | 'colour';

/** One action of the player with all it caused; undo takes it back whole. */
export type Move = NonNullable<GameDocument['game']['history']>[number];

/** Selected cells in the order they were selected; the last is where the keyboard is. */
export interface Selection {
  readonly cells: readonly number[];
  readonly focus: number;
}

/** Most moves kept; the oldest go first. */
const MOST_MOVES = 5000;
/** Most savepoints kept; the oldest go first. */
const MOST_SAVEPOINTS = 50;

/**
 * A game that is being played: the puzzle, what stands on the board, and every move. Signals throughout, so that the
 * board, the tools and the autosave each follow what they need. No DOM, no storage.
 */
export class GameSession {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly position: ReadonlySignal<Position>;
  /** Moves made, oldest first, and how many of them stand (the others can be redone). */
  readonly moves: ReadonlySignal<readonly Move[]>;
  readonly done: ReadonlySignal<number>;
  /** Grows with every change of the position: answers for an older one are dropped. */
  readonly revision: ReadonlySignal<number>;
  /** Digits on the board, givens and entries, or `EMPTY`. */
  readonly digits: ReadonlySignal<Int8Array>;
  readonly isFull: ReadonlySignal<boolean>;
  readonly selection = signal<Selection>({ cells: [], focus: 0 });
  readonly mode = signal<Mode>('digit');
  /** Milliseconds of play up to now; kept by the clock. */
  readonly time = signal(0);
  /** How often the time began again: of two times of a game that with more of these counts. */
  readonly restarts = signal(0);
  readonly savepoints: ReadonlySignal<readonly Savepoint[]>;
  /** How many hints were asked for. */
  readonly hintsAsked: ReadonlySignal<number>;
  /** Changes when something is to be saved that is no move: savepoints, hints asked for. */
  readonly aside: ReadonlySignal<number>;

  private readonly at = signal<Position>(emptyPosition({ cellCount: 0 } as Shape));
  private readonly list = signal<readonly Move[]>([]);
  private readonly standing = signal(0);
  private readonly count = signal(0);
  private readonly points = signal<readonly Savepoint[]>([]);
  private readonly asked = signal(0);
  private readonly besides = signal(0);
  /** Fields of the document that this class does not know; kept. */
  private readonly rest: Readonly<Record<string, unknown>>;

  constructor(id: string, game: Game) {
    this.id = id;
    this.puzzle = game.puzzle;
    const { entries, corner, centre, struck, colours, history, done, time, version, ...others } =
      game.document.game;
    const { savepoints, hintsAsked, ...rest } = others;
    this.rest = rest;
    this.adoptAside({ savepoints, hintsAsked });
    this.at.value = positionOf(game);
    this.list.value = history ?? [];
    this.standing.value = done ?? history?.length ?? 0;
    this.time.value = time ?? 0;
    this.position = computed(() => this.at.value);
    this.moves = computed(() => this.list.value);
    this.done = computed(() => this.standing.value);
    this.revision = computed(() => this.count.value);
    this.savepoints = computed(() => this.points.value);
    this.hintsAsked = computed(() => this.asked.value);
    this.aside = computed(() => this.besides.value);
    this.digits = computed(() => {
      const digits = this.puzzle.givens.digits.slice();
      this.at.value.entries.forEach((digit, cell) => {
        if (digit !== EMPTY) digits[cell] = digit;
      });
      return digits;
    });
    this.isFull = computed(() => !this.digits.value.includes(EMPTY));
  }

  get shape(): Shape {
    return this.puzzle.shape;
  }

  isGiven(cell: number): boolean {
    return !this.puzzle.givens.isEmpty(cell);
  }

  /** The time begins again. */
  restartTime(): void {
    this.restarts.value++;
    this.time.value = 0;
  }

  /** Makes a move of these changes; what could be redone is gone. Nothing happens without changes. */
  play(changes: readonly Change[], by?: Move['by']): void {
    if (changes.length === 0) return;
    const move: Move = { time: Math.round(this.time.peek()), changes: [...changes], ...(by ? { by } : {}) };
    const kept = [...this.list.peek().slice(0, this.standing.peek()), move].slice(-MOST_MOVES);
    this.list.value = kept;
    this.standing.value = kept.length;
    this.at.value = changed(this.shape, this.at.peek(), changes, 'to');
    this.count.value++;
  }

  /** Takes back the last move; its cells are selected. Null if there is none. */
  undo(): Move | null {
    const move = this.list.peek()[this.standing.peek() - 1];
    if (!move) return null;
    this.standing.value--;
    this.step(move, 'from');
    return move;
  }

  redo(): Move | null {
    const move = this.list.peek()[this.standing.peek()];
    if (!move) return null;
    this.standing.value++;
    this.step(move, 'to');
    return move;
  }

  private step({ changes }: Move, way: 'to' | 'from'): void {
    this.at.value = changed(this.shape, this.at.peek(), changes, way);
    this.count.value++;
    const cells = [...new Set(changes.map(({ cell }) => this.shape.cellNamed(cell)))];
    this.selection.value = { cells, focus: cells.at(-1) ?? this.selection.peek().focus };
  }

  /** Takes over what was worked out elsewhere: the moves of two tabs joined. The selection stays. */
  adopt(position: Position, moves: readonly Move[], done: number): void {
    batch(() => {
      this.at.value = position;
      this.list.value = moves;
      this.standing.value = done;
      this.count.value++;
    });
  }

  /** Takes over what was kept besides the moves, as a game document states it. */
  adoptAside({
    savepoints,
    hintsAsked,
  }: {
    readonly savepoints?: unknown;
    readonly hintsAsked?: unknown;
  }): void {
    this.points.value = readSavepoints({ puzzle: this.puzzle, value: savepoints });
    this.asked.value = typeof hintsAsked === 'number' && hintsAsked > 0 ? Math.floor(hintsAsked) : 0;
  }

  /** Keeps what stands now under a name. */
  setSavepoint(name: string): void {
    const point = { name, time: Math.round(this.time.peek()), position: this.at.peek() };
    this.points.value = [...this.points.peek().slice(1 - MOST_SAVEPOINTS), point];
    this.besides.value++;
  }

  removeSavepoint(index: number): void {
    this.points.value = this.points.peek().filter((_, at) => at !== index);
    this.besides.value++;
  }

  /** A hint was asked for. */
  askedForHint(): void {
    this.asked.value++;
    this.besides.value++;
  }

  /** The game as a document: what is saved, shared, and sent to the engine. */
  document(): GameDocument {
    const savepoints = this.points.peek();
    const asked = this.asked.peek();
    return {
      ...this.puzzle.document,
      game: {
        ...this.rest,
        ...(savepoints.length > 0
          ? {
              savepoints: savepoints.map(({ name, time, position }) => ({
                name,
                time,
                ...fieldsOf(this.shape, position),
              })),
            }
          : {}),
        ...(asked > 0 ? { hintsAsked: asked } : {}),
        version: 1,
        ...fieldsOf(this.shape, this.at.peek()),
        history: [...this.list.peek()],
        done: this.standing.peek(),
        time: Math.round(this.time.peek()),
      },
    };
  }
}
