/** Positions and savepoints as a game document states them. */
import { indicesOf, type Shape } from 'hitotsu/board';
import { type Game, parseGame, writeDigits } from 'hitotsu/puzzle';
import { emptyPosition, type Position, type Savepoint } from './position.ts';

type ByCell = Readonly<Record<string, readonly number[]>>;

/** A position as fields of a game document. */
export function fieldsOf(shape: Shape, { entries, corner, centre, struck, colours }: Position) {
  const digitsIn = (set: number) => indicesOf(set).map((index) => shape.minDigit + index);
  const byCell = (sets: Int32Array, list: (set: number) => number[]) => {
    const found: Record<string, number[]> = {};
    sets.forEach((set, cell) => {
      if (set !== 0) found[shape.nameOf(cell)] = list(set);
    });
    return found;
  };
  return {
    entries: writeDigits(entries),
    corner: byCell(corner, digitsIn),
    centre: byCell(centre, digitsIn),
    struck: byCell(struck, digitsIn),
    colours: byCell(colours, (set) => indicesOf(set).map((index) => index + 1)),
  };
}

/** The position that a checked game document states. */
export function positionOf({ puzzle, entries, document }: Game): Position {
  const { shape } = puzzle;
  const position = emptyPosition(shape);
  position.entries.set(entries.digits);
  for (const kind of ['corner', 'centre', 'struck'] as const)
    for (const [name, digits] of Object.entries(document.game[kind] ?? {}))
      position[kind][shape.cellNamed(name)] = digits.reduce((set, digit) => set | shape.setOf(digit), 0);
  for (const [name, list] of Object.entries((document.game.colours ?? {}) as ByCell))
    position.colours[shape.cellNamed(name)] = list
      .filter((colour) => colour >= 1 && colour <= 9)
      .reduce((set, colour) => set | (1 << (colour - 1)), 0);
  return position;
}

/**
 * The savepoints of a document. They are no part of the published form, so each is read like a game of its own, and what
 * cannot be read is left out.
 */
export function readSavepoints({ puzzle, value }: SavepointSource): Savepoint[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown): Savepoint[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { name, time, ...fields } = each as Record<string, unknown>;
    if (typeof name !== 'string') return [];
    const read = parseGame(
      { ...puzzle.document, game: { version: 1, ...fields } },
      { registry: puzzle.registry },
    );
    if (!read.ok) return [];
    return [{ name, time: typeof time === 'number' ? time : 0, position: positionOf(read.value) }];
  });
}

interface SavepointSource {
  readonly puzzle: Game['puzzle'];
  readonly value: unknown;
}
