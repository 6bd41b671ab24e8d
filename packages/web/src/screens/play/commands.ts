/** What keys do on the game screen. */

import { lengthOfTime } from '../../app/moments.ts';
import { navigate } from '../../app/routes.ts';
import { settings } from '../../app/settings.ts';
import { modifiersOf } from '../../game/chords.ts';
import { commandOf, heldAction, type KeyAction, type KeyCommand } from '../../game/keys.ts';
import { inverted, nextEmpty, stepFrom, withCell } from '../../game/select.ts';
import type { Mode } from '../../game/session.ts';
import { t } from '../../words/play.ts';
import { commands as hintCommands } from './hint/commands.ts';
import type { PlayModel } from './model.ts';

const MODE_OF: Partial<Record<KeyAction, Mode>> = {
  digit: 'digit',
  corner: 'corner',
  centre: 'centre',
  colour: 'colour',
  modeDigit: 'digit',
  modeCorner: 'corner',
  modeCentre: 'centre',
  modeColour: 'colour',
};

/** Keys that work while the game is paused. */
const WHILE_PAUSED: ReadonlySet<KeyAction> = new Set(['pause', 'keys', 'sayTime']);

/** Does what a key asks for; false if it is not for the game. */
export function pressed(model: PlayModel, event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  if (model.opened.peek() !== null || target?.closest('input, textarea, select, dialog')) return false;
  const { shape } = model.session;
  const command = commandOf(event, {
    shape,
    keymap: settings.keymap.peek(),
    wasd: settings.wasd.peek(),
  });
  if (!command) return false;
  // A button that has the focus is pressed by these; the board gets them otherwise.
  const isButtonKey = event.key === ' ' || event.key === 'Enter';
  if (isButtonKey && target?.closest('a, button, [role=switch], summary')) return false;
  if (model.desk.clock.isPaused.peek() && !WHILE_PAUSED.has(command.action)) return false;
  if (command.action === 'copy' || command.action === 'paste') return false;
  return perform(model, command, event.repeat);
}

function perform(model: PlayModel, command: KeyCommand, isRepeat: boolean): boolean {
  const { desk, session } = model;
  const { action, value, way } = command;
  const { selection, shape } = session;
  const { cells, focus } = selection.peek();
  const hint = hintCommands.peek();
  switch (action) {
    case 'move':
    case 'extend':
    case 'nextEmpty': {
      if (!way) return false;
      const to =
        action === 'nextEmpty'
          ? nextEmpty(shape, session.digits.peek(), focus, way)
          : stepFrom(shape, focus, way);
      // The first press after nothing was selected shows where the keyboard is.
      const at = cells.length === 0 && action === 'move' ? focus : to;
      desk.select(action === 'extend' ? withCell({ cells, focus }, at, true) : { cells: [at], focus: at });
      focusBoard();
      return true;
    }
    case 'digit':
      if (value !== undefined) desk.press(value);
      return true;
    case 'corner':
    case 'centre':
    case 'colour':
      if (value !== undefined) desk.press(value, { mode: MODE_OF[action] as Mode });
      return true;
    case 'clear':
      desk.erase();
      return true;
    case 'modeDigit':
    case 'modeCorner':
    case 'modeCentre':
    case 'modeColour':
      desk.setMode(MODE_OF[action] as Mode);
      return true;
    case 'nextMode':
      desk.nextMode();
      return true;
    case 'notesMode':
      desk.switchNotes();
      return true;
    case 'fillNotes':
    case 'fillEverything':
      if (!isRepeat) desk.fill(action === 'fillNotes' ? 'rules' : 'everything');
      return true;
    case 'show':
      if (value !== undefined) desk.show(value);
      else if (desk.shown.peek() !== null) desk.shown.value = null;
      else {
        desk.asksShown.value = true;
        model.tell({ text: t('showDigit') });
      }
      return true;
    case 'showPrevious':
      desk.showNext(-1);
      return true;
    case 'showNext':
      desk.showNext(1);
      return true;
    case 'undo':
      desk.undo();
      return true;
    case 'redo':
      desk.redo();
      return true;
    case 'selectAll':
      desk.select({ cells: Array.from({ length: shape.cellCount }, (_, cell) => cell), focus });
      return true;
    case 'invert':
      desk.select(inverted(shape, { cells, focus }));
      return true;
    case 'escape':
      if (desk.escape()) return true;
      if (!hint) return false;
      hint.close();
      return true;
    case 'hint':
      if (isRepeat) return true;
      if (hint) hint.more();
      else if (!model.isHinting.peek()) model.openHint();
      return true;
    case 'hintBack':
      hint?.back();
      return hint !== null;
    case 'why':
      hint?.why();
      return hint !== null;
    case 'apply':
      hint?.apply();
      return hint !== null;
    case 'check':
      if (!isRepeat) void model.check(() => goSolve(model));
      return true;
    case 'savepoint':
      if (!isRepeat) setSavepoint(model);
      return true;
    case 'pause':
      if (!isRepeat) desk.togglePause();
      return true;
    case 'sayTime': {
      const text = t('timeNow', { time: lengthOfTime(session.time.peek()) });
      model.tell({ text });
      return true;
    }
    case 'keys':
      model.opened.value = 'keys';
      return true;
    default:
      return false;
  }
}

/** A savepoint with the next free number. */
export function setSavepoint({ desk, session }: PlayModel): void {
  desk.setSavepoint(t('savepoint', { number: session.savepoints.peek().length + 1 }));
}

/** Takes the puzzle to where any puzzle can be looked into. */
export function goSolve({ session }: PlayModel): void {
  void import('../../share/link.ts').then(({ payloadOf }) => {
    const payload = payloadOf(session.puzzle.document);
    if (payload.ok) navigate(`/solve#${payload.value}`);
  });
}

/** Puts the keyboard on the board. */
export function focusBoard(): void {
  if (document.activeElement?.closest('[role=grid]')) return;
  document.querySelector<HTMLElement>('.play [role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
}

/** Shows in the mode row what the keys held down stand for. */
export function holding(model: PlayModel, event: KeyboardEvent): void {
  const action = heldAction(modifiersOf(event), settings.keymap.peek());
  model.desk.held.value = action ? (MODE_OF[action] as Mode) : null;
}
