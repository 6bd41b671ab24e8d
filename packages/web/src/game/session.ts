import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { EMPTY, indicesOf, type Shape } from 'hitotsu/board';
import { type Change, type Game, type GameDocument, type Puzzle, writeDigits } from 'hitotsu/puzzle';
import { changed, emptyPosition, type Position } from './position.ts';

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

  private readonly at = signal<Position>(emptyPosition({ cellCount: 0 } as Shape));
  private readonly list = signal<readonly Move[]>([]);
  private readonly standing = signal(0);
  private readonly count = signal(0);
  /** Fields of the document that this class does not know; kept. */
  private readonly rest: Readonly<Record<string, unknown>>;

  constructor(id: string, game: Game) {
    this.id = id;
    this.puzzle = game.puzzle;
    const { entries, corner, centre, struck, colours, history, done, time, version, ...rest } =
      game.document.game;
    this.rest = rest;
    this.at.value = positionOf(game);
    this.list.value = history ?? [];
    this.standing.value = done ?? history?.length ?? 0;
    this.time.value = time ?? 0;
    this.position = computed(() => this.at.value);
    this.moves = computed(() => this.list.value);
    this.done = computed(() => this.standing.value);
    this.revision = computed(() => this.count.value);
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

  /** The game as a document: what is saved, shared, and sent to the engine. */
  document(): GameDocument {
    const { shape } = this;
    const { entries, corner, centre, struck, colours } = this.at.peek();
    const digitsIn = (set: number) => indicesOf(set).map((index) => shape.minDigit + index);
    const byCell = (sets: Int32Array, list: (set: number) => number[]) => {
      const found: Record<string, number[]> = {};
      sets.forEach((set, cell) => {
        if (set !== 0) found[shape.nameOf(cell)] = list(set);
      });
      return found;
    };
    return {
      ...this.puzzle.document,
      game: {
        ...this.rest,
        version: 1,
        entries: writeDigits(entries),
        corner: byCell(corner, digitsIn),
        centre: byCell(centre, digitsIn),
        struck: byCell(struck, digitsIn),
        colours: byCell(colours, (set) => indicesOf(set).map((index) => index + 1)),
        history: [...this.list.peek()],
        done: this.standing.peek(),
        time: Math.round(this.time.peek()),
      },
    };
  }
}

/** The position that a game document states. */
function positionOf({ puzzle, entries, document }: Game): Position {
  const { shape } = puzzle;
  const position = emptyPosition(shape);
  position.entries.set(entries.digits);
  for (const kind of ['corner', 'centre', 'struck'] as const)
    for (const [name, digits] of Object.entries(document.game[kind] ?? {}))
      position[kind][shape.cellNamed(name)] = digits.reduce((set, digit) => set | shape.setOf(digit), 0);
  for (const [name, list] of Object.entries(document.game.colours ?? {}))
    for (const colour of list)
      if (colour >= 1 && colour <= 9) {
        const cell = shape.cellNamed(name);
        position.colours[cell] = (position.colours[cell] as number) | (1 << (colour - 1));
      }
  return position;
}
