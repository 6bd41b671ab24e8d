/** What can decode base64 by itself: new engines, and Node. */
interface Natives {
  readonly Uint8Array: { readonly fromBase64?: (text: string) => Uint8Array };
  readonly Buffer?: { readonly from: (text: string, encoding: 'base64') => Uint8Array };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The bytes of a text in base64 (without line breaks). It runs once, before anything is compiled: written out it takes as
 * long as everything else on the way to the first answer, and so the engine's own is used where there is one.
 */
export function fromBase64(text: string): Uint8Array {
  const natives = globalThis as unknown as Natives;
  if (natives.Uint8Array.fromBase64) return natives.Uint8Array.fromBase64(text);
  if (natives.Buffer) return natives.Buffer.from(text, 'base64');
  return decode(text);
}

/** The same in plain code. */
export function decode(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[ALPHABET.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  // Room for the zeros that padding stands for.
  const bytes = new Uint8Array((text.length >> 2) * 3);
  for (let i = 0, at = 0; i < text.length; i += 4, at += 3) {
    const four =
      ((values[text.charCodeAt(i)] as number) << 18) |
      ((values[text.charCodeAt(i + 1)] as number) << 12) |
      ((values[text.charCodeAt(i + 2)] as number) << 6) |
      (values[text.charCodeAt(i + 3)] as number);
    bytes[at] = four >> 16;
    bytes[at + 1] = four >> 8;
    bytes[at + 2] = four;
  }
  return bytes.subarray(0, bytes.length - padding);
}
