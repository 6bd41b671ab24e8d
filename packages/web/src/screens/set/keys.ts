import { EMPTY, digitOf as symbolDigit, symbolOf } from 'hitotsu/board';
import { builtinRules, toolOf } from 'hitotsu/rules';
import { cluesAt } from './draft.ts';
import { type Editor, GIVEN, GIVEN_KEY, type Pen } from './editor.ts';
import { placeOf } from './strokes.ts';

/** A key press, as much of it as is used. */
export interface Press {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A key on the board. True: it was the editor's. */
export function pressKey(editor: Editor, press: Press): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z' && !shiftKey) editor.undo();
    else if (letter === 'y' || letter === 'z') editor.redo();
    else return false;
    return true;
  }
  const pen = editor.pen.peek();
  if (pen && penKey(editor, pen, key)) return true;
  const digit = digitOf(editor, key, altKey);
  if (digit !== null) return digitKey(editor, digit);
  if (pressTool(editor, press)) return true;
  if (key === 'Delete' || key === 'Backspace') return clearKey(editor, key);
  if (key === 'Enter' || key === ' ') return enterKey(editor);
  if (key !== 'Escape') return false;
  editor.chosen.value = null;
  editor.trouble.value = null;
  if (editor.map.peek() !== null) editor.map.value = null;
  return true;
}

function penKey(editor: Editor, pen: Pen, key: string): boolean {
  const step = ARROWS[key];
  if (step) {
    const at = pen.path.at(-1) as number;
    const cell = editor.shape.cellAt(editor.shape.rowOf(at) + step[0], editor.shape.columnOf(at) + step[1]);
    if (cell < 0) return true;
    if (editor.drawn?.gesture === 'regions') {
      editor.paint(cell);
      editor.pen.value = { ...pen, path: [...pen.path, cell] };
    } else editor.goTo(pen, cell);
    editor.look(cell);
    placeAtOnce(editor);
    return true;
  }
  if (key === 'Escape') editor.drop();
  else if (key === 'Backspace' && pen.text !== '') editor.setText(pen.text.slice(0, -1));
  else if (key === 'Backspace') {
    const path = pen.path.slice(0, -1);
    editor.pen.value = path.length > 0 ? { ...pen, path } : null;
    const last = path.at(-1);
    if (last !== undefined) editor.look(last);
  } else if (key === 'Enter') {
    if (editor.drawn?.gesture === 'regions') editor.drop();
    else editor.finish();
  } else return false;
  return true;
}

/** Edges, corners and lanes are there as soon as the way says which. */
function placeAtOnce(editor: Editor): void {
  const pen = editor.pen.peek();
  const tool = editor.drawn;
  if (!pen || !tool || !['edge', 'corner', 'lane'].includes(tool.gesture)) return;
  const cells = placeOf(tool.gesture, editor.shape, pen.path);
  if (cells) editor.place(tool, cells, '');
}

/** The digit of a key where digits are meant: letters only where they are digits of the board to be given. */
function digitOf(editor: Editor, key: string, alt: boolean): number | null {
  if (alt || key.length !== 1) return null;
  if (/^\d$/.test(key)) return Number(key);
  if (editor.tool.peek() !== GIVEN || editor.shape.maxDigit < 10 || !/^[a-z]$/i.test(key)) return null;
  const digit = symbolDigit(key.toUpperCase());
  return digit <= editor.shape.maxDigit ? digit : null;
}

function digitKey(editor: Editor, digit: number): boolean {
  if (editor.tool.peek() === GIVEN) {
    const isDigit = editor.shape.setOf(digit) !== 0;
    if (isDigit || digit === 0) editor.give(isDigit ? digit : EMPTY);
    return true;
  }
  if (!editor.drawn?.text || (!editor.pen.peek() && !editor.chosen.peek())) return true;
  const before = editor.history.within?.startsWith('text') || editor.pen.peek() ? editor.text : '';
  editor.setText(before + symbolOf(digit));
  return true;
}

/** The letter of a tool: that is taken. */
export function pressTool(editor: Editor, { key, altKey, code = '' }: Press): boolean {
  const letter = altKey ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '') : key.toUpperCase();
  if (!/^[A-Z]$/.test(letter)) return false;
  if (letter === GIVEN_KEY) editor.take(GIVEN);
  else {
    const type = builtinRules.types.find((each) => {
      const tool = toolOf(each);
      return tool && tool.gesture !== 'board' && tool.key === letter;
    });
    if (!type) return false;
    editor.take(type.type);
  }
  return true;
}

function clearKey(editor: Editor, key: string): boolean {
  if (editor.tool.peek() === GIVEN) {
    editor.give(EMPTY);
    return true;
  }
  if (key === 'Backspace' && editor.history.within?.startsWith('text') && editor.text !== '') {
    editor.setText(editor.text.slice(0, -1));
    return true;
  }
  const [under] = cluesAt(editor.puzzle.peek(), editor.tool.peek(), editor.selection.peek().focus);
  const index = editor.chosenIndex.peek() >= 0 ? editor.chosenIndex.peek() : under;
  if (index === undefined) return true;
  if (editor.drawn?.gesture === 'cells') {
    editor.marking = false;
    if (under !== undefined) editor.mark(editor.drawn, editor.selection.peek().focus);
  } else editor.remove([index]);
  return true;
}

function enterKey(editor: Editor): boolean {
  const tool = editor.drawn;
  if (!tool) return false;
  const { focus } = editor.selection.peek();
  const isTyped = editor.history.within?.startsWith('text') && isChosenAt(editor, focus);
  editor.trouble.value = null;
  editor.history.rest();
  // Enter after a number ends the number.
  if (isTyped) return true;
  if (tool.gesture === 'cells') {
    editor.marking = cluesAt(editor.puzzle.peek(), editor.tool.peek(), focus).length === 0;
    editor.mark(tool, focus);
    editor.history.rest();
    return true;
  }
  if (tool.gesture === 'regions') editor.source = focus;
  editor.begin(focus, true);
  return true;
}

/** Whether the selected clue holds a cell. */
function isChosenAt(editor: Editor, cell: number): boolean {
  const { tool, puzzle, chosenIndex } = editor;
  return cluesAt(puzzle.peek(), tool.peek(), cell).includes(chosenIndex.peek());
}
