import type { DrawnTool } from 'hitotsu/rules';
import { cluesAt, indexOf, strokeOf } from './draft.ts';
import type { Editor, Pen } from './editor.ts';
import { placeAt } from './strokes.ts';

/** A pointer, as the board reports it. */
export interface Point {
  readonly phase: 'down' | 'move' | 'up' | 'cancel';
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** A cell joins a stroke when the pointer is this near its centre. */
const NEAR = 0.38;

/** A pointer on the board. True: it was the tool's. */
export function pointEditor(editor: Editor, point: Point): boolean {
  const tool = editor.drawn;
  if (!tool) return false;
  if (point.phase === 'cancel') editor.drop();
  else if (point.phase === 'down') press(editor, tool, point);
  else if (point.phase === 'move') drag(editor, tool, point);
  else letGo(editor, tool);
  return true;
}

function press(editor: Editor, tool: DrawnTool, { cell, x, y }: Point): void {
  editor.trouble.value = null;
  if (tool.gesture === 'edge' || tool.gesture === 'corner' || tool.gesture === 'lane') {
    const cells = placeAt(tool.gesture, editor.shape, x, y);
    if (cells) editor.place(tool, cells, '');
    return;
  }
  if (cell < 0) return;
  editor.look(cell);
  editor.history.rest();
  if (tool.gesture === 'cells') {
    editor.marking = cluesAt(editor.puzzle.peek(), editor.tool.peek(), cell).length === 0;
    editor.mark(tool, cell);
  }
  if (tool.gesture === 'regions') editor.source = cell;
  editor.begin(cell, false);
}

function drag(editor: Editor, tool: DrawnTool, { cell, x, y }: Point): void {
  const pen = editor.pen.peek();
  if (!pen || pen.keys || cell < 0) return;
  const { shape } = editor;
  const near = Math.hypot(x - shape.columnOf(cell) - 0.5, y - shape.rowOf(cell) - 0.5) <= NEAR;
  if (!near || cell === pen.path.at(-1)) return;
  if (tool.gesture === 'cells' || tool.gesture === 'regions') {
    if (tool.gesture === 'cells') editor.mark(tool, cell);
    else editor.paint(cell);
    editor.pen.value = { ...pen, path: [...pen.path, cell] };
  } else editor.goTo(pen, cell);
  editor.look(cell);
}

function letGo(editor: Editor, tool: DrawnTool): void {
  const pen = editor.pen.peek();
  if (!pen || pen.keys) return;
  editor.history.rest();
  if (tool.gesture === 'cells' || tool.gesture === 'regions') {
    editor.pen.value = null;
    return;
  }
  const [cell] = pen.path;
  // A press that went nowhere selects what lies there; of several the next one each time.
  if (cell !== undefined && pen.path.length === 1) {
    editor.pen.value = null;
    chooseAt(editor, cell);
  } else if (pen.from && isUnchanged(editor, pen)) {
    editor.pen.value = null;
    editor.chosen.value = pen.from;
  } else editor.finish();
}

function isUnchanged(editor: Editor, { path, from }: Pen): boolean {
  const stroke = from && strokeOf(editor.puzzle.peek(), indexOf(editor.puzzle.peek(), from));
  return stroke?.cells.length === path.length;
}

function chooseAt(editor: Editor, cell: number): void {
  const here = cluesAt(editor.puzzle.peek(), editor.tool.peek(), cell);
  const next = here[(here.indexOf(editor.chosenIndex.peek()) + 1) % here.length];
  editor.chosen.value = next === undefined ? null : (editor.puzzle.peek().document.rules[next] ?? null);
}
