import LZString from 'lz-string';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const values = new Map<string, number>([...ALPHABET].map((char, i) => [char, i]));

/** Text packed as LZ-string's `compressToBase64`. */
export function packBase64(text: string): string {
  return LZString.compressToBase64(text);
}

/**
 * The text that LZ-string's `compressToBase64` packed, or null if the data is damaged or would grow beyond `limit`
 * characters. (The library's own function knows no limit: a link of a few kilobytes can grow to gigabytes. The format is
 * LZ78 with a width that grows, least significant bit first; codes 0 and 1 announce a new 8 or 16 bit character, 2 ends.)
 */
export function unpackBase64(packed: string, limit: number): string | null {
  const source = packed.replace(/=+$/, '');
  let at = 0;
  let mask = 32;

  /** The next `width` bits as a number; -1 past the end. */
  const read = (width: number): number => {
    let number = 0;
    for (let i = 0; i < width; i++) {
      const value = values.get(source.charAt(at));
      if (value === undefined) return -1;
      if (value & mask) number |= 1 << i;
      mask >>= 1;
      if (mask === 0) {
        mask = 32;
        at++;
      }
    }
    return number;
  };

  /** What a code of the two that announce a character stands for; null if there is none. */
  const character = (code: number): string | null => {
    const unit = read(code === 0 ? 8 : 16);
    return unit < 0 ? null : String.fromCharCode(unit);
  };

  const first = read(2);
  if (first === 2) return '';
  if (first !== 0 && first !== 1) return null;
  const start = character(first);
  if (start === null) return null;
  const dictionary: string[] = ['', '', '', start];
  const parts = [start];
  let length = 1;
  let word = start;
  let width = 3;
  let room = 4;
  for (;;) {
    const code = read(width);
    if (code < 0) return null;
    if (code === 2) return parts.join('');
    let entry: string;
    if (code < 2) {
      const char = character(code);
      if (char === null) return null;
      dictionary.push(char);
      entry = char;
      if (--room === 0) room = 2 ** width++;
    } else {
      const known = dictionary[code];
      if (known !== undefined) entry = known;
      else if (code === dictionary.length) entry = word + word.charAt(0);
      else return null;
    }
    length += entry.length;
    if (length > limit) return null;
    parts.push(entry);
    dictionary.push(word + entry.charAt(0));
    word = entry;
    if (--room === 0) room = 2 ** width++;
    if (width > 30) return null;
  }
}
