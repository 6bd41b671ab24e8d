/**
 * A 64-bit hash of a text as 16 hexadecimal digits: cyrb53's two interleaved 32-bit multiplicative states (bryc, public
 * domain) with both states kept whole. Not cryptographic: it tells puzzles apart, it does not protect them.
 */
export function hashText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  const c = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const d = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(c ^ (c >>> 13), 3266489909);
  return [d, c].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
