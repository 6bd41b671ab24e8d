import { batch, computed, signal } from '@preact/signals';
import { InputError } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import { type GameFields, type Puzzle, type PuzzleDocument, parsePuzzle, writeDigits } from 'hitotsu/puzzle';
import { ask } from '../../engine/client.ts';
import type { ReadAnswer, ToldDiagnostic } from '../../engine/handlers/reading.ts';
import { hasProgress } from '../../game/progress.ts';
import type { Selection } from '../../game/session.ts';
import { Answers } from './answers.ts';
import { documentText } from './document-text.ts';
import { keepText, keptText } from './kept-text.ts';

const SMALL = 9;

/** A blank board of a size; the usual one where that size needs more than a blank board. */
function blank(size = SMALL): Puzzle {
  const made = parsePuzzle({ hitotsu: 1, size, givens: '.'.repeat(size * size) });
  if (made.ok) return made.value;
  if (size === SMALL) throw new Error('internal error: no blank board');
  return blank();
}

/** How long a text rests before it is read. */
const REST_MS = 140;

interface ReadOptions {
  /** Rules that are not known here are left out. */
  readonly withoutUnknown?: boolean;
}

/**
 * The puzzle on the screen, as text and as a board that follow each other, and what is known of it. It stays as it is
 * while the reader is elsewhere in the app.
 */
class SolveDesk {
  readonly text = signal('');
  readonly puzzle = signal<Puzzle>(blank());
  /** What its player has done, where the text holds a game; gone when the board is changed. */
  readonly game = signal<GameFields | null>(null);
  /** What the text was read as; null while it is empty or came from the board. */
  readonly reading = signal<ReadAnswer | null>(null);
  /** The puzzle of the text that is on the board, if the text holds several. */
  readonly index = signal(0);
  readonly selection = signal<Selection>({ cells: [], focus: 0 });
  /** Boards tried while a puzzle is made; null when none is. */
  readonly making = signal<number | null>(null);
  readonly answers = new Answers();
  /** The text has errors and no puzzle. */
  readonly invalid = computed<readonly ToldDiagnostic[] | null>(() => {
    const { value } = this.reading;
    return value && value.puzzles.length === 0 ? value.errors : null;
  });
  /** The errors are shown as the answer: the reader has asked. */
  readonly errorsShown = signal(false);

  private hasBegun = false;
  private controller: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Settles when the text as it stands has been read. */
  private upToDate: Promise<void> = Promise.resolve();

  /** The screen is shown: the first time with the text it was left with. */
  show(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const text = keptText();
    if (text !== '' && this.text.peek() === '') {
      this.text.value = text;
      this.readNow(text);
    }
    this.text.subscribe(keepText);
  }

  /** The reader has typed. Read when the typing rests. */
  type(text: string): void {
    this.text.value = text;
    this.errorsShown.value = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.readNow(text);
    }, REST_MS);
  }

  private readNow(text: string, options: ReadOptions = {}): void {
    this.rest();
    this.upToDate = this.read(text, options);
  }

  /** Typing is not waited for any longer. */
  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** A whole text has come: read and answered at once. */
  async take(text: string, options: ReadOptions = {}): Promise<void> {
    this.text.value = shown(text);
    this.readNow(text, options);
    await this.solve();
  }

  private async read(text: string, options: ReadOptions): Promise<void> {
    this.stop();
    if (text.trim() === '') {
      this.place(blank(this.puzzle.peek().shape.size));
      this.reading.value = null;
      return;
    }
    const { signal } = this.begin();
    let found: ReadAnswer;
    try {
      found = await ask('read', { text, ...options }, { signal });
    } catch (error) {
      if (!signal.aborted) console.warn(error);
      return;
    }
    if (signal.aborted) return;
    batch(() => {
      this.reading.value = found;
      this.index.value = 0;
      this.answers.clear();
      const [first] = found.puzzles;
      if (first) this.onBoard(first.document);
    });
  }

  /** Another of the puzzles in the text. */
  choose(index: number): void {
    const found = this.reading.peek()?.puzzles[index];
    if (!found) return;
    this.index.value = index;
    this.answers.clear();
    this.onBoard(found.document);
  }

  private onBoard(document: PuzzleDocument): void {
    const { game, ...bare } = document as PuzzleDocument & { readonly game?: GameFields };
    const parsed = parsePuzzle(bare);
    if (parsed.ok) this.place(parsed.value, game && hasProgress(game) ? game : null);
  }

  private place(puzzle: Puzzle, game: GameFields | null = null): void {
    batch(() => {
      this.puzzle.value = puzzle;
      this.game.value = game;
      this.answers.clear();
      const { focus } = this.selection.peek();
      if (focus >= puzzle.shape.cellCount) this.selection.value = { cells: [], focus: 0 };
    });
  }

  /** The board has been changed by hand; the text follows. */
  change(document: PuzzleDocument): void {
    const parsed = parsePuzzle(document);
    if (!parsed.ok) return;
    this.stop();
    this.rest();
    batch(() => {
      this.place(parsed.value);
      this.text.value = documentText(parsed.value.document);
      this.reading.value = null;
      this.errorsShown.value = false;
    });
  }

  /** Puts a given (or `EMPTY`) into cells. */
  put(cells: readonly number[], digit: number): void {
    const { document, givens } = this.puzzle.peek();
    const digits = givens.digits.slice();
    for (const cell of cells) digits[cell] = digits[cell] === digit ? EMPTY : digit;
    const { solution: _, ...rest } = document;
    this.change({ ...rest, givens: writeDigits(digits) } as PuzzleDocument);
  }

  /** Takes back a given, the given candidates of a cell, or a rule. */
  remove(what: { readonly given: number } | { readonly marks: number } | { readonly rule: number }): void {
    const { document, shape } = this.puzzle.peek();
    const { solution: _, ...rest } = document;
    if ('rule' in what) {
      this.change({
        ...rest,
        rules: document.rules.filter((_, index) => index !== what.rule),
      } as PuzzleDocument);
    } else if ('given' in what) {
      const { givens } = document;
      const cut = `${givens.slice(0, what.given)}.${givens.slice(what.given + 1)}`;
      this.change({ ...rest, givens: cut } as PuzzleDocument);
    } else {
      const { [shape.nameOf(what.marks)]: __, ...candidates } = document.candidates ?? {};
      this.change({ ...rest, candidates } as PuzzleDocument);
    }
    void this.solve();
  }

  /** Asks what the puzzle holds. What cannot be read is said instead. */
  async solve(): Promise<void> {
    if (this.timer !== undefined) this.readNow(this.text.peek());
    await this.upToDate;
    if (this.invalid.peek()) {
      this.errorsShown.value = true;
      this.place(blank(this.puzzle.peek().shape.size));
      return;
    }
    await this.answers.solve(this.puzzle.peek());
  }

  /** A new puzzle of the kind that is on the board. */
  async generate(): Promise<void> {
    this.stop();
    const { signal } = this.begin();
    const { shape, rules } = this.puzzle.peek();
    const types = [...new Set(rules.map(({ spec }) => spec.type))].join('+');
    this.making.value = 0;
    try {
      const { document } = await ask(
        'make',
        { rules: types, size: shape.size, seed: String(Math.floor(Math.random() * 1_000_000_000)) },
        {
          signal,
          lane: 'long',
          onProgress: ({ done = 0 }) => {
            this.making.value = done;
          },
        },
      );
      if (signal.aborted) return;
      const { solution: _, ...bare } = document;
      this.change(bare as PuzzleDocument);
      await this.solve();
    } catch (error) {
      if (signal.aborted) return;
      const [first] = error instanceof InputError ? error.errors : [];
      if (!first) throw error;
      const { messageOf } = await import('hitotsu/messages');
      if (signal.aborted) return;
      const why = { en: messageOf(first, 'en'), ja: messageOf(first, 'ja') };
      // Another seed may find a grid, unless it is proved that there is none.
      this.answers.fail(why, first.code === 'no-grid' ? undefined : () => void this.generate());
    } finally {
      if (!signal.aborted) this.making.value = null;
    }
  }

  clear(): void {
    this.stop();
    this.rest();
    batch(() => {
      this.text.value = '';
      this.reading.value = null;
      this.errorsShown.value = false;
      this.selection.value = { cells: [], focus: 0 };
      this.place(blank());
    });
  }

  /** Ends what is being read or made. */
  stop(): void {
    this.controller?.abort(new DOMException('something newer was asked', 'AbortError'));
    this.controller = null;
    this.making.value = null;
  }

  private begin(): AbortController {
    this.controller = new AbortController();
    return this.controller;
  }
}

/** Longest text that is put into the text field; a longer one is read all the same. */
const MOST_SHOWN = 200_000;

const shown = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

export const desk = new SolveDesk();
