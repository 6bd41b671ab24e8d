/**
 * Text to few bytes and back: each bit is foretold by what followed the same last characters before (several lengths at
 * once, mixed by how well each has done), and an arithmetic coder writes down only what was not foretold. The idea is
 * that of the PAQ family (M. Mahoney); integers throughout, so that every machine writes the same bytes.
 *
 * What is below decides what links mean: it is never changed. A better model gets a version of its own.
 */

const TABLE_BITS = 16;
/** How much of the history a context looks at: the last n bytes. */
const ORDERS = [1, 2, 3, 4, 6];
/** Contexts besides: none; the byte seven before (cell names repeat at that distance) with the last one, and alone. */
const CONTEXTS = ORDERS.length + 3;
const INPUTS = CONTEXTS + 2;
/** Shortest repetition that counts. */
const SHORTEST_MATCH = 5;

/** ln(p / (1 - p)) and its inverse, in steps of 1/256, for probabilities of 12 bits. */
const SQUASH = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
  3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

function squash(value: number): number {
  if (value > 2047) return 4095;
  if (value < -2047) return 0;
  const weight = value & 127;
  const at = (value >> 7) + 16;
  return ((SQUASH[at] as number) * (128 - weight) + (SQUASH[at + 1] as number) * weight + 64) >> 7;
}

const STRETCH = new Int16Array(4096);
for (let value = -2047, next = 0; value <= 2047; value++) {
  const up = squash(value);
  for (; next <= up; next++) STRETCH[next] = value;
}
STRETCH[4095] = 2047;

/** The more often a context was met, the more slowly it learns, and the more it counts. */
const RATE = Int32Array.from({ length: 64 }, (_, met) => Math.floor(65536 / (met + 1.6)));
const SLOWEST = 40;
const TRUST = Int32Array.from({ length: 64 }, (_, met) => (met === 0 ? 0 : Math.min(24, 8 + met * 2)));

/** Foretells the next bit of a text, and learns what it was. */
class Model {
  private readonly history: number[];
  /** Probability (16 bits) of a 1, and how often met, by context and bits of the byte so far. */
  private readonly chances: readonly Uint16Array[];
  private readonly met: readonly Uint8Array[];
  private readonly bases = new Int32Array(CONTEXTS);
  private readonly slots = new Int32Array(CONTEXTS);
  private readonly inputs = new Int32Array(INPUTS);
  private readonly weights: Int32Array;
  private readonly ends: Map<number, number>;
  private match = 0;
  private length = 0;
  private weightsAt = 0;
  private foretold = 2048;
  /** The bits of the byte so far behind a leading 1. */
  private partial = 1;
  private inText = 0;

  /** A new one, or one that has read what another has. Between bytes only. */
  constructor(from?: Model) {
    const contexts = Array.from({ length: CONTEXTS }, (_, context) => context);
    const size = 1 << TABLE_BITS;
    this.history = from ? from.history.slice() : [];
    this.chances = contexts.map((at) => from?.chances[at]?.slice() ?? new Uint16Array(size).fill(32768));
    this.met = contexts.map((at) => from?.met[at]?.slice() ?? new Uint8Array(size));
    this.weights = from?.weights.slice() ?? new Int32Array(INPUTS * 256 * 3).fill(22000);
    this.ends = new Map(from?.ends);
    this.match = from?.match ?? 0;
    this.length = from?.length ?? 0;
    // A copy has taken in the last byte already.
    if (from) {
      this.bases.set(from.bases);
      this.inText = from.inText;
    } else this.enterByte();
    this.foretell();
  }

  /** Chance of a 1 in 4096 parts, never none and never all. */
  get chance(): number {
    return Math.min(4095, Math.max(1, this.foretold));
  }

  learn(bit: number): void {
    const error = ((bit << 12) - this.foretold) * 10;
    for (let i = 0; i < INPUTS; i++) {
      const at = this.weightsAt + i;
      this.weights[at] =
        (this.weights[at] as number) + Math.floor(((this.inputs[i] as number) * error + 0x8000) / 65536);
    }
    for (let context = 0; context < CONTEXTS; context++) {
      const slot = this.slots[context] as number;
      const chances = this.chances[context] as Uint16Array;
      const met = this.met[context] as Uint8Array;
      const times = met[slot] as number;
      const target = bit === 1 ? 65535 : 0;
      const chance = chances[slot] as number;
      chances[slot] = chance + Math.floor(((target - chance) * (RATE[times] as number)) / 65536);
      if (times < SLOWEST) met[slot] = times + 1;
    }
    this.partial = this.partial * 2 + bit;
    if (this.partial >= 256) {
      this.history.push(this.partial - 256);
      this.partial = 1;
      this.enterByte();
    }
    this.foretell();
  }

  private enterByte(): void {
    const { history } = this;
    const end = history.length;
    const back = (distance: number): number => history[end - distance] ?? 0;
    let hash = 0;
    let order = 0;
    for (const [at, wanted] of ORDERS.entries()) {
      while (order < wanted) hash = Math.imul(hash + back(++order) + 1, 0x2f0b4c47);
      this.bases[at] = hash ^ Math.imul(wanted, 0x9e3779b1);
    }
    const last = back(1);
    const seventh = back(7);
    this.bases[ORDERS.length] = 0;
    this.bases[ORDERS.length + 1] = Math.imul(seventh * 256 + last + 1, 0x3c6ef35f);
    this.bases[ORDERS.length + 2] = Math.imul((seventh * 256 + back(2)) * 256 + last + 1, 0x6d2b79f5);
    this.inText = last >= 48 && last <= 57 ? 1 : last === 46 ? 2 : 0;
    this.follow(end);
  }

  /** Where the last bytes stood before, and for how long back both are the same. */
  private follow(end: number): void {
    const { history, ends } = this;
    if (this.length > 0 && history[this.match] === history[end - 1]) {
      this.match++;
      if (this.length < 60) this.length++;
    } else this.length = 0;
    let key = 0;
    for (let back = 1; back <= SHORTEST_MATCH; back++)
      key = Math.imul(key + (history[end - back] ?? 0) + 1, 0x1000193);
    if (this.length === 0) {
      const found = ends.get(key);
      if (found !== undefined) {
        let length = 0;
        while (length < 60 && length < found && history[found - 1 - length] === history[end - 1 - length])
          length++;
        if (length >= SHORTEST_MATCH) {
          this.match = found;
          this.length = length;
        }
      }
    }
    if (end >= SHORTEST_MATCH) ends.set(key, end);
  }

  private foretell(): void {
    const { inputs, partial } = this;
    for (let context = 0; context < CONTEXTS; context++) {
      const mixed = Math.imul((this.bases[context] as number) + partial * 0x45d9f3b, 0x2c1b3c6d);
      const slot = ((mixed ^ (mixed >>> 15)) >>> 0) % (1 << TABLE_BITS);
      this.slots[context] = slot;
      const chance = (this.chances[context] as Uint16Array)[slot] as number;
      const trust = TRUST[(this.met[context] as Uint8Array)[slot] as number] as number;
      inputs[context] = ((STRETCH[chance >> 4] as number) * trust) >> 4;
    }
    inputs[CONTEXTS] = this.fromMatch();
    inputs[CONTEXTS + 1] = 256;
    this.weightsAt = INPUTS * (this.inText * 256 + partial);
    let sum = 0;
    for (let i = 0; i < INPUTS; i++)
      sum += (inputs[i] as number) * (this.weights[this.weightsAt + i] as number);
    this.foretold = squash(Math.floor(sum / 65536));
  }

  private fromMatch(): number {
    if (this.length === 0) return 0;
    const expected = (this.history[this.match] as number) + 256;
    const bits = 31 - Math.clz32(this.partial);
    if (expected >> (8 - bits) !== this.partial) {
      this.length = 0;
      return 0;
    }
    const strength = Math.min(2000, 250 + this.length * 60);
    return ((expected >> (7 - bits)) & 1) === 1 ? strength : -strength;
  }
}

/** The last text that was read beforehand, and the model that has read it. */
let known: { readonly prime: string; readonly model: Model } | null = null;

function primed(prime: string): Model {
  if (known?.prime !== prime) {
    const model = new Model();
    for (const byte of new TextEncoder().encode(prime))
      for (let bit = 7; bit >= 0; bit--) model.learn((byte >> bit) & 1);
    known = { prime, model };
  }
  return new Model(known.model);
}

/** Where the range is parted between 1 (below) and 0. */
const parting = (low: number, high: number, chance: number): number => {
  const range = high - low;
  return low + Math.floor(range / 4096) * chance + Math.floor(((range % 4096) * chance) / 4096);
};

/** Packs bytes that a reader can tell the end of. `prime` is what the model has read before. */
export function packBytes(bytes: Uint8Array, prime: string): Uint8Array {
  const model = primed(prime);
  const out: number[] = [];
  let low = 0;
  let high = 0xffffffff;
  for (const byte of bytes)
    for (let at = 7; at >= 0; at--) {
      const bit = (byte >> at) & 1;
      const middle = parting(low, high, model.chance);
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.learn(bit);
      while (Math.floor(low / 0x1000000) === Math.floor(high / 0x1000000)) {
        out.push(Math.floor(high / 0x1000000));
        low = (low * 256) % 0x100000000;
        high = ((high * 256) % 0x100000000) + 255;
      }
    }
  // The fewest bytes that name a number in the range; what is missing is read as zeros.
  if (low > 0)
    for (let kept = 1; kept <= 4; kept++) {
      const unit = 256 ** (4 - kept);
      const number = Math.ceil(low / unit) * unit;
      if (number > high) continue;
      for (let at = 0; at < kept; at++) out.push(Math.floor(number / 256 ** (3 - at)) % 256);
      break;
    }
  return Uint8Array.from(out);
}

/**
 * The bytes that were packed, as long as `goesOn` (told of each byte) says that more are to come; null if that would be
 * more than `limit`.
 */
export function unpackBytes(
  packed: Uint8Array,
  prime: string,
  limit: number,
  goesOn: (byte: number) => boolean,
): Uint8Array | null {
  const model = primed(prime);
  const out: number[] = [];
  let at = 0;
  let low = 0;
  let high = 0xffffffff;
  let code = 0;
  const next = () => packed[at++] ?? 0;
  for (let i = 0; i < 4; i++) code = code * 256 + next();
  while (out.length < limit) {
    let byte = 1;
    while (byte < 256) {
      const middle = parting(low, high, model.chance);
      const bit = code <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.learn(bit);
      byte = byte * 2 + bit;
      while (Math.floor(low / 0x1000000) === Math.floor(high / 0x1000000)) {
        low = (low * 256) % 0x100000000;
        high = ((high * 256) % 0x100000000) + 255;
        code = ((code * 256) % 0x100000000) + next();
      }
    }
    out.push(byte - 256);
    if (!goesOn(byte - 256)) return Uint8Array.from(out);
    // The writer leaves out four bytes at most.
    if (at > packed.length + 4) return null;
  }
  return null;
}
