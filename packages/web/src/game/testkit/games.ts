import { signal } from '@preact/signals';
import { unwrap } from 'hitotsu/base';
import { parseGame } from 'hitotsu/puzzle';
import { Desk } from '../desk.ts';
import { GameSession } from '../session.ts';

export const CLASSIC = {
  hitotsu: 1,
  size: 9,
  givens: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
} as const;
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** A 4×4 board with a cage, a thermometer and both diagonals. */
export const MIXED = {
  hitotsu: 1,
  size: 4,
  givens: '................',
  rules: [
    'classic',
    'diagonals',
    { type: 'cage', cells: ['R1C2', 'R1C3', 'R2C3'], sum: 6 },
    { type: 'thermometer', cells: ['R4C1', 'R4C2', 'R3C3'] },
  ],
} as const;

export function sessionOf(document: object = CLASSIC): GameSession {
  return new GameSession('g', unwrap(parseGame(document)));
}

export function settingsOf({
  clean = true,
  numberFirst = false,
  warn = 'rules' as 'rules' | 'solution' | 'off',
} = {}) {
  return { cleanNotes: signal(clean), numberFirst: signal(numberFirst), warn: signal(warn) };
}

/** A desk with a clock that stands still unless moved. */
export function deskOf(document: object = CLASSIC, settings = settingsOf()) {
  let time = 0;
  const desk = new Desk(sessionOf(document), settings, () => time);
  const pass = (ms: number) => {
    time += ms;
    desk.clock.tick(true);
  };
  return { desk, session: desk.session, pass };
}
