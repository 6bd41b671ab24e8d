import type { Diagnostic } from '../base/index.ts';
import type { Plain, Puzzle } from '../puzzle/index.ts';
import { isFields, isList } from './fields.ts';
import { Losses } from './format.ts';

const count = (value: Plain | undefined): number => (isFields(value) ? Object.keys(value).length : 0);

/** What the player of a game document did, as far as it is there, for a format that holds the puzzle alone. */
export function lossesOfGame({ document }: Puzzle, format: string): Diagnostic[] {
  const game = document.game as Plain | undefined;
  if (!isFields(game)) return [];
  const losses = new Losses('format-cannot-carry', { format });
  const { entries, corner, centre, struck, colours, history } = game;
  if (typeof entries === 'string') losses.add('entries', entries.replace(/[^0-9A-Za-z]/g, '').length);
  losses.add('notes', count(corner) + count(centre) + count(struck));
  losses.add('colours', count(colours));
  losses.add('history', isList(history) ? history.length : 0);
  return losses.warnings;
}
