/** What happened on the desk, in words. */
import { symbolOf } from 'hitotsu/board';
import { settings } from '../../app/settings.ts';
import { colourName } from '../../board/labels.ts';
import { cellName, cellNames, conflictText } from '../../board/sayings.ts';
import type { RuleConflict } from '../../game/conflicts.ts';
import type { DeskEvent } from '../../game/desk.ts';
import type { GameSession, Mode, Move } from '../../game/session.ts';
import { t } from '../../words/play.ts';
import { language } from '../../words/words.ts';

/** The word for a digit. */
export function digitName(digit: number): string {
  return settings.lettersAsNumbers.value ? String(digit) : symbolOf(digit);
}

const MODE_WORDS = {
  digit: 'modeDigit',
  corner: 'modeCorner',
  centre: 'modeCentre',
  colour: 'modeColour',
} as const satisfies Record<Mode, string>;

export const modeName = (mode: Mode): string => t(MODE_WORDS[mode]);

/** Cells by name, or how many they are. */
function cellsText({ shape }: GameSession, cells: readonly number[]): string {
  return cells.length <= 3 ? cellNames(shape, cells) : t('manyCells', { count: cells.length });
}

/** A move in a few words. */
function moveText({ shape }: GameSession, { changes }: Move): string {
  const entries = changes.filter(({ what }) => what === 'entry');
  const only = entries.length === 1 ? entries[0] : undefined;
  if (!only) return t('undoneMany', { count: changes.length });
  const cell = cellName(shape, shape.cellNamed(only.cell));
  return typeof only.to === 'number'
    ? t('undoneMove', { digit: digitName(only.to), cell })
    : t('undoneCleared', { cell });
}

function markText(session: GameSession, event: DeskEvent & { kind: 'marked' }): string {
  const value = event.mark === 'colour' ? colourName(event.value) : digitName(event.value);
  const cells = cellsText(session, event.cells);
  const mark = modeName(event.mark);
  const word = language.value === 'ja' ? mark : mark.toLowerCase();
  const text = t(event.on ? 'markOn' : 'markOff', { mark: word, value, cells });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is announced for an event; a conflict is part of the same sentence. */
export function announced(
  session: GameSession,
  event: DeskEvent,
  conflicts: readonly RuleConflict[],
): string {
  switch (event.kind) {
    case 'entered': {
      const { cells, digit } = event;
      const entry =
        cells.length <= 3
          ? t('entered', { digit: digitName(digit), cells: cellNames(session.shape, cells) })
          : t('enteredMany', { digit: digitName(digit), count: cells.length });
      const own = conflicts.find((each) => each.cells.some((cell) => cells.includes(cell)));
      return own ? `${entry}${language.value === 'ja' ? '。' : '. '}${sentence(session, own)}` : entry;
    }
    case 'erased':
      return event.cells.length <= 3
        ? t('erased', { cells: cellNames(session.shape, event.cells) })
        : t('erasedMany', { count: event.cells.length });
    case 'marked':
      return markText(session, event);
    case 'pasted':
      return t('pasted', { cells: cellsText(session, event.cells) });
    case 'undone':
    case 'redone':
      return t(event.kind, { what: moveText(session, event.move) });
    default:
      return shown(session, event) ?? '';
  }
}

/** What stands in the message line for an event; null: nothing of its own. */
export function shown(session: GameSession, event: DeskEvent): string | null {
  switch (event.kind) {
    case 'complete': {
      const { digitCount, cellCount } = session.shape;
      const count = cellCount / digitCount;
      const digit = digitName(event.digit);
      return count === 9 ? t('digitCompleteNine', { digit }) : t('digitComplete', { digit, count });
    }
    case 'filled':
      return t(event.by === 'rules' ? 'filledRules' : 'filledEverything');
    case 'savepoint':
      return t('savepointSet', { name: event.name });
    case 'restored':
      return t('restored', { name: event.name });
    case 'restarted':
      return t('restarted');
    case 'nothing':
      return t(event.what === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
    case 'locked': {
      const { value, mode } = event;
      const name = mode === 'colour' ? colourName(value) : digitName(value);
      return mode === 'digit' || mode === 'colour'
        ? t('locked', { value: name })
        : t('lockedMark', { mark: modeName(mode), value: name });
    }
    case 'fullButWrong':
      return t('fullButWrong');
    default:
      return null;
  }
}

/** A conflict as one sentence. */
export function sentence({ shape }: GameSession, conflict: RuleConflict): string {
  const { title, detail } = conflictText(shape, conflict);
  return language.value === 'ja' ? `${title}　${detail}` : `${title}: ${detail}`;
}
