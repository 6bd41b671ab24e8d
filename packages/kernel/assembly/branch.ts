// Where the search branches: on the arrangement of a digit in a band or stack.
//
// Within a band (or stack: "area") a digit takes its three mini-rows in one of six arrangements: the even ones
// k = 0-2 take box k + r in row r, the odd ones k - r. The area whose nine digits have the fewest arrangements
// together (but more than one each) is chosen, and in it a digit with two if there is one, else with few. Staying
// in the narrowest area is what makes the tree small: see docs/classic-kernel.md.

import { LOW, SCRATCH, STATE } from './layout';
import { lastBand, lastStack, nextBand, nextStack } from './vectors';

// For each area (three bands, three stacks) and each box k of it: the fields of the other two boxes.
// @ts-ignore: decorator
@lazy
const OTHERS = memory.data<u32>([
  0, 0x000001ff, 0x000001ff, 0,
  0x000001ff, 0, 0x000001ff, 0,
  0x000001ff, 0x000001ff, 0, 0,
  0, 0x0007fc00, 0x0007fc00, 0,
  0x0007fc00, 0, 0x0007fc00, 0,
  0x0007fc00, 0x0007fc00, 0, 0,
  0, 0x1ff00000, 0x1ff00000, 0,
  0x1ff00000, 0, 0x1ff00000, 0,
  0x1ff00000, 0x1ff00000, 0, 0,
  0x1ff7fc00, 0, 0, 0,
  0x1ff001ff, 0, 0, 0,
  0x0007fdff, 0, 0, 0,
  0, 0x1ff7fc00, 0, 0,
  0, 0x1ff001ff, 0, 0,
  0, 0x0007fdff, 0, 0,
  0, 0, 0x1ff7fc00, 0,
  0, 0, 0x1ff001ff, 0,
  0, 0, 0x0007fdff, 0,
]);

// The fields of box k.
// @ts-ignore: decorator
@lazy
const OWN = memory.data<u32>([
  0x000001ff, 0, 0, 0,
  0, 0x000001ff, 0, 0,
  0, 0, 0x000001ff, 0,
  0x0007fc00, 0, 0, 0,
  0, 0x0007fc00, 0, 0,
  0, 0, 0x0007fc00, 0,
  0x1ff00000, 0, 0, 0,
  0, 0x1ff00000, 0, 0,
  0, 0, 0x1ff00000, 0,
  0x000001ff, 0, 0, 0,
  0x0007fc00, 0, 0, 0,
  0x1ff00000, 0, 0, 0,
  0, 0x000001ff, 0, 0,
  0, 0x0007fc00, 0, 0,
  0, 0x1ff00000, 0, 0,
  0, 0, 0x000001ff, 0,
  0, 0, 0x0007fc00, 0,
  0, 0, 0x1ff00000, 0,
]);

// For each arrangement, 16 times the box that it takes in each line.
// @ts-ignore: decorator
@lazy
const BOX = memory.data<u8>([
  0, 16, 32, 0,
  16, 32, 0, 0,
  32, 0, 16, 0,
  0, 32, 16, 0,
  16, 0, 32, 0,
  32, 16, 0, 0,
]);

/** Makes two of the state at `top`: there, what is left for later; one STATE above, what is searched first. */
export function branch(top: usize): void {
  const x0 = v128.load(top, 0);
  const x1 = v128.load(top, 16);
  const x2 = v128.load(top, 32);
  const x3 = v128.load(top, 48);
  const x4 = v128.load(top, 64);
  const x5 = v128.load(top, 80);
  const x6 = v128.load(top, 96);
  const x7 = v128.load(top, 112);
  const x8 = v128.load(top, 128);

  // Arrangements: bands have one a lane, stacks one a field.
  let o0 = v128.or(v128.or(x0, x1), x2);
  let o1 = v128.or(v128.or(x3, x4), x5);
  let o2 = v128.or(v128.or(x6, x7), x8);
  let even = v128.and(o0, v128.and(nextStack(o1), lastStack(o2)));
  let odd = v128.and(o0, v128.and(lastStack(o1), nextStack(o2)));
  v128.store(SCRATCH, even, 0);
  v128.store(SCRATCH, odd, 16);
  // Even and odd ones side by side: what one popcnt counts.
  let pairs = v128.shuffle<i32>(even, odd, 0, 4, 1, 5);
  const b0 = i64x2.extract_lane(pairs, 0);
  const b1 = i64x2.extract_lane(pairs, 1);
  const b2 = i64x2.extract_lane(v128.shuffle<i32>(even, odd, 2, 6, 3, 7), 0);
  o0 = v128.or(v128.or(x0, x3), x6);
  o1 = v128.or(v128.or(x1, x4), x7);
  o2 = v128.or(v128.or(x2, x5), x8);
  even = v128.and(o0, v128.and(nextBand(o1), lastBand(o2)));
  odd = v128.and(o0, v128.and(lastBand(o1), nextBand(o2)));
  v128.store(SCRATCH, even, 32);
  v128.store(SCRATCH, odd, 48);
  pairs = v128.shuffle<i32>(even, odd, 0, 4, 1, 5);
  const narrowest = lesser(
    lesser(
      lesser(rank(inField(b0, b1, b2, 0x1ff_0000_01ff), 0), rank(inField(b0, b1, b2, 0x7_fc00_0007_fc00), 1)),
      lesser(rank(inField(b0, b1, b2, 0x1ff0_0000_1ff0_0000), 2), rank(popcnt(i64x2.extract_lane(pairs, 0)), 3)),
    ),
    lesser(
      rank(popcnt(i64x2.extract_lane(pairs, 1)), 4),
      rank(popcnt(i64x2.extract_lane(v128.shuffle<i32>(even, odd, 2, 6, 3, 7), 0)), 5),
    ),
  );
  const area: usize = narrowest & 7;
  const isBand = area < 3;

  // The digits of each arrangement in this area.
  const at: usize = isBand ? SCRATCH : SCRATCH + 20 + <u32>area * 4;
  const lane: usize = isBand ? 4 : 0;
  const field = isBand ? 0 : 10;
  const shift = isBand ? <i32>area * 10 : 0;
  const a0 = (load<i32>(at) >> shift) & 511;
  const a1 = (load<i32>(at + lane) >> (shift + field)) & 511;
  const a2 = (load<i32>(at + lane * 2) >> (shift + field * 2)) & 511;
  const a3 = (load<i32>(at, 16) >> shift) & 511;
  const a4 = (load<i32>(at + lane, 16) >> (shift + field)) & 511;
  const a5 = (load<i32>(at + lane * 2, 16) >> (shift + field * 2)) & 511;
  // Digits with at least one, two, three, four arrangements.
  let c1 = a0 | a1;
  let c2 = a0 & a1;
  let c3 = c2 & a2;
  c2 |= c1 & a2;
  c1 |= a2;
  let c4 = c3 & a3;
  c3 |= c2 & a3;
  c2 |= c1 & a3;
  c1 |= a3;
  c4 |= c3 & a4;
  c3 |= c2 & a4;
  c2 |= c1 & a4;
  c1 |= a4;
  c4 |= c3 & a5;
  c3 |= c2 & a5;
  c2 |= c1 & a5;
  let digits = c2 & ~c3;
  const two = digits != 0;
  if (!two) digits = c3 & ~c4 ? c3 & ~c4 : c2;
  const d = ctz(digits);
  const have =
    ((a0 >> d) & 1) | (((a1 >> d) & 1) << 1) | (((a2 >> d) & 1) << 2) | (((a3 >> d) & 1) << 3) | (((a4 >> d) & 1) << 4) | (((a5 >> d) & 1) << 5);

  // What the digit loses in each line: u in the state searched first, w in the other.
  const digit = i32x4.splat(LOW << d);
  const first: usize = BOX + (ctz(have) << 2);
  const others: usize = OTHERS + area * 48;
  const u0 = v128.and(digit, v128.load(others + load<u8>(first)));
  let u1: v128;
  let u2: v128;
  let w0: v128;
  let w1: v128;
  let w2: v128;
  if (two) {
    // One arrangement, or the other.
    const second: usize = BOX + (ctz(have & (have - 1)) << 2);
    u1 = v128.and(digit, v128.load(others + load<u8>(first, 1)));
    u2 = v128.and(digit, v128.load(others + load<u8>(first, 2)));
    w0 = v128.and(digit, v128.load(others + load<u8>(second)));
    w1 = v128.and(digit, v128.load(others + load<u8>(second, 1)));
    w2 = v128.and(digit, v128.load(others + load<u8>(second, 2)));
  } else {
    // The first line of an arrangement, or not: unlike "this arrangement, or not" candidates can say that.
    w0 = v128.and(digit, v128.load(OWN + area * 48 + load<u8>(first)));
    u1 = w0;
    u2 = w0;
    w1 = i32x4.splat(0);
    w2 = w1;
  }
  if (isBand) {
    split(top, 0, x0, u0, w0);
    split(top, 16, x1, u0, w0);
    split(top, 32, x2, u0, w0);
    split(top, 48, x3, u1, w1);
    split(top, 64, x4, u1, w1);
    split(top, 80, x5, u1, w1);
    split(top, 96, x6, u2, w2);
    split(top, 112, x7, u2, w2);
    split(top, 128, x8, u2, w2);
  } else {
    split(top, 0, x0, u0, w0);
    split(top, 16, x1, u1, w1);
    split(top, 32, x2, u2, w2);
    split(top, 48, x3, u0, w0);
    split(top, 64, x4, u1, w1);
    split(top, 80, x5, u2, w2);
    split(top, 96, x6, u0, w0);
    split(top, 112, x7, u1, w1);
    split(top, 128, x8, u2, w2);
  }
}

/**
 * Fewest arrangements first; 9 (one for each digit: nothing open) last. Not all six areas can have 9: every digit
 * would have one mini-row and one mini-column in each box, and every cell its digit.
 */
// @ts-ignore: decorator
@inline
function rank(arrangements: i64, area: i32): i32 {
  return (((<i32>arrangements - 10) & 255) << 3) | area;
}

// @ts-ignore: decorator
@inline
function inField(a: i64, b: i64, c: i64, field: i64): i64 {
  return popcnt(a & field) + popcnt(b & field) + popcnt(c & field);
}

// The smaller of two numbers without a jump that could be mispredicted.
// @ts-ignore: decorator
@inline
function lesser(a: i32, b: i32): i32 {
  return b + ((a - b) & ((a - b) >> 31));
}

// @ts-ignore: decorator
@inline
function split(top: usize, offset: usize, x: v128, u: v128, w: v128): void {
  v128.store(top + offset, v128.andnot(x, w));
  v128.store(top + offset, v128.andnot(x, u), STATE);
}
