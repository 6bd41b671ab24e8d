import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Diagnostic, Result } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import type { Puzzle } from 'hitotsu/puzzle';
import type { DrawnTool, RuleSpec } from 'hitotsu/rules';
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
import { History } from './history.ts';
import { gone, placeOf } from './strokes.ts';

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

/** Digits of a typed number. */
const MOST_TYPED = 4;

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

  readonly history: History<Puzzle>;
  /** Pressing `cells` tools: whether the drag marks or clears. */
  marking = true;
  /** A cell of the region that a drag spreads: its letter may change when the map becomes the puzzle's. */
  source = 0;

  readonly puzzle: ReadonlySignal<Puzzle>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Where the selected clue stands in the rule list, or -1. */
  readonly chosenIndex: ReadonlySignal<number>;

  constructor(puzzle: Puzzle) {
    this.history = new History(puzzle);
    this.puzzle = this.history.now;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    this.chosenIndex = computed(() =>
      this.chosen.value ? indexOf(this.puzzle.value, this.chosen.value) : -1,
    );
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
    this.history.reset(puzzle);
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
    this.history.push(puzzle, within);
  }

  undo(): void {
    if (this.map.peek() !== null) this.map.value = null;
    else this.history.undo();
    this.settle();
  }

  redo(): void {
    this.history.redo();
    this.settle();
  }

  /** After a change that the stroke in hand has nothing to do with. */
  private settle(): void {
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
    this.history.rest();
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

  look(cell: number): void {
    this.selection.value = { cells: [cell], focus: cell };
  }

  // Strokes.

  /** Begins a stroke at a cell, or goes on with a line that ends there. */
  begin(cell: number, keys: boolean): void {
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

  goTo(pen: Pen, cell: number): void {
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

  place(tool: DrawnTool, cells: readonly number[], text: string, from: RuleSpec | null = null): boolean {
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
  mark(tool: DrawnTool, cell: number): void {
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
  paint(cell: number): void {
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
}
