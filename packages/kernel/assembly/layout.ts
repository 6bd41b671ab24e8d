// Where everything lives in linear memory, and the shape of a state. The one place for both.
//
//   address    bytes   what
//   0x0000       256   control words (below)
//   0x0100       144   SOLUTION: the state of the solution found last
//   0x0200       144   PUZZLE: the state of the puzzle that is being dug
//   0x0300        81   CELLS: the 81 cells in some order (u8)
//   0x0380       324   KEYS: one random word (u32) a cell, the digit order of ordered branching
//   0x0500        81   GRID: a full grid, digits 0-8 (u8)
//   0x0580        81   DONE: cells that digging has dealt with (u8)
//   0x0600       128   SCRATCH of grid.ts and branch.ts
//   0x1000     16384   STACK: states of 144 bytes, the top one is worked on. 109 can be needed, 113 fit: at most two
//                      pending branches for each digit in each of six areas (branch.ts), 81 in order.ts
//   0x5000    < 4096   tables (data segment)
//   0x8000       ...   HEAP: the caller's puzzles, counts, solutions; grow the memory as needed.
//                      Memory views must be taken again after growth.
//
// A state is nine v128, one for each of the nine places (r, c) inside a box, r and c in 0..2:
//
//   vector 3r + c, 32-bit lane C (stack 0..2; lane 3 is always 0), bits 10R .. 10R+8 (band R 0..2)
//     = candidates of the cell in row 3R + r, column 3C + c, bit d for digit d + 1.
//
// Bit 9 of each 10-bit field (the guard) is 0 in a state and catches the carry when all three fields of a lane
// are added to or subtracted from at once. One vector operation thus works on nine cells, one of each box, and
// a digit in all nine boxes; what a digit may do along a row (r, C) or a column (R, c) is a matter of one vector
// index and of a rotation of lanes or fields.

/** Bytes of one state. */
export const STATE: u32 = 144;

/** Top of the search stack (an address); below STACK the search is over. */
export const TOP: u32 = 0x00;
/** Not 0: run() stops at every solution. */
export const PAUSE: u32 = 0x04;
/** Not 0: branch on the cells of CELLS in turn, digits in the order of KEYS. */
export const ORDERED: u32 = 0x08;
/** batch() stopped at a line that is no puzzle. */
export const BROKEN: u32 = 0x0c;
/** Solutions found, solutions wanted, branches taken since start() (u64 each). */
export const COUNT: u32 = 0x10;
export const LIMIT: u32 = 0x18;
export const NODES: u32 = 0x20;
/** The four words of the random generator. */
export const RANDOM: u32 = 0x30;

export const SOLUTION: u32 = 0x0100;
export const PUZZLE: u32 = 0x0200;
export const CELLS: u32 = 0x0300;
export const KEYS: u32 = 0x0380;
export const GRID: u32 = 0x0500;
export const DONE: u32 = 0x0580;
export const SCRATCH: u32 = 0x0600;
export const STACK: u32 = 0x1000;
export const HEAP: u32 = 0x8000;

/** Bits 0, bits 0-8 and bit 9 (guard) of the three fields of a lane. */
export const LOW: i32 = 0x00100401;
export const FULL: i32 = 0x1ff7fdff;
export const GUARD: i32 = 0x20080200;

/** Offset of the lane of a cell inside a state. */
// @ts-ignore: decorator
@inline
export function laneOf(cell: u32): u32 {
  const row = cell / 9;
  const column = cell % 9;
  return ((row % 3) * 3 + (column % 3)) * 16 + (column / 3) * 4;
}

/** Lowest bit of the field of a cell inside its lane. */
// @ts-ignore: decorator
@inline
export function fieldOf(cell: u32): u32 {
  return (cell / 27) * 10;
}
