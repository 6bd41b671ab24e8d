import type { Session } from '../session.ts';
import type { Item } from './read.ts';

/** Most errors of one input that are written out. */
const SHOWN = 5;

/** Where an item came from: `file:line`, as far as it needs saying. */
export function placeOfItem(item: Item): string {
  const line = item.lines.length > 0 ? String(item.line) : '';
  return [item.file, line].filter((part) => part !== '').join(':');
}

/** Writes the errors and warnings of an item for the person, with the place in its text. Bad items are remembered. */
export function complainAbout(session: Session, item: Item): void {
  const { result } = item;
  const sourceLine = (line: number | undefined) =>
    line === undefined ? undefined : item.lines[line - item.firstLine];
  for (const warning of result.warnings.slice(0, SHOWN))
    session.complain(warning, placeOfItem(item), 'warning');
  if (result.ok) return;
  session.outcome.bad = true;
  for (const error of result.errors.slice(0, SHOWN))
    session.complain(error, item.file, 'error', sourceLine(error.line));
  const more = result.errors.length - SHOWN;
  if (more > 0) session.note(session.say('cli.moreErrors', { count: more }));
}
