/**
 * The kernel's memory: one ArrayBuffer, 32-bit words, every area at a fixed address, so that the WebAssembly twin can
 * work on the same bytes. There is one memory a process; a search that must make room for another is copied out
 * (`../resident.ts`). Word addresses:
 *
 * | area      | words         | what |
 * | head      | 64            | scalars, `Head` below |
 * | domain    | MAX_CELLS     | candidates of each cell, bit i = digit index i |
 * | weight    | MAX_CELLS     | conflict weights, how soon a cell is branched on |
 * | single    | MAX_CELLS     | stack of cells that became single and whose peers do not know yet |
 * | dirty     | MAX_CELLS/32  | cells changed since their constraints were last marked |
 * | pending   | MAX_PENDING   | one bit a constraint: to be run |
 * | scratch   | 8 MAX_CELLS   | work space of the propagator that runs now |
 * | reverse   | 1024          | 10-bit mirror: bit i -> bit 9 - i |
 * | comboAt   | 13 x 13 x 80  | combination table of (N, cells, sum): its place in `table`, 0 = not built |
 * | image     | IMAGE_WORDS   | the compiled problem, see `Image` |
 * | stack     | STACK_WORDS   | saved states of the guesses above the present one |
 * | table     | the rest      | combination tables |
 */
export const MAX_CELLS = 1024;
export const MAX_PENDING = 8192;
export const IMAGE_WORDS = 3_000_000;
/** Depth is at most one slot a cell: every guess fixes one. A slot is the domains and the guess (cell, digit). */
const STACK_WORDS = (MAX_CELLS + 2) * (MAX_CELLS + 2);
const TABLE_WORDS = 2_500_000;

let words = 0;
const starts: number[] = [];
function area(size: number): number {
  starts.push(words);
  words += size;
  return starts.length - 1;
}
const HEAD = area(64);
const DOMAIN = area(MAX_CELLS);
const WEIGHT = area(MAX_CELLS);
const SINGLE = area(MAX_CELLS);
const DIRTY = area(MAX_CELLS / 32);
const PENDING = area(MAX_PENDING);
const SCRATCH = area(8 * MAX_CELLS);
const REVERSE = area(1024);
const COMBO_AT = area(13 * 13 * 80);
const IMAGE = area(IMAGE_WORDS);
const STACK = area(STACK_WORDS);
const TABLE = area(TABLE_WORDS);
area(0);

const buffer = new ArrayBuffer(words * 4);
const view = (index: number): Int32Array =>
  new Int32Array(
    buffer,
    4 * (starts[index] as number),
    (starts[index + 1] as number) - (starts[index] as number),
  );

export const head = view(HEAD);
export const domain = view(DOMAIN);
export const weight = view(WEIGHT);
export const single = view(SINGLE);
export const dirty = view(DIRTY);
export const pending = view(PENDING);
export const scratch = view(SCRATCH);
export const reverse = view(REVERSE);
export const comboAt = view(COMBO_AT);
export const image = view(IMAGE);
export const stack = view(STACK);
export const table = view(TABLE);

for (let i = 0; i < 1024; i++)
  for (let bit = 0; bit < 10; bit++) if (i & (1 << bit)) reverse[i] = (reverse[i] as number) | (512 >> bit);

/** Scalars of the search that is in memory. */
export const Head = {
  singles: 0, // height of `single`
  last: 1, // last cell taken from `single`: gets part of the blame
  state: 2, // `State`
  depth: 3, // saved guesses
  guessed: 4, // cell of the guess being propagated, -1 at the root
  nodes: 5,
  guesses: 6,
  guessLimit: 7, // stop with `KernelEvent.limit` at this many guesses
  conflicts: 8,
  random: 9, // state of the number generator, 0 = fixed order
  lockedScore: 10, // how useful `locked` was lately
  lockedOff: 11, // nodes for which `locked` stays off
  lockedPause: 12, // how long the next such pause is
} as const;

/** A useful run of `locked` or `confined` makes up for this many in vain (see `adaptLocked`). */
export const USEFUL = 150;

/** Where the search stands between two steps. */
export const State = { fresh: 0, open: 1, failed: 2, solved: 3, done: 4 } as const;

/** What `run` answers. The first three are `SearchEvent`s. */
export const KernelEvent = { solution: 1, exhausted: 2, paused: 3, limit: 4 } as const;

/**
 * A compiled problem. A header, four tables with one word a cell, then lists; all places are word addresses in `image`.
 *
 * Lists: peers of each cell (`peerAt[cell]` up to `peerAt[cell + 1]`); watches of each cell (pairs: pending word, bits);
 * `seen`, the peers as bit sets of `cellWords` words a cell; `constraintAt`, the record of each constraint; the records
 * (kind, then what the kind's propagator says); relation tables.
 */
export const Image = {
  cells: 0,
  digits: 1,
  all: 2, // every digit
  cellWords: 3,
  constraintWords: 4,
  constraintAt: 5,
  constraintCount: 6,
  seen: 7,
  lockedFrom: 8, // pending words of `locked` and `confined` constraints
  lockedTo: 9,
  unitCount: 10, // the first constraints are units
  twoPlaces: 11, // whether to branch on the two places of a digit too
  length: 12,
  // one word a cell from here on
  base: 64, // candidates at the fixpoint without givens
  weight: 64 + MAX_CELLS, // first weights
  peerAt: 64 + 2 * MAX_CELLS, // cells + 1 words
  watchAt: 64 + 3 * MAX_CELLS + 8, // cells + 1 words
  lists: 64 + 4 * MAX_CELLS + 16,
} as const;

/** Constraint kinds. */
export const Kind = {
  unit: 0,
  chain: 1,
  relation: 2,
  cage: 3,
  linear: 4,
  sameSet: 5,
  locked: 6,
  custom: 7,
  confined: 8,
} as const;
