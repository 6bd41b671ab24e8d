import { failure, type Result, success } from 'hitotsu/base';
import { canonicalText, type Game, parseGame } from 'hitotsu/puzzle';
import { linkError } from './link-errors.ts';
import { packBytes, unpackBytes } from './mixing.ts';
import { PRIME_1 } from './prime.ts';

/**
 * A link holds a whole puzzle, and the player's progress if wanted, in its fragment: a version character, then base64url of
 * the length of what is packed, two bytes of check, and the packed canonical text of the document. Each version is read
 * for ever: its packing and its fixture links (links.fixture.ts) are never changed, a new version is added beside it.
 */
const VERSION = '1';

/** Longest text that a link holds; a file holds more. */
export const MAX_LINK_TEXT = 64_000;
/** Longest fragment that is looked at. */
const MAX_PAYLOAD = 400_000;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET].map((char, value) => [char, value]));

export interface LinkOptions {
  /** With entries, marks, colours and time; without history. Default: no. */
  readonly progress?: boolean;
}

type Document = { readonly [field: string]: unknown };

function toBase64(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += ALPHABET.charAt((held >> bits) & 63);
    }
  }
  return bits > 0 ? text + ALPHABET.charAt((held << (6 - bits)) & 63) : text;
}

/** The bytes up to the first character that is none of the alphabet. */
function fromBase64(text: string): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const char of text) {
    const value = VALUES.get(char);
    if (value === undefined) break;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  return Uint8Array.from(bytes);
}

/** Two bytes that tell whether a text came through whole. */
function checkOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash ^ (hash >>> 16)) & 0xffff;
}

/** Says of each byte of a JSON object whether more follow. */
function objectEnd(): (byte: number) => boolean {
  let depth = 0;
  let inText = false;
  let escaped = false;
  return (byte) => {
    if (inText) {
      if (escaped) escaped = false;
      else if (byte === 92) escaped = true;
      else if (byte === 34) inText = false;
      return true;
    }
    if (byte === 34) inText = true;
    else if (byte === 123 || byte === 91) depth++;
    else if (byte === 125 || byte === 93) depth--;
    return depth > 0;
  };
}

/** What of a document goes into a link. The solution does not: who gets the link finds it. */
function linked({ solution: _, game, ...puzzle }: Document, { progress = false }: LinkOptions): Document {
  if (!progress || typeof game !== 'object' || game === null) return puzzle;
  const kept: Record<string, unknown> = { version: 1 };
  for (const key of ['entries', 'corner', 'centre', 'struck', 'colours', 'time']) {
    const value = (game as Document)[key];
    const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    if (value !== undefined && !isEmpty) kept[key] = value;
  }
  return { ...puzzle, game: kept };
}

/** The fragment (without `#`) that holds a document. Errors: `link-too-long`. */
export function payloadOf(document: Document, options: LinkOptions = {}): Result<string> {
  const bytes = new TextEncoder().encode(canonicalText(linked(document, options)));
  if (bytes.length > MAX_LINK_TEXT) return failure([linkError('link-too-long')]);
  const packed = packBytes(bytes, PRIME_1);
  const head: number[] = [];
  let length = packed.length;
  for (; length > 127; length >>= 7) head.push((length & 127) | 128);
  head.push(length);
  const check = checkOf(bytes);
  return success(VERSION + toBase64(Uint8Array.from([...head, check >> 8, check & 255, ...packed])));
}

/** The whole link to a document: `base` is the address of the app with a slash at the end. */
export function linkOf(document: Document, options: LinkOptions = {}, base = appAddress()): Result<string> {
  const payload = payloadOf(document, options);
  return payload.ok ? success(`${base}play#${payload.value}`) : payload;
}

function appAddress(): string {
  return new URL(import.meta.env.BASE_URL, location.href).href;
}

/**
 * The game in a fragment (with or without `#`); a bare puzzle is a game not begun. Errors: `link-empty`, `link-version`,
 * `link-incomplete` (the end is missing), `link-damaged`, and those of the document.
 */
export function readLink(hash: string): Result<Game> {
  const payload = hash.replace(/^#/, '');
  if (payload === '') return failure([linkError('link-empty')]);
  if (payload.length > MAX_PAYLOAD) return failure([linkError('link-damaged')]);
  const version = payload.charAt(0);
  if (version !== VERSION) return failure([linkError(/\d/.test(version) ? 'link-version' : 'link-damaged')]);
  const bytes = fromBase64(payload.slice(1));
  let at = 0;
  let length = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    if (byte === undefined) return failure([linkError('link-incomplete')]);
    if (shift > 21) return failure([linkError('link-damaged')]);
    length |= (byte & 127) << shift;
    if (byte < 128) break;
  }
  if (bytes.length < at + 2 + length) return failure([linkError('link-incomplete')]);
  const check = ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
  const packed = bytes.subarray(at + 2, at + 2 + length);
  const unpacked = unpackBytes(packed, PRIME_1, MAX_LINK_TEXT, objectEnd());
  if (!unpacked || checkOf(unpacked) !== check) return failure([linkError('link-damaged')]);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    return failure([linkError('link-damaged')]);
  }
  return parseGame(text);
}
