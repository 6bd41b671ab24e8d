import { computed, signal } from '@preact/signals';
import type { Diagnostic, Result } from 'hitotsu/base';
import { digitOf, EMPTY, symbolOf } from 'hitotsu/board';
import type { Puzzle } from 'hitotsu/puzzle';
import { builtinRules, type DrawnTool, type RuleSpec, toolOf } from 'hitotsu/rules';
import type { Selection } from '../../game/session.ts';
import {
  cluesAt,
  cluesOf,
  drawnTool,
  hasAll,
  indexOf,
  regionMapOf,
  strokeOf,
  withChanged,
  withClue,
  withGiven,
  withoutClues,
  withSwitched,
} from './draft.ts';
import { gone, placeAt, placeOf } from './strokes.ts';

/** The tool for given digits; every other tool is called by its rule's type. */
export const GIVEN = '';
export const GIVEN_KEY = 'G';

/** A stroke that is being drawn. */
export interface Pen {
  /** Cells in the order drawn. */
  readonly path: readonly number[];
  /** The clue it goes on with or takes the place of. */
  readonly from: RuleSpec | null;
  /** The stroke goes on from the clue's first cell: it is turned round when done. */
  readonly turned: boolean;
  /** Drawn with keys: it ends with Enter, not by letting go. */
  readonly keys: boolean;
  /** Digits typed for it. */
  readonly text: string;
}

/** A key press, as much of it as is used. */
export interface Press {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** A pointer, as the board reports it. */
export interface Point {
  readonly phase: 'down' | 'move' | 'up' | 'cancel';
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

const MOST_STEPS = 1000;
/** A cell joins a stroke when the pointer is this near its centre. */
const NEAR = 0.38;
/** Digits of a typed number. */
const MOST_TYPED = 4;

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A puzzle being set by hand: its history, the tool, the stroke in the making. No DOM, no engine. */
export class Editor {
  readonly selection = signal<Selection>({ cells: [0], focus: 0 });
  readonly tool = signal<string>(GIVEN);
  readonly pen = signal<Pen | null>(null);
  /** The clue that is selected. */
  readonly chosen = signal<RuleSpec | null>(null);
  /** Why the last thing done was refused; the puzzle is as before. */
  readonly trouble = signal<Diagnostic | null>(null);
  /** A region map that is not finished: its regions have wrong sizes. */
  readonly map = signal<string | null>(null);

  private readonly steps = signal<readonly Puzzle[]>([]);
  private readonly at = signal(0);
  /** What is going on in one gesture: its edits are one step. */
  private gesture: string | null = null;
  /** Pressing `cells` tools: whether the drag marks or clears. */
  private marking = true;
  /** A cell of the region that a drag spreads: its letter may change when the map becomes the puzzle's. */
  private source = 0;

  readonly puzzle = computed(() => this.steps.value[this.at.value] as Puzzle);
  readonly canUndo = computed(() => this.at.value > 0);
  readonly canRedo = computed(() => this.at.value < this.steps.value.length - 1);
  /** Where the selected clue stands in the rule list, or -1. */
  readonly chosenIndex = computed(() =>
    this.chosen.value ? indexOf(this.puzzle.value, this.chosen.value) : -1,
  );

  constructor(puzzle: Puzzle) {
    this.steps.value = [puzzle];
  }

  get shape() {
    return this.puzzle.peek().shape;
  }

  /** The drawn tool in hand; null with the given digits. */
  get drawn(): DrawnTool | null {
    return drawnTool(this.tool.value);
  }

  /** Begins with another puzzle, without a history. */
  reset(puzzle: Puzzle, map: string | null): void {
    this.drop();
    this.steps.value = [puzzle];
    this.at.value = 0;
    this.map.value = map;
    this.chosen.value = null;
    this.trouble.value = null;
    this.selection.value = { cells: [0], focus: 0 };
  }

  /** Opens another puzzle; what was there can be had back. */
  open(puzzle: Puzzle): void {
    this.drop();
    this.push(puzzle);
    this.selection.value = { cells: [0], focus: 0 };
    this.chosen.value = null;
    this.map.value = null;
  }

  /** Does an edit; refused ones leave everything as it is and say why. `within`: edits in one name are one step. */
  edit(result: Result<Puzzle>, within: string | null = null): boolean {
    if (!result.ok) {
      this.trouble.value = result.errors[0] ?? null;
      return false;
    }
    this.push(result.value, within);
    return true;
  }

  private push(puzzle: Puzzle, within: string | null = null): void {
    this.trouble.value = null;
    const same = within !== null && within === this.gesture && this.at.peek() > 0;
    this.gesture = within;
    const kept = this.steps.peek().slice(0, this.at.peek() + (same ? 0 : 1));
    const steps = [...kept, puzzle].slice(-MOST_STEPS);
    this.steps.value = steps;
    this.at.value = steps.length - 1;
  }

  undo(): void {
    if (this.map.peek() !== null) this.map.value = null;
    else if (this.canUndo.peek()) this.at.value--;
    this.settle();
  }

  redo(): void {
    if (this.canRedo.peek()) this.at.value++;
    this.settle();
  }

  /** After a change that the stroke in hand has nothing to do with. */
  private settle(): void {
    this.gesture = null;
    this.trouble.value = null;
    this.pen.value = null;
    if (this.chosenIndex.peek() < 0) this.chosen.value = null;
    const { cellCount } = this.shape;
    const { focus } = this.selection.peek();
    if (focus >= cellCount) this.selection.value = { cells: [0], focus: 0 };
  }

  take(tool: string): void {
    if (tool === this.tool.peek()) return;
    this.drop();
    this.chosen.value = null;
    this.trouble.value = null;
    this.tool.value = tool;
  }

  /** Gives up the stroke in hand. */
  drop(): void {
    this.pen.value = null;
    this.gesture = null;
  }

  choose(index: number): void {
    this.drop();
    const spec = this.puzzle.peek().document.rules[index];
    this.chosen.value = spec ?? null;
    if (!spec) return;
    if (drawnTool(spec.type)) this.tool.value = spec.type;
    const cell = strokeOf(this.puzzle.peek(), index)?.cells[0];
    if (cell !== undefined) this.look(cell);
  }

  remove(indices: readonly number[]): void {
    const done = this.edit(withoutClues(this.puzzle.peek(), indices));
    if (done && this.chosenIndex.peek() < 0) this.chosen.value = null;
  }

  /** Turns the selected line round. */
  reverse(): void {
    const index = this.chosenIndex.peek();
    const stroke = strokeOf(this.puzzle.peek(), index);
    const tool = this.drawn;
    if (!stroke || !tool) return;
    this.change(index, tool.specOf({ ...stroke, cells: [...stroke.cells].reverse() }, this.shape));
  }

  /** What is typed for the stroke in hand, or else for the selected clue. */
  get text(): string {
    const pen = this.pen.value;
    if (pen) return pen.text;
    return strokeOf(this.puzzle.value, this.chosenIndex.value)?.text ?? '';
  }

  setText(text: string): void {
    const typed = text.replace(/\D/g, '').slice(0, MOST_TYPED);
    const pen = this.pen.peek();
    if (pen) {
      this.pen.value = { ...pen, text: typed };
      return;
    }
    const index = this.chosenIndex.peek();
    const stroke = strokeOf(this.puzzle.peek(), index);
    const tool = this.drawn;
    if (!stroke || !tool?.text) return;
    // A clue that needs its number keeps the last one until another is typed.
    if (typed === '' && !tool.text.optional) return;
    this.change(index, tool.specOf({ ...stroke, text: typed }, this.shape), `text ${index}`);
  }

  private change(index: number, spec: RuleSpec, within: string | null = null): void {
    if (this.edit(withChanged(this.puzzle.peek(), index, spec), within)) this.rest(spec, index);
  }

  /** Selects a clue as it reads in the document now. */
  private rest(spec: RuleSpec, index: number): void {
    const { rules } = this.puzzle.peek().document;
    const at = indexOf(this.puzzle.peek(), spec);
    this.chosen.value = rules[at >= 0 ? at : index] ?? null;
  }

  /** Whole-board rules on or off. */
  toggle(specs: readonly RuleSpec[]): void {
    this.edit(withSwitched(this.puzzle.peek(), specs, !hasAll(this.puzzle.peek(), specs)));
  }

  give(digit: number): void {
    const { cells } = this.selection.peek();
    const { givens } = this.puzzle.peek();
    const all = digit !== EMPTY && cells.every((cell) => givens.digit(cell) === digit);
    this.edit(withGiven(this.puzzle.peek(), cells, all ? EMPTY : digit));
  }

  private look(cell: number): void {
    this.selection.value = { cells: [cell], focus: cell };
  }

  // The pointer.

  /** A pointer on the board. True: it was the tool's. */
  point(point: Point): boolean {
    const tool = this.drawn;
    if (!tool) return false;
    if (point.phase === 'cancel') this.drop();
    else if (point.phase === 'down') this.press(tool, point);
    else if (point.phase === 'move') this.drag(tool, point);
    else this.letGo(tool);
    return true;
  }

  private press(tool: DrawnTool, { cell, x, y }: Point): void {
    this.trouble.value = null;
    if (tool.gesture === 'edge' || tool.gesture === 'corner' || tool.gesture === 'lane') {
      const cells = placeAt(tool.gesture, this.shape, x, y);
      if (cells) this.place(tool, cells, '');
      return;
    }
    if (cell < 0) return;
    this.look(cell);
    this.gesture = null;
    if (tool.gesture === 'cells') {
      this.marking = cluesAt(this.puzzle.peek(), this.tool.peek(), cell).length === 0;
      this.mark(tool, cell);
    }
    if (tool.gesture === 'regions') this.source = cell;
    this.begin(cell, false);
  }

  private drag(tool: DrawnTool, { cell, x, y }: Point): void {
    const pen = this.pen.peek();
    if (!pen || pen.keys || cell < 0) return;
    const { shape } = this;
    const near = Math.hypot(x - shape.columnOf(cell) - 0.5, y - shape.rowOf(cell) - 0.5) <= NEAR;
    if (!near || cell === pen.path.at(-1)) return;
    if (tool.gesture === 'cells' || tool.gesture === 'regions') {
      if (tool.gesture === 'cells') this.mark(tool, cell);
      else this.paint(cell);
      this.pen.value = { ...pen, path: [...pen.path, cell] };
    } else this.goTo(pen, cell);
    this.look(cell);
  }

  private letGo(tool: DrawnTool): void {
    const pen = this.pen.peek();
    if (!pen || pen.keys) return;
    this.gesture = null;
    if (tool.gesture === 'cells' || tool.gesture === 'regions') {
      this.pen.value = null;
      return;
    }
    const [cell] = pen.path;
    // A press that went nowhere selects what lies there; of several the next one each time.
    if (cell !== undefined && pen.path.length === 1) {
      this.pen.value = null;
      this.chooseAt(cell);
    } else if (pen.from && this.isUnchanged(pen)) {
      this.pen.value = null;
      this.chosen.value = pen.from;
    } else this.finish();
  }

  private isUnchanged({ path, from }: Pen): boolean {
    const stroke = from && strokeOf(this.puzzle.peek(), indexOf(this.puzzle.peek(), from));
    return stroke?.cells.length === path.length;
  }

  private chooseAt(cell: number): void {
    const here = cluesAt(this.puzzle.peek(), this.tool.peek(), cell);
    const next = here[(here.indexOf(this.chosenIndex.peek()) + 1) % here.length];
    this.chosen.value = next === undefined ? null : (this.puzzle.peek().document.rules[next] ?? null);
  }

  // Strokes.

  /** Begins a stroke at a cell, or goes on with a line that ends there. */
  private begin(cell: number, keys: boolean): void {
    const found = this.drawn?.gesture === 'line' ? this.lineEndingAt(cell) : null;
    this.pen.value = found
      ? { ...found, keys, text: '' }
      : { path: [cell], from: null, turned: false, keys, text: '' };
    if (found) this.chosen.value = found.from;
  }

  private lineEndingAt(cell: number): Pick<Pen, 'path' | 'from' | 'turned'> | null {
    for (const index of cluesAt(this.puzzle.peek(), this.tool.peek(), cell)) {
      const { cells } = strokeOf(this.puzzle.peek(), index) as { cells: readonly number[] };
      const from = this.puzzle.peek().document.rules[index] as RuleSpec;
      if (cells.at(-1) === cell) return { path: cells, from, turned: false };
      if (cells[0] === cell) return { path: [...cells].reverse(), from, turned: true };
    }
    return null;
  }

  private goTo(pen: Pen, cell: number): void {
    const { gesture } = this.drawn as DrawnTool;
    if (gesture !== 'area' && gesture !== 'line') {
      this.pen.value = {
        ...pen,
        path: pen.path.at(-2) === cell ? pen.path.slice(0, -1) : [...pen.path, cell],
      };
      return;
    }
    this.pen.value = { ...pen, path: gone(gesture, this.shape, pen.path, cell) };
  }

  /** Makes a clue of the stroke in hand. A stroke that is refused stays in hand, to be mended or dropped. */
  finish(): boolean {
    const pen = this.pen.peek();
    const tool = this.drawn;
    if (!pen || !tool) return false;
    const cells =
      placeOf(tool.gesture, this.shape, pen.path) ??
      (pen.path.length === 1 && tool.gesture === 'area' ? pen.path : null);
    if (!cells || cells.length < (tool.fewest ?? 1)) {
      this.pen.value = null;
      return false;
    }
    if (tool.text && !tool.text.optional && pen.text === '' && !pen.from) {
      this.pen.value = { ...pen, keys: true };
      return false;
    }
    return this.place(tool, pen.turned ? [...cells].reverse() : cells, pen.text, pen.from);
  }

  private place(
    tool: DrawnTool,
    cells: readonly number[],
    text: string,
    from: RuleSpec | null = null,
  ): boolean {
    const puzzle = this.puzzle.peek();
    const here = this.sameCells(cells);
    const index = from ? indexOf(puzzle, from) : here;
    if (index >= 0 && !from) {
      this.pen.value = null;
      this.chosen.value = puzzle.document.rules[index] ?? null;
      return true;
    }
    const ordered = tool.gesture === 'area' ? [...cells].sort((a, b) => a - b) : cells;
    const spec = tool.specOf({ cells: ordered, text }, this.shape);
    const done = this.edit(index >= 0 ? withChanged(puzzle, index, spec) : withClue(puzzle, spec));
    if (!done) {
      const pen = this.pen.peek();
      if (pen) this.pen.value = { ...pen, keys: true };
      return false;
    }
    this.pen.value = null;
    this.rest(spec, this.puzzle.peek().document.rules.length - 1);
    return true;
  }

  /** The clue of the tool in hand that has exactly these cells, or -1. */
  private sameCells(cells: readonly number[]): number {
    const wanted = [...cells].sort((a, b) => a - b).join();
    const found = cluesOf(this.puzzle.peek(), this.tool.peek()).find((index) => {
      const stroke = strokeOf(this.puzzle.peek(), index);
      return stroke !== null && [...stroke.cells].sort((a, b) => a - b).join() === wanted;
    });
    return found ?? -1;
  }

  /** Marks or clears a cell of the one clue that holds all cells of its kind. */
  private mark(tool: DrawnTool, cell: number): void {
    const puzzle = this.puzzle.peek();
    const [index] = cluesOf(puzzle, this.tool.peek());
    const cells = index === undefined ? [] : [...(strokeOf(puzzle, index)?.cells ?? [])];
    const next = cells.filter((each) => each !== cell);
    if (this.marking) next.push(cell);
    next.sort((a, b) => a - b);
    const spec = tool.specOf({ cells: next, text: '' }, this.shape);
    const result =
      index === undefined
        ? withClue(puzzle, spec)
        : next.length === 0
          ? withoutClues(puzzle, [index])
          : withChanged(puzzle, index, spec);
    this.edit(result, 'mark');
  }

  // Regions.

  /** The map that is shown: the unfinished one, else the one that stands. */
  mapNow(): string {
    return this.map.value ?? regionMapOf(this.puzzle.value, this.tool.value);
  }

  /** Gives a cell to the region that is being spread. The map becomes the puzzle's once every region has its size. */
  private paint(cell: number): void {
    const tool = this.drawn;
    const before = this.mapNow();
    const region = before[this.source] as string;
    if (!tool || before[cell] === region) return;
    const map = before.slice(0, cell) + region + before.slice(cell + 1);
    const puzzle = this.puzzle.peek();
    const [index] = cluesOf(puzzle, this.tool.peek());
    const spec = tool.specOf({ cells: [], text: map }, this.shape);
    const result = index === undefined ? withClue(puzzle, spec) : withChanged(puzzle, index, spec);
    if (result.ok) {
      this.map.value = null;
      this.push(result.value);
    } else {
      this.map.value = map;
      this.trouble.value = result.errors[0] ?? null;
    }
  }

  // Keys.

  /** A key on the board. True: it was the editor's. */
  key(press: Press): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (letter === 'z' && !shiftKey) this.undo();
      else if (letter === 'y' || letter === 'z') this.redo();
      else return false;
      return true;
    }
    const pen = this.pen.peek();
    if (pen && this.penKey(pen, key)) return true;
    const digit = this.digitOf(key, altKey);
    if (digit !== null) return this.digitKey(digit);
    if (this.toolKey(press)) return true;
    if (key === 'Delete' || key === 'Backspace') return this.clearKey(key);
    if (key === 'Enter' || key === ' ') return this.enterKey();
    if (key !== 'Escape') return false;
    this.chosen.value = null;
    this.trouble.value = null;
    if (this.map.peek() !== null) this.map.value = null;
    return true;
  }

  private penKey(pen: Pen, key: string): boolean {
    const step = ARROWS[key];
    if (step) {
      const at = pen.path.at(-1) as number;
      const cell = this.shape.cellAt(this.shape.rowOf(at) + step[0], this.shape.columnOf(at) + step[1]);
      if (cell < 0) return true;
      if (this.drawn?.gesture === 'regions') {
        this.paint(cell);
        this.pen.value = { ...pen, path: [...pen.path, cell] };
      } else this.goTo(pen, cell);
      this.look(cell);
      this.placeAtOnce();
      return true;
    }
    if (key === 'Escape') this.drop();
    else if (key === 'Backspace' && pen.text !== '') this.setText(pen.text.slice(0, -1));
    else if (key === 'Backspace') {
      const path = pen.path.slice(0, -1);
      this.pen.value = path.length > 0 ? { ...pen, path } : null;
      const last = path.at(-1);
      if (last !== undefined) this.look(last);
    } else if (key === 'Enter') {
      if (this.drawn?.gesture === 'regions') this.drop();
      else this.finish();
    } else return false;
    return true;
  }

  /** Edges, corners and lanes are there as soon as the way says which. */
  private placeAtOnce(): void {
    const pen = this.pen.peek();
    const tool = this.drawn;
    if (!pen || !tool || !['edge', 'corner', 'lane'].includes(tool.gesture)) return;
    const cells = placeOf(tool.gesture, this.shape, pen.path);
    if (cells) this.place(tool, cells, '');
  }

  /** The digit of a key where digits are meant: letters only where they are digits of the board to be given. */
  private digitOf(key: string, alt: boolean): number | null {
    if (alt || key.length !== 1) return null;
    if (/^\d$/.test(key)) return Number(key);
    if (this.tool.peek() !== GIVEN || this.shape.maxDigit < 10 || !/^[a-z]$/i.test(key)) return null;
    const digit = digitOf(key.toUpperCase());
    return digit <= this.shape.maxDigit ? digit : null;
  }

  private digitKey(digit: number): boolean {
    if (this.tool.peek() === GIVEN) {
      const isDigit = this.shape.setOf(digit) !== 0;
      if (isDigit || digit === 0) this.give(isDigit ? digit : EMPTY);
      return true;
    }
    if (!this.drawn?.text || (!this.pen.peek() && !this.chosen.peek())) return true;
    const before = this.gesture?.startsWith('text') || this.pen.peek() ? this.text : '';
    this.setText(before + symbolOf(digit));
    return true;
  }

  private toolKey({ key, altKey, code = '' }: Press): boolean {
    const letter = altKey ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '') : key.toUpperCase();
    if (!/^[A-Z]$/.test(letter)) return false;
    if (letter === GIVEN_KEY) this.take(GIVEN);
    else {
      const type = builtinRules.types.find((each) => {
        const tool = toolOf(each);
        return tool && tool.gesture !== 'board' && tool.key === letter;
      });
      if (!type) return false;
      this.take(type.type);
    }
    return true;
  }

  private clearKey(key: string): boolean {
    if (this.tool.peek() === GIVEN) {
      this.give(EMPTY);
      return true;
    }
    if (key === 'Backspace' && this.gesture?.startsWith('text') && this.text !== '') {
      this.setText(this.text.slice(0, -1));
      return true;
    }
    const [under] = cluesAt(this.puzzle.peek(), this.tool.peek(), this.selection.peek().focus);
    const index = this.chosenIndex.peek() >= 0 ? this.chosenIndex.peek() : under;
    if (index === undefined) return true;
    if (this.drawn?.gesture === 'cells') {
      this.marking = false;
      if (under !== undefined) this.mark(this.drawn, this.selection.peek().focus);
    } else this.remove([index]);
    return true;
  }

  private enterKey(): boolean {
    const tool = this.drawn;
    if (!tool) return false;
    const { focus } = this.selection.peek();
    this.trouble.value = null;
    this.gesture = null;
    if (tool.gesture === 'cells') {
      this.marking = cluesAt(this.puzzle.peek(), this.tool.peek(), focus).length === 0;
      this.mark(tool, focus);
      this.gesture = null;
      return true;
    }
    if (tool.gesture === 'regions') this.source = focus;
    this.begin(focus, true);
    return true;
  }
}
