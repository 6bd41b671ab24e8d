import type { Change } from 'hitotsu/puzzle';
import { enterDigit } from '../game/actions.ts';
import { setChange, setIn } from '../game/change.ts';
import type { GameSession } from '../game/session.ts';
import type { ToldStep } from './told.ts';

/** What a step changes on the player's board: digits entered, candidates struck and taken from the marks. */
export function changesOf(
  session: GameSession,
  { placements, eliminations }: Pick<ToldStep, 'placements' | 'eliminations'>,
  options: { readonly clean?: boolean } = {},
): Change[] {
  const { shape } = session;
  const position = session.position.peek();
  const { digitCount, minDigit } = shape;
  const entered = placements.flatMap((each) =>
    enterDigit(session, [Math.floor(each / digitCount)], minDigit + (each % digitCount), options),
  );
  const gone = new Map<number, number>();
  for (const each of eliminations) {
    const cell = Math.floor(each / digitCount);
    gone.set(cell, (gone.get(cell) ?? 0) | (1 << (each % digitCount)));
  }
  const struck = [...gone].flatMap(([cell, set]) => [
    setChange(shape, position, 'struck', cell, setIn(position, 'struck', cell) | set),
    ...(['corner', 'centre'] as const).map((kind) =>
      setChange(shape, position, kind, cell, setIn(position, kind, cell) & ~set),
    ),
  ]);
  return [...entered, ...struck.filter((change): change is Change => change !== null)];
}
