import { Random } from 'hitotsu/base';
import { OLD_LINKS } from './links.fixture.ts';

/** Links and texts that mean harm or are merely broken: made by a seed, for tests. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const WILD = `${SIGNS}{}[]":,.<>/\\'&%#?=+ \n\t\u0000\u202e\ud800é数独`;

const text = (random: Random, length: number, signs: string): string =>
  Array.from({ length }, () => signs.charAt(random.below(signs.length))).join('');

/** A link that is nearly one: cut, with characters changed, twice as long, or made up behind a right beginning. */
function hostileLink(random: Random): string {
  const { payload } = random.pick(OLD_LINKS);
  const at = random.below(payload.length);
  switch (random.below(6)) {
    case 0:
      return payload.slice(0, at);
    case 1:
      return payload.slice(0, at) + text(random, 1 + random.below(5), SIGNS) + payload.slice(at + 1);
    case 2:
      return `1${text(random, 1 + random.below(300), SIGNS)}`;
    case 3:
      return payload.slice(0, 12) + text(random, payload.length, SIGNS);
    case 4:
      return text(random, 1 + random.below(80), WILD);
    default:
      return payload.slice(0, at) + payload;
  }
}

const PIECES = [
  '<img src=x onerror=alert(1)>',
  '{"hitotsu":1,"size":9,"givens":"',
  '{"hitotsu":1,"size":9,"givens":"................................................................................."',
  '"rules":[{"type":"cage","cells":["R1C1","R99C1"],"sum":1e308}]',
  '"game":{"version":1,"entries":"',
  '"__proto__":{"x":1}',
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  'https://sudokupad.app/abc123',
  'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDcYA',
  'https://example.com/play#1',
  '1,1,5\n1,2,3\n',
  '[[0,0,0],[1,2,3]]',
  '|---|---|\n',
  '\u0000\u0001',
];

function hostilePaste(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(5) }, () =>
    random.below(3) === 0 ? text(random, random.below(60), WILD) : random.pick(PIECES),
  );
  return parts.join(random.pick(['', '\n', ',', ' ']));
}

/** So many links (without what stands before the `#`) from a seed. */
export function hostileLinks(seed: string, count: number): string[] {
  const random = new Random(`hostile links ${seed}`);
  return Array.from({ length: count }, () => hostileLink(random));
}

/** So many texts to paste from a seed; links are among them. */
export function hostilePastes(seed: string, count: number): string[] {
  const random = new Random(`hostile pastes ${seed}`);
  return Array.from({ length: count }, () =>
    random.below(3) === 0 ? hostileLink(random) : hostilePaste(random),
  );
}
