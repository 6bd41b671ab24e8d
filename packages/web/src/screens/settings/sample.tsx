import { type BoardState, boardFigure, type CellContent } from 'hitotsu/drawing';
import { parsePuzzle } from 'hitotsu/puzzle';
import { settings } from '../../app/settings.ts';
import { theme } from '../../app/theme.ts';
import { Primitives } from '../../picture/figure.tsx';
import { t } from '../../words/settings.ts';

/** A board whose first three cells are the sample: a given, and a cage of two. */
const read = parsePuzzle({
  hitotsu: 1,
  size: 9,
  givens: `7${'.'.repeat(80)}`,
  rules: ['classic', { type: 'cage', cells: ['R1C2', 'R1C3', 'R2C3'], sum: 15 }],
});

const set = (...digits: readonly number[]) => digits.reduce((all, digit) => all | (1 << (digit - 1)), 0);
const MINT = 5;
const VIOLET = 8;

interface Shown {
  readonly cells: readonly CellContent[];
  readonly state: BoardState;
}

/** What the settings of the look change: marks, colours and their patterns, tints. */
const look = (): Shown => ({
  cells: [
    { digit: 7, given: true },
    { digit: 3, colours: [MINT] },
    { centre: set(2, 4, 9), colours: [VIOLET] },
  ],
  state: { peers: [0, 2], selected: [1] },
});

/** What the settings of play change: a 7 has just been put beside the given 7. */
function play(): Shown {
  const warns = settings.warn.value !== 'off';
  const notes = settings.cleanNotes.value ? set(2, 9) : set(2, 7, 9);
  return {
    cells: [
      { digit: 7, given: true },
      { digit: 7 },
      settings.cornerFixed.value ? { notes } : { corner: notes },
    ],
    state: {
      selected: [1],
      conflicts: settings.warn.value === 'rules' ? [0, 1] : [],
      underlined: warns ? [1] : [],
    },
  };
}

const GROUPS = { look, play };

/** Three cells of a board as the settings make them. */
export function Sample({ group }: { readonly group: keyof typeof GROUPS }) {
  if (!read.ok) return null;
  const { cells, state } = GROUPS[group]();
  const { primitives } = boardFigure(read.value, undefined, {
    theme: theme.value,
    patterns: settings.patterns.value || theme.value.startsWith('high'),
    tint: { cages: settings.tintCages.value, regions: settings.tintRegions.value },
    numbers: settings.lettersAsNumbers.value,
    content: (cell) => cells[cell] ?? {},
    state,
  });
  return (
    <svg class="sample" viewBox="0 0 3 1" role="img" aria-label={t('sample')}>
      <Primitives primitives={primitives} />
    </svg>
  );
}
