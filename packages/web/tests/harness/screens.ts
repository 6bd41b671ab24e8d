import { payloadOf } from '../../src/share/link.ts';

/** A puzzle of the second grade with two cages, to be played. */
const PUZZLE = {
  hitotsu: 1,
  size: 9,
  givens: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  title: 'Test',
} as const;

function payload(): string {
  const made = payloadOf(PUZZLE);
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.value;
}

/** Every screen by its name, with an address that shows something on it. */
export const SCREENS: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'play', path: `/play#${payload()}` },
  { name: 'new', path: '/new' },
  { name: 'solve', path: '/solve' },
  { name: 'set', path: '/set' },
  { name: 'learn', path: '/learn' },
  { name: 'technique', path: '/learn/x-wing' },
  { name: 'games', path: '/games' },
  { name: 'print', path: '/print' },
  { name: 'settings', path: '/settings' },
  { name: 'about', path: '/about' },
  { name: 'missing', path: '/nowhere' },
];
