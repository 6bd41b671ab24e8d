import { unwrap } from 'hitotsu/base';
import { parsePuzzle } from 'hitotsu/puzzle';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { Editor, GIVEN } from './editor.ts';
import { type Press, pressKey } from './keys.ts';
import { pointEditor } from './pointer.ts';

let editor: Editor;
beforeEach(() => {
  editor = new Editor(emptyDraft(9));
});

const press = (key: string, more: Partial<Press> = {}): boolean =>
  pressKey(editor, { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });
const keys = (...list: string[]) => {
  for (const key of list) press(key);
};
const at = (name: string) => {
  const cell = editor.shape.cellNamed(name);
  return { cell, x: editor.shape.columnOf(cell) + 0.5, y: editor.shape.rowOf(cell) + 0.5 };
};
const drag = (...names: string[]) => {
  const [first, ...rest] = names;
  pointEditor(editor, { phase: 'down', ...at(first as string) });
  for (const name of rest) pointEditor(editor, { phase: 'move', ...at(name) });
  pointEditor(editor, { phase: 'up', ...at(names.at(-1) as string) });
};
const look = (name: string) => {
  const { cell } = at(name);
  editor.selection.value = { cells: [cell], focus: cell };
};
const clues = () => editor.puzzle.value.document.rules.filter(({ type }) => type !== 'classic');

describe('lines', () => {
  beforeEach(() => editor.take('thermometer'));

  it('are dragged, shortened by going back, and selected when done', () => {
    drag('R1C1', 'R1C2', 'R1C3', 'R1C2', 'R2C3');
    expect(clues()).toEqual([{ type: 'thermometer', cells: ['R1C1', 'R1C2', 'R2C3'] }]);
    expect(editor.chosen.value).toEqual(clues()[0]);
  });

  it('go on from either end', () => {
    drag('R1C1', 'R1C2');
    drag('R1C2', 'R1C3');
    expect(clues()).toEqual([{ type: 'thermometer', cells: ['R1C1', 'R1C2', 'R1C3'] }]);
    drag('R1C1', 'R2C1');
    expect(clues()).toEqual([{ type: 'thermometer', cells: ['R2C1', 'R1C1', 'R1C2', 'R1C3'] }]);
    drag('R1C3', 'R1C2');
    expect(clues()).toEqual([{ type: 'thermometer', cells: ['R2C1', 'R1C1', 'R1C2'] }]);
  });

  it('are drawn with keys: Enter, arrows, Backspace, Enter', () => {
    look('R5C5');
    keys('Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Backspace', 'ArrowUp', 'Enter');
    expect(clues()).toEqual([{ type: 'thermometer', cells: ['R5C5', 'R5C6', 'R5C7', 'R4C7'] }]);
  });

  it('are dropped with Escape, and a lone cell is none', () => {
    look('R5C5');
    keys('Enter', 'ArrowRight', 'Escape');
    keys('Enter', 'Enter');
    expect(clues()).toEqual([]);
  });

  it('are selected by a press, removed by Delete, turned round', () => {
    drag('R1C1', 'R1C2', 'R1C3');
    press('Escape');
    drag('R1C2');
    expect(editor.chosen.value).toEqual(clues()[0]);
    editor.reverse();
    expect(clues()).toEqual([{ type: 'thermometer', cells: ['R1C3', 'R1C2', 'R1C1'] }]);
    press('Delete');
    expect(clues()).toEqual([]);
    editor.undo();
    expect(clues()).toHaveLength(1);
  });

  it('that are refused stay in hand with the reason', () => {
    editor = new Editor(emptyDraft(4));
    editor.take('thermometer');
    drag('R1C1', 'R1C2', 'R1C3', 'R1C4', 'R2C4');
    expect(clues()).toEqual([]);
    expect(editor.trouble.value?.code).toBe('thermometer.too-many-cells');
    keys('Backspace', 'Enter');
    expect(clues()).toHaveLength(1);
    expect(editor.trouble.value).toBeNull();
  });
});

describe('areas', () => {
  beforeEach(() => editor.take('cage'));

  it('are dragged and get the number typed next', () => {
    drag('R1C2', 'R1C1', 'R2C1');
    expect(clues()).toEqual([{ type: 'cage', cells: ['R1C1', 'R1C2', 'R2C1'] }]);
    keys('1', '5');
    expect(clues()).toEqual([{ type: 'cage', cells: ['R1C1', 'R1C2', 'R2C1'], sum: 15 }]);
    press('Backspace');
    expect(clues()[0]).toHaveProperty('sum', 1);
    editor.undo();
    expect(clues()[0]).not.toHaveProperty('sum');
  });

  it('get a new number when selected again', () => {
    drag('R1C1', 'R1C2');
    keys('1', '5', 'Escape');
    drag('R1C1');
    keys('7');
    expect(clues()[0]).toHaveProperty('sum', 7);
  });

  it('wait for a number that they need', () => {
    editor.take('sum');
    drag('R1C1', 'R1C2');
    expect(clues()).toEqual([]);
    keys('1', '2', 'Enter');
    expect(clues()).toEqual([{ type: 'sum', cells: ['R1C1', 'R1C2'], sum: 12 }]);
  });

  it('of one cell are drawn with keys', () => {
    look('R3C3');
    keys('Enter', 'Enter', '4');
    expect(clues()).toEqual([{ type: 'cage', cells: ['R3C3'], sum: 4 }]);
  });
});

describe('cells', () => {
  it('are marked and cleared one by one; a drag does what its first cell began', () => {
    editor.take('odd');
    drag('R1C1', 'R1C2', 'R1C3');
    expect(clues()).toEqual([{ type: 'odd', cells: ['R1C1', 'R1C2', 'R1C3'] }]);
    drag('R1C2', 'R1C3', 'R1C4');
    expect(clues()).toEqual([{ type: 'odd', cells: ['R1C1'] }]);
    editor.undo();
    expect(clues()).toEqual([{ type: 'odd', cells: ['R1C1', 'R1C2', 'R1C3'] }]);
    look('R1C1');
    press('Enter');
    expect(clues()[0]).toHaveProperty('cells', ['R1C2', 'R1C3']);
  });
});

describe('regions', () => {
  it('spread by dragging, and hold once every one has its size', () => {
    editor = new Editor(emptyDraft(4));
    editor.take('regions');
    drag('R1C2', 'R1C3');
    expect(editor.map.value).toBe('AAABAABBCCDDCCDD');
    expect(editor.trouble.value?.code).toBe('regions.size');
    expect(editor.puzzle.value.document.rules.map(({ type }) => type)).toEqual(['classic']);
    drag('R2C3', 'R2C2');
    expect(editor.map.value).toBeNull();
    expect(editor.puzzle.value.document.rules.at(-1)).toEqual({ type: 'regions', map: '1112122233443344' });
    editor.undo();
    expect(editor.puzzle.value.document.rules.map(({ type }) => type)).toEqual(['classic']);
  });

  it('spread with keys too', () => {
    editor = new Editor(emptyDraft(4));
    editor.take('regions');
    look('R1C2');
    keys('Enter', 'ArrowRight', 'Enter');
    look('R2C3');
    keys('Enter', 'ArrowLeft', 'Enter');
    expect(editor.puzzle.value.document.rules.at(-1)).toEqual({ type: 'regions', map: '1112122233443344' });
  });
});

describe('given digits', () => {
  it('are typed, cleared, and typed again to be taken away', () => {
    look('R1C1');
    press('5');
    expect(editor.puzzle.value.document.givens[0]).toBe('5');
    press('5');
    expect(editor.puzzle.value.document.givens[0]).toBe('.');
    keys('6', 'Delete');
    expect(editor.puzzle.value.document.givens[0]).toBe('.');
  });

  it('leave the pointer to the board', () => {
    expect(pointEditor(editor, { phase: 'down', ...at('R1C1') })).toBe(false);
  });

  it('are letters above nine, and tools then need Alt', () => {
    editor = new Editor(emptyDraft(16));
    look('R1C1');
    press('b');
    expect(editor.puzzle.value.document.givens[0]).toBe('B');
    press('g', { altKey: true, code: 'KeyG' });
    expect(editor.tool.value).toBe(GIVEN);
    press('†', { altKey: true, code: 'KeyT' });
    expect(editor.tool.value).toBe('thermometer');
  });
});

describe('numbers', () => {
  it('end with Enter; the next Enter draws', () => {
    editor.take('cage');
    drag('R1C1', 'R1C2', 'R1C3');
    look('R1C3');
    keys('1', '5', 'Enter');
    expect(editor.pen.value).toBeNull();
    expect(editor.puzzle.value.document.rules.at(-1)).toHaveProperty('sum', 15);
    keys('2', '0', 'Enter');
    expect(editor.puzzle.value.document.rules.at(-1)).toHaveProperty('sum', 20);
    press('Enter');
    expect(editor.pen.value?.path.length).toBe(1);
  });

  it('do not hold up a stroke elsewhere', () => {
    editor.take('cage');
    drag('R1C1', 'R1C2', 'R1C3');
    keys('1', '5');
    look('R5C5');
    keys('Enter', 'ArrowRight', 'Enter');
    expect(editor.puzzle.value.document.rules.at(-1)).toHaveProperty('cells', ['R5C5', 'R5C6']);
  });
});

describe('tools and history', () => {
  it('tools are taken by the letters of the rules', () => {
    press('t');
    expect(editor.tool.value).toBe('thermometer');
    press('K');
    expect(editor.tool.value).toBe('cage');
    press('g');
    expect(editor.tool.value).toBe(GIVEN);
    expect(press('j')).toBe(false);
  });

  it('goes back and forth with the usual keys', () => {
    look('R1C1');
    press('5');
    press('z', { ctrlKey: true });
    expect(editor.puzzle.value.document.givens[0]).toBe('.');
    press('y', { metaKey: true });
    expect(editor.puzzle.value.document.givens[0]).toBe('5');
    press('z', { ctrlKey: true });
    press('Z', { ctrlKey: true, shiftKey: true });
    expect(editor.puzzle.value.document.givens[0]).toBe('5');
    expect(editor.canRedo.value).toBe(false);
  });

  it('opening another puzzle can be taken back', () => {
    look('R9C9');
    press('5');
    editor.open(unwrap(parsePuzzle({ hitotsu: 1, size: 4, givens: '.'.repeat(16) })));
    expect(editor.shape.size).toBe(4);
    editor.undo();
    expect(editor.puzzle.value.document.givens.at(-1)).toBe('5');
  });

  it('whole-board rules are switched, and selected clues survive the change of others', () => {
    editor.take('cage');
    drag('R1C1', 'R1C2');
    const cage = editor.chosen.value;
    editor.toggle([{ type: 'windoku' }]);
    expect(editor.chosen.value).toEqual(cage);
    expect(editor.chosenIndex.value).toBeGreaterThan(0);
    editor.toggle([{ type: 'windoku' }]);
    expect(editor.chosenIndex.value).toBeGreaterThan(0);
  });
});
