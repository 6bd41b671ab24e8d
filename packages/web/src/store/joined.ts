import { EMPTY, indicesOf, type Shape } from 'hitotsu/board';
import type { Change } from 'hitotsu/puzzle';
import { changed, type Position } from '../game/position.ts';
import type { Move } from '../game/session.ts';

/** A move with a name that is its own in every tab. */
export interface NamedMove {
  readonly id: string;
  readonly move: Move;
}

/**
 * One action of the player, as the journal has it. Undo and redo name the move they mean: by the time they are joined
 * with what another tab did, it may no longer be the last.
 */
export type Op =
  | { readonly kind: 'play'; readonly id: string; readonly move: Move }
  | { readonly kind: 'undo'; readonly id: string; readonly undone: string }
  | { readonly kind: 'redo'; readonly id: string; readonly redone: NamedMove }
  /** What is kept besides the moves (savepoints, hints asked for) has changed. */
  | { readonly kind: 'aside'; readonly id: string; readonly from: Aside; readonly to: Aside };

/** Fields of a game document that are no moves. */
export type Aside = Readonly<Record<string, unknown>>;

/** The state of a game as far as moves make it. */
export interface Joined {
  readonly position: Position;
  readonly moves: readonly NamedMove[];
  /** How many of them stand. */
  readonly done: number;
  readonly aside: Aside;
}

/** Most moves kept; the oldest go first. */
const MOST_MOVES = 5000;

const digitsIn = (shape: Shape, set: number) => indicesOf(set).map((index) => shape.minDigit + index);

const sameValue = (a: Change['from'], b: Change['from']): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b;

/** A change with what the cell really holds as `from`. */
function rebasedChange(shape: Shape, position: Position, change: Change): Change {
  const cell = shape.cellNamed(change.cell);
  if (change.what === 'entry') {
    const digit = position.entries[cell] ?? EMPTY;
    return { ...change, from: digit === EMPTY ? null : digit };
  }
  if (change.what === 'colour') {
    const set = position.colours[cell] ?? 0;
    return { ...change, from: indicesOf(set).map((index) => index + 1) };
  }
  return { ...change, from: digitsIn(shape, position[change.what][cell] ?? 0) };
}

/** A move made on another position than its player saw; the same object where nothing is different. */
function rebased(shape: Shape, position: Position, move: Move): Move {
  let at = position;
  let differs = false;
  const changes: Change[] = [];
  for (const change of move.changes) {
    const real = rebasedChange(shape, at, change);
    if (!sameValue([...[real.from].flat()].sort() as number[], [...[change.from].flat()].sort() as number[]))
      differs = true;
    changes.push(differs ? real : change);
    at = changed(shape, at, [real], 'to');
  }
  return differs ? { ...move, changes } : move;
}

function played(shape: Shape, state: Joined, id: string, move: Move): Joined {
  const real = rebased(shape, state.position, move);
  const moves = [...state.moves.slice(0, state.done), { id, move: real }].slice(-MOST_MOVES);
  return {
    ...state,
    position: changed(shape, state.position, real.changes, 'to'),
    moves,
    done: moves.length,
  };
}

/** The move that takes back one that others have followed: only where its own values still stand. */
function inverse(shape: Shape, position: Position, { time, changes }: Move): Move {
  const still = changes.filter((change) => sameValue(rebasedChange(shape, position, change).from, change.to));
  const back = [...still]
    .reverse()
    .map((change) => ({ ...change, from: change.to, to: change.from }) as Change);
  return { ...(time === undefined ? {} : { time }), changes: back };
}

/** The same change made to what is there now: list entries come and go, numbers grow by as much, the rest is replaced. */
function mergedAside(now: Aside, from: Aside, to: Aside): Aside {
  const merged: Record<string, unknown> = { ...now };
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [held, before, after] = [now[key], from[key], to[key]];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    if (Array.isArray(held) && Array.isArray(after)) merged[key] = mergedList(held, before, after);
    else if (typeof held === 'number' && typeof before === 'number' && typeof after === 'number')
      merged[key] = held + after - before;
    else if (after === undefined) delete merged[key];
    else merged[key] = after;
  }
  return merged;
}

function mergedList(now: readonly unknown[], from: unknown, to: readonly unknown[]): unknown[] {
  const text = (value: unknown) => JSON.stringify(value);
  const before = new Set((Array.isArray(from) ? from : []).map(text));
  const after = new Set(to.map(text));
  const kept = now.filter((value) => after.has(text(value)) || !before.has(text(value)));
  const present = new Set(kept.map(text));
  return [...kept, ...to.filter((value) => !before.has(text(value)) && !present.has(text(value)))];
}

/** The state after one action. Every tab that applies the same actions in the same order comes to the same state. */
export function joined(shape: Shape, state: Joined, op: Op): Joined {
  const { moves, done } = state;
  if (op.kind === 'play')
    return moves.some(({ id }) => id === op.id) ? state : played(shape, state, op.id, op.move);
  if (op.kind === 'aside') return { ...state, aside: mergedAside(state.aside, op.from, op.to) };
  if (op.kind === 'undo') {
    const at = moves.findIndex(({ id }) => id === op.undone);
    if (at < 0 || at >= done) return state;
    const { move } = moves[at] as NamedMove;
    if (at === done - 1)
      return { ...state, position: changed(shape, state.position, move.changes, 'from'), done: done - 1 };
    const back = inverse(shape, state.position, move);
    return back.changes.length === 0 ? state : played(shape, state, op.id, back);
  }
  const next = moves[done];
  if (next?.id === op.redone.id)
    return { ...state, position: changed(shape, state.position, next.move.changes, 'to'), done: done + 1 };
  if (moves.slice(0, done).some(({ id }) => id === op.redone.id)) return state;
  return played(shape, state, op.redone.id, op.redone.move);
}
