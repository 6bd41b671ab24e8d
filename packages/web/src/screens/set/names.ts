import type { Words } from 'hitotsu/base';
import type { Puzzle } from 'hitotsu/puzzle';
import { builtinRules, shortName, toolOf } from 'hitotsu/rules';
import { cellName } from '../../board/sayings.ts';
import { t } from '../../words/set.ts';
import { language } from '../../words/words.ts';
import { strokeOf } from './draft.ts';

/** What a rule of the puzzle is called in lists: `Killer cage 16 at R7C7`, `Windoku`. */
export function clueName(puzzle: Puzzle, index: number): string {
  const spec = puzzle.document.rules[index];
  const type = spec && builtinRules.get(spec.type);
  if (!type) return '';
  const tool = toolOf(type);
  if (tool && tool.gesture !== 'board') {
    const { cells, text } = strokeOf(puzzle, index) ?? { cells: [], text: '' };
    const name = tool.name[language.value];
    const [first] = cells;
    if (tool.gesture === 'regions' || first === undefined) return name;
    const clue = text === '' ? name : `${name}${language.value === 'ja' ? '' : ' '}${text}`;
    return t('clueAt', { clue, cell: cellName(puzzle.shape, first) });
  }
  const choice = tool?.choices.find(({ specs }) => JSON.stringify(specs) === JSON.stringify([spec]));
  const words: Words = choice?.name ?? shortName(type);
  return words[language.value];
}
