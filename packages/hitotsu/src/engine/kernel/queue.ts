// biome-ignore-all lint/style/noNonNullAssertion: addresses are in bounds by construction of the image

import { lowest } from './bits.ts';
import { cage } from './cage.ts';
import { runCustom } from './custom.ts';
import { linear } from './linear.ts';
import * as memory from './memory.ts';
import { chain, confined, relation } from './pairs.ts';
import { crossing, sameSet, unit } from './sets.ts';

const head = memory.head;
const domain = memory.domain;
const single = memory.single;
const dirty = memory.dirty;
const pending = memory.pending;
const image = memory.image;
const SINGLES = memory.Head.singles;
const LAST = memory.Head.last;
const CHANGED = memory.Head.changed;
const SPREAD = memory.SPREAD;
const CONFINED_SCORE = memory.Head.confinedScore;
const CONFINED_OFF = memory.Head.confinedOff;
const CONFINED_PAUSE = memory.Head.confinedPause;
const SEEN = memory.Image.seen;
const WATCH_AT = memory.Image.watchAt;
const CONSTRAINT_AT = memory.Image.constraintAt;
const CONSTRAINT_WORDS = memory.Image.constraintWords;
const CELL_WORDS = memory.Image.cellWords;
const CONFINED_FROM = memory.Image.confinedFrom;
const CONFINED_TO = memory.Image.confinedTo;
const UNIT = memory.Kind.unit;
const CHAIN = memory.Kind.chain;
const RELATION = memory.Kind.relation;
const CAGE = memory.Kind.cage;
const LINEAR = memory.Kind.linear;
const SAME_SET = memory.Kind.sameSet;
const CONFINED = memory.Kind.confined;
const CROSSING = memory.Kind.crossing;

/** `confined` is switched off when this many more runs were in vain than the useful ones made up for … */
const CONFINED_PATIENCE = 2000;
/** … at first for this many nodes, then twice as long each time, up to 64 times as long. */
const CONFINED_FIRST_PAUSE = 16;

/**
 * Runs a constraint. 0 = it cannot hold; 2 = running it again would find nothing, whatever it changed; 1 = that is not known.
 */
function run(at: number): number {
  const kind = image[at]!;
  if (kind === UNIT) return unit(at);
  if (kind === CAGE) return cage(at);
  if (kind === CROSSING) return crossing(at);
  if (kind === RELATION) return relation(at);
  if (kind === CHAIN) return chain(at);
  if (kind === LINEAR) return linear(at);
  if (kind === SAME_SET) return sameSet(at);
  if (kind === CONFINED) return confined(at);
  return runCustom(image[at + 1]!);
}

/**
 * Takes the digits of single cells from their peers, until no cell is waiting. Peers that have been spread themselves took
 * their own digit from this cell, so they are passed over. 0 = a cell ran out of digits.
 */
function spreadSingles(): number {
  const words = image[CELL_WORDS]!;
  for (let height = head[SINGLES]!; height > 0; ) {
    height--;
    const cell = single[height]!;
    head[LAST] = cell;
    const set = domain[cell]!;
    const seen = image[SEEN]! + cell * words;
    head[SPREAD + (cell >> 5)]! |= 1 << (cell & 31);
    let broken = 0;
    for (let word = 0; word < words; word++) {
      let marks = 0;
      for (let bits = image[seen + word]! & ~head[SPREAD + word]!; bits !== 0; bits &= bits - 1) {
        const peer = (word << 5) + lowest(bits);
        const old = domain[peer]!;
        const now = old & ~set;
        domain[peer] = now;
        // Which peers have the digit is anyone's guess, so no branches: masks that are -1 for yes and 0 for no.
        const changed = -(old ^ now) >> 31;
        const others = now & (now - 1);
        broken |= now - 1;
        marks |= bits & -bits & changed;
        single[height] = peer;
        height += ~((others | -others) >> 31) & changed & 1;
      }
      dirty[word]! |= marks;
    }
    if (broken < 0) return 0;
  }
  head[SINGLES] = 0;
  return 1;
}

/** Marks the constraints of changed cells. */
function markWatches(): void {
  const words = image[CELL_WORDS]!;
  for (let word = 0; word < words; word++) {
    let bits = dirty[word]!;
    if (bits === 0) continue;
    dirty[word] = 0;
    for (; bits !== 0; bits &= bits - 1) {
      const cell = (word << 5) + lowest(bits);
      const end = image[WATCH_AT + cell + 1]!;
      for (let i = image[WATCH_AT + cell]!; i < end; i += 2) pending[image[i]!]! |= image[i + 1]!;
    }
  }
}

/**
 * Runs everything that waits, until nothing changes: single cells first, then the pending constraint with the lowest
 * number (a constraint's bit is cleared before it runs, so its own changes call it again if need be). 1 = fixpoint, 0 =
 * contradiction; either way nothing is left waiting.
 */
export function propagate(): number {
  const words = image[CONSTRAINT_WORDS]!;
  const records = image[CONSTRAINT_AT]!;
  const confinedFrom = image[CONFINED_FROM]!;
  const confinedTo = image[CONFINED_TO]!;
  head[CHANGED] = 1;
  for (let word = 0; ; ) {
    if (head[CHANGED] !== 0) {
      if (head[SINGLES]! > 0 && spreadSingles() === 0) break;
      head[CHANGED] = 0;
      markWatches();
      word = 0;
    }
    while (word < words && pending[word] === 0) word++;
    if (word === words) return 1;
    if (word >= confinedFrom && word < confinedTo && head[CONFINED_OFF]! > 0) {
      pending[word] = 0;
      continue;
    }
    const bits = pending[word]!;
    const bit = bits & -bits;
    pending[word] = bits ^ bit;
    const done = run(image[records + (word << 5) + lowest(bits)]!);
    if (done === 0) break;
    if (done === 2 && head[CHANGED] !== 0) {
      markWatches();
      pending[word]! &= ~bit;
    }
  }
  clearQueue();
  return 0;
}

/** Forgets everything that waits. */
export function clearQueue(): void {
  const words = image[CONSTRAINT_WORDS]!;
  head[SINGLES] = 0;
  for (let word = 0; word < words; word++) pending[word] = 0;
  const cellWords = image[CELL_WORDS]!;
  for (let word = 0; word < cellWords; word++) dirty[word] = 0;
}

/** Once a node: decides whether `confined` pays at present. */
export function adaptConfined(): void {
  if (head[CONFINED_OFF]! > 0) {
    head[CONFINED_OFF]!--;
    if (head[CONFINED_OFF] === 0) head[CONFINED_SCORE] = -(CONFINED_PATIENCE >> 1);
  } else if (head[CONFINED_SCORE]! < -CONFINED_PATIENCE) {
    head[CONFINED_OFF] = head[CONFINED_PAUSE]!;
    if (head[CONFINED_PAUSE]! < CONFINED_FIRST_PAUSE << 6) head[CONFINED_PAUSE]! <<= 1;
  } else if (head[CONFINED_SCORE]! > CONFINED_PATIENCE) {
    head[CONFINED_SCORE] = CONFINED_PATIENCE;
    head[CONFINED_PAUSE] = CONFINED_FIRST_PAUSE;
  }
}

export function resetConfined(): void {
  head[CONFINED_SCORE] = 0;
  head[CONFINED_OFF] = 0;
  head[CONFINED_PAUSE] = CONFINED_FIRST_PAUSE;
}
