// biome-ignore-all lint/style/noNonNullAssertion: every index is in range by construction
/**
 * Fixed tables of the classic 9×9 grid for the Sudoku Explainer rater. Units are numbered blocks 0-8, rows 9-17,
 * columns 18-26; a digit is a bit 0-8; a candidate is `cell * 9 + digit bit`.
 */

/** The cells of each unit, `unit * 9 + position`; blocks row by row. */
export const UNIT_CELLS = new Uint8Array(243);
/** The block, row and column of each cell, `cell * 3 + class`. */
export const CELL_UNITS = new Uint8Array(243);
/** The position of each cell in its block, row and column, `cell * 3 + class`. */
export const CELL_POSITIONS = new Uint8Array(243);
/** The 20 peers of each cell: rest of the block, of the row, of the column, each by position ("house cells"). */
export const PEERS = new Uint8Array(81 * 20);
/** 1 where two cells see each other, `cell * 81 + cell`. */
export const SEES = new Uint8Array(81 * 81);
/** Positions of unit `a` that also lie in unit `b`, `a * 27 + b`. */
export const MEETS = new Uint16Array(27 * 27);
/** Number of bits of a 9-bit set. */
export const COUNT = new Uint8Array(512);
/** Lowest bit (its index) of a 9-bit set. */
export const LOWEST = new Uint8Array(512);
/** All subsets of nine things with k members, ascending as numbers: the order in which SE tries combinations. */
export const SUBSETS: readonly Uint16Array[] = Array.from({ length: 10 }, (_, k) =>
  Uint16Array.from(Array.from({ length: 512 }, (_, set) => set).filter((set) => ones(set) === k)),
);
/** Class order of singles, locking and sets: block, column, row. */
export const SET_UNITS = Uint8Array.from([0, 18, 9].flatMap((first) => range(first)));

function ones(set: number): number {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count++;
  return count;
}

function range(first: number): number[] {
  return Array.from({ length: 9 }, (_, i) => first + i);
}

for (let cell = 0; cell < 81; cell++) {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const block = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  CELL_UNITS.set([block, 9 + row, 18 + column], cell * 3);
  CELL_POSITIONS.set([(row % 3) * 3 + (column % 3), column, row], cell * 3);
  for (let kind = 0; kind < 3; kind++) {
    UNIT_CELLS[CELL_UNITS[cell * 3 + kind]! * 9 + CELL_POSITIONS[cell * 3 + kind]!] = cell;
  }
}
for (let cell = 0; cell < 81; cell++) {
  const peers = new Set<number>();
  for (let kind = 0; kind < 3; kind++) {
    for (let position = 0; position < 9; position++) {
      peers.add(UNIT_CELLS[CELL_UNITS[cell * 3 + kind]! * 9 + position]!);
    }
  }
  peers.delete(cell);
  PEERS.set([...peers], cell * 20);
  for (const peer of peers) SEES[cell * 81 + peer] = 1;
  for (let kind = 0; kind < 3; kind++) {
    for (let other = 0; other < 3; other++) {
      MEETS[CELL_UNITS[cell * 3 + kind]! * 27 + CELL_UNITS[cell * 3 + other]!]! |=
        1 << CELL_POSITIONS[cell * 3 + kind]!;
    }
  }
}
for (let set = 0; set < 512; set++) {
  COUNT[set] = ones(set);
  LOWEST[set] = 31 - Math.clz32(set & -set);
}
