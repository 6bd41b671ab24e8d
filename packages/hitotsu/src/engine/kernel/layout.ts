/**
 * The kernel's memory: one buffer, 32-bit words, every area at a fixed address. This file and the rest of the kernel are
 * compiled twice, by TypeScript and (after a few textual replacements, see packages/kernel/build-general.mjs) by
 * AssemblyScript; only `memory.ts` and `bits.ts` exist once for each. There is one memory a process; a search that must make
 * room for another is copied out (`../resident.ts`). The areas, in this order:
 *
 * | area      | words         | what |
 * | head      | 64            | scalars, `Head` below; from `SPREAD` on a bit a cell: its peers know that it is single |
 * | domain    | MAX_CELLS     | candidates of each cell, bit i = digit index i |
 * | weight    | MAX_CELLS     | conflict weights, how soon a cell is branched on |
 * | single    | MAX_CELLS + 32 | stack of cells that became single and whose peers do not know yet |
 * | dirty     | MAX_CELLS/32  | cells changed since their constraints were last marked |
 * | pending   | MAX_PENDING   | one bit a constraint: to be run |
 * | scratch   | 8 MAX_CELLS   | work space of the propagator that runs now |
 * | reverse   | 1024          | 10-bit mirror: bit i -> bit 9 - i |
 * | comboAt   | 13 x 13 x 80  | combination table of (N, cells, sum): its place in `table`, 0 = not built |
 * | image     | IMAGE_WORDS   | the compiled problem, see `Image` |
 * | stack     | STACK_WORDS   | saved states of the guesses above the present one |
 * | table     | TABLE_WORDS   | combination tables; word 0: the next free word |
 */
export const MAX_CELLS = 1024;
export const MAX_PENDING = 8192;
export const IMAGE_WORDS = 3_000_000;
/** Depth is at most one slot a cell: every guess fixes one. A slot is the domains, the guess (cell, digit) and `spread`. */
const STACK_WORDS = (MAX_CELLS + 2 + MAX_CELLS / 32) * (MAX_CELLS + 2);
export const TABLE_WORDS = 2_500_000;
export const COMBO_WORDS = 13 * 13 * 80;

// Addresses of the areas, in words.
export const DOMAIN_AT = 64;
export const WEIGHT_AT = DOMAIN_AT + MAX_CELLS;
export const SINGLE_AT = WEIGHT_AT + MAX_CELLS;
export const DIRTY_AT = SINGLE_AT + MAX_CELLS + 32;
export const PENDING_AT = DIRTY_AT + MAX_CELLS / 32;
export const SCRATCH_AT = PENDING_AT + MAX_PENDING;
export const REVERSE_AT = SCRATCH_AT + 8 * MAX_CELLS;
export const COMBO_AT = REVERSE_AT + 1024;
export const IMAGE_AT = COMBO_AT + COMBO_WORDS;
export const STACK_AT = IMAGE_AT + IMAGE_WORDS;
export const TABLE_AT = STACK_AT + STACK_WORDS;
export const ALL_WORDS = TABLE_AT + TABLE_WORDS;

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
  confinedScore: 10, // how useful `confined` was lately
  confinedOff: 11, // nodes for which `confined` stays off
  confinedPause: 12, // how long the next such pause is
  changed: 13, // not 0: cells are dirty or waiting as singles
} as const;

/** Where in the head the bits of the single cells begin whose digit has been taken from all peers. */
export const SPREAD = 32;

/** A useful run of `confined` makes up for this many in vain (see `adaptConfined`). */
export const USEFUL = 150;

/** Where the search stands between two steps. */
export const State = { fresh: 0, open: 1, failed: 2, solved: 3, done: 4 } as const;

/** What `run` answers. The first three are `SearchEvent`s. */
export const KernelEvent = { solution: 1, exhausted: 2, paused: 3, limit: 4 } as const;

/**
 * A compiled problem. A header, three tables with one word a cell, then lists; all places are word addresses in `image`.
 *
 * Lists: watches of each cell (`watchAt[cell]` up to `watchAt[cell + 1]`, pairs: pending word, bits); `seen`, the peers as bit sets of `cellWords` words a cell; `constraintAt`, the record of each constraint; the records
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
  confinedFrom: 8, // pending words of `confined` constraints
  confinedTo: 9,
  unitCount: 10,
  twoPlaces: 11, // whether to branch on the two places of a digit too
  length: 12,
  halveAfter: 13, // conflicts until the weights are halved
  unitFrom: 15, // number of the first unit
  lastBlame: 14, // weight that the last single gets in a conflict
  // one word a cell from here on
  base: 64, // candidates at the fixpoint without givens
  weight: 64 + MAX_CELLS, // first weights
  watchAt: 64 + 2 * MAX_CELLS, // cells + 1 words
  lists: 64 + 3 * MAX_CELLS + 8,
} as const;

/** Constraint kinds. */
export const Kind = {
  unit: 0,
  chain: 1,
  relation: 2,
  cage: 3,
  linear: 4,
  sameSet: 5,
  crossing: 6,
  custom: 7,
  confined: 8,
} as const;
