import { useMemo, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { Board } from '../../board/board.tsx';
import { Trail } from '../../board/trail.ts';
import type { BoardPoint, BoardView } from '../../board/view.ts';
import { t } from '../../words/play.ts';
import { CellAccount } from './about-cell.tsx';
import { pressed } from './commands.ts';
import { titleOf } from './folio.tsx';
import type { PlayModel } from './model.ts';
import { PauseCover } from './pause-cover.tsx';

/** The board of the game: what stands on it, and what pressing it does. */
export function GameBoard({ model }: { readonly model: PlayModel }) {
  const { desk, session } = model;
  const { puzzle } = session;
  const isPaused = desk.clock.isPaused.value;
  const hint = model.hint.value;
  const replayed = model.replayed.value;
  const isOther = hint.digits !== null || replayed !== null;
  const rule = desk.ruleShown.value;
  const label = useLabel(model);
  const onPoint = useLocked(model);
  const view: BoardView = {
    puzzle,
    label,
    digits: model.digits.value,
    position: replayed ?? session.position.value,
    isFixed: settings.cornerFixed.value || desk.isFilledIn.value,
    candidates: hint.candidates ?? undefined,
    selection: desk.isFinished.value
      ? { cells: [], focus: session.selection.value.focus }
      : session.selection.value,
    marks: hint.marks,
    conflicts: isOther ? undefined : desk.conflicts.value,
    wrong: isOther ? undefined : desk.wrong.value,
    highlight: desk.shown.value ?? desk.locked.value ?? undefined,
    rulesShown: useMemo(() => {
      if (rule === null) return undefined;
      const type = puzzle.rules[rule]?.type;
      return puzzle.rules.flatMap((each, index) => (each.type === type ? [index] : []));
    }, [puzzle, rule]),
    covered: isPaused,
    readOnly: desk.isFinished.value,
    onSelect: (selection) => desk.select(selection),
    onKey: (event) => pressed(model, event),
    onPoint,
    about: (cell) => <CellAccount model={model} cell={cell} />,
  };
  return (
    <div class="play-board">
      <Board view={view} />
      {isPaused ? <PauseCover model={model} /> : null}
    </div>
  );
}

function useLabel(model: PlayModel): string | undefined {
  const title = titleOf(model);
  const { size } = model.session.shape;
  return t('boardLabel', { title, size });
}

/** While a digit is locked, a press enters it and a drag notes it along the way. */
function useLocked({ desk, session }: PlayModel): (point: BoardPoint) => boolean {
  const trail = useRef<Trail | null>(null);
  return ({ phase, x, y, cell }) => {
    const value = desk.locked.peek();
    if (value === null && !trail.current) return false;
    if (phase === 'down') {
      if (cell < 0) return false;
      trail.current = new Trail(session.shape.size);
      trail.current.begin(cell, x, y);
      return true;
    }
    const running = trail.current;
    if (!running) return false;
    if (phase === 'move') running.moveTo(x, y);
    else {
      trail.current = null;
      const { cells } = running;
      if (phase === 'cancel' || value === null) return true;
      const focus = cells.at(-1) as number;
      session.selection.value = { cells: [], focus };
      if (cells.length === 1) desk.put(cells, value);
      else desk.paint(cells, value);
    }
    return true;
  };
}
