/** Words of the library's rules in the language of the app. */
import type { Words, WordValues } from 'hitotsu/base';
import type { Shape } from 'hitotsu/board';
import { compose } from 'hitotsu/messages';

import type { RuleConflict } from '../game/conflicts.ts';
import { t } from '../words/board.ts';
import { language } from '../words/words.ts';

/** Names made before, by language: a board full of conflicts asks for thousands. */
const made = new Map<string, string>();

/** `R4C3`, 4行3列. */
export function cellName(shape: Shape, cell: number): string {
  const row = shape.rowOf(cell) + 1;
  const column = shape.columnOf(cell) + 1;
  const key = `${language.value} ${row} ${column}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const name = t('cell', { row, column });
  made.set(key, name);
  return name;
}

/** `R4C3, R4C5 and R4C8`; 4行3列と4行5列と4行8列. */
export function cellNames(shape: Shape, cells: readonly number[]): string {
  const names = cells.map((cell) => cellName(shape, cell));
  if (language.value === 'ja') return names.join(t('and'));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : names.join(t('between')) + t('and') + last;
}

/** A text of a rule with its places filled, those of cells too. */
export function sayingText(
  shape: Shape,
  { words, values = {}, cells = [] }: { words: Words; values?: WordValues; cells?: readonly number[] },
): string {
  const named = Object.fromEntries(cells.map((cell, i) => [`cell${i + 1}`, cellName(shape, cell)]));
  const all = cells.length > 0 ? { cells: cellNames(shape, cells) } : {};
  return compose(words[language.value], { ...named, ...all, ...values }, language.value);
}

/** What is broken, and how: `Row 4`, `7 stands in R4C3 and R4C8.` */
export function conflictText(shape: Shape, conflict: RuleConflict): { title: string; detail: string } {
  const { title, words, values, cells } = conflict;
  return {
    title: sayingText(shape, { words: title, values }),
    detail: sayingText(shape, { words, values, cells }),
  };
}

/** The same as a part of what is said of one cell. */
export function conflictAt(shape: Shape, conflict: RuleConflict, cell: number): string {
  const { again, values, cells } = conflict;
  if (again) {
    const others = cellNames(
      shape,
      cells.filter((each) => each !== cell),
    );
    return t('conflictAgain', { again: sayingText(shape, { words: again, values: { ...values, others } }) });
  }
  const { title, detail } = conflictText(shape, conflict);
  return t('conflict', { title, detail: detail.replace(/[.。]$/, '') });
}
