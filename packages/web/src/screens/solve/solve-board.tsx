import { computed } from '@preact/signals';
import { digitOf, EMPTY, symbolOf } from 'hitotsu/board';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import type { BoardView } from '../../board/view.ts';
import { Icon } from '../../ui/index.ts';
import { t } from '../../words/solve.ts';
import { desk } from './desk.ts';
import { explained } from './explained.ts';

/** What of the answer is shown on the board. */
const view = computed<Partial<BoardView>>(() => {
  const { answers } = desk;
  const puzzle = desk.puzzle.value;
  const check = answers.check.value;
  const step = explained.value;
  if (answers.explaining.value && step)
    return { digits: step.digits, marks: step.marks, candidates: step.candidates, readOnly: true };
  if (check.state !== 'done') return {};
  const { status, solutions, differ } = check.answer;
  const digits = (line: string | undefined) => line && Array.from(line, (symbol) => digitOf(symbol));
  const [one, two] = solutions.map(digits);
  if (status === 'unique' && one && answers.shown.value) return { digits: one };
  if (status === 'multiple' && one && two) {
    const settle = answers.settle.value;
    const clues = settle.state === 'done' && answers.settleShown.value ? settle.answer.clues : [];
    return {
      digits: one,
      split: two.map((digit, cell) => (differ.includes(cell) ? digit : EMPTY)),
      washed: differ,
      marks: [...new Set(clues.map(({ cell }) => cell))].map((cell) => ({ kind: 'cell', cell, role: 'hub' })),
    };
  }
  const conflict = answers.conflict.value;
  if (status === 'none' && conflict.state === 'done' && conflict.answer) {
    const { givens, candidates, rules, names } = conflict.answer;
    const stated = rules.flatMap((rule, i) =>
      names[i]?.ground
        ? []
        : [{ rule, cells: names[i]?.cell === null ? [] : (puzzle.rules[rule]?.rule.cells ?? []) }],
    );
    return {
      conflicts: [{ rule: stated[0]?.rule ?? rules[0] ?? 0, cells: [...givens, ...candidates] }, ...stated],
    };
  }
  return {};
});

/** The digit that a key stands for on this board; null if none. */
function digitOfKey(key: string): number | null {
  const { minDigit, maxDigit } = desk.puzzle.peek().shape;
  const digit = digitOf(key);
  return digit >= minDigit && digit <= maxDigit ? digit : null;
}

const ERASERS = new Set(['Backspace', 'Delete', '.', ' ']);

function key(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Enter') {
    void desk.solve();
    return true;
  }
  const { cells, focus } = desk.selection.peek();
  const chosen = cells.length > 0 ? cells : [focus];
  const digit = digitOfKey(event.key);
  if (digit !== null) desk.put(chosen, digit);
  else if (ERASERS.has(event.key) || event.key === '0') desk.put(chosen, EMPTY);
  else return false;
  return true;
}

/** The board: givens typed here change the text. */
export function SolveBoard() {
  const puzzle = desk.puzzle.value;
  const { size } = puzzle.shape;
  const pad = useRef<HTMLFieldSetElement>(null);
  return (
    <div class="solve-board">
      <Board
        view={{
          puzzle,
          label: t('boardLabel', { n: size }),
          selection: desk.selection.value,
          onSelect: (selection) => {
            desk.selection.value = selection;
            // Only fingers have the pad; on small screens it may stand below the window's edge.
            pad.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
          },
          onKey: key,
          ...view.value,
        }}
      />
      <Pad field={pad} />
    </div>
  );
}

/** The digits as buttons, for fingers. */
function Pad({ field }: { readonly field: RefObject<HTMLFieldSetElement | null> }) {
  const { shape } = desk.puzzle.value;
  const { cells, focus } = desk.selection.value;
  const chosen = cells.length > 0 ? cells : [focus];
  const digits = Array.from({ length: shape.digitCount }, (_, i) => shape.minDigit + i);
  return (
    <fieldset class="solve-pad" ref={field}>
      <legend class="unseen">{t('pad')}</legend>
      {digits.map((digit) => (
        <button key={digit} type="button" class="solve-pad-key" onClick={() => desk.put(chosen, digit)}>
          {symbolOf(digit)}
        </button>
      ))}
      <button
        type="button"
        class="solve-pad-key"
        aria-label={t('erase')}
        title={t('erase')}
        onClick={() => desk.put(chosen, EMPTY)}
      >
        <Icon name="erase" />
      </button>
    </fieldset>
  );
}
