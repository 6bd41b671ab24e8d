import { expect, it } from 'vitest';
import { decode, fromBase64 } from './base64.ts';

const samples = [0, 1, 2, 3, 4, 5, 254, 255, 256, 1000].map((length) =>
  Buffer.from(Array.from({ length }, (_, i) => (i * 89 + length) & 255)),
);

it.each(samples.map((bytes) => [bytes.length, bytes] as const))('decodes %i bytes', (_, bytes) => {
  const text = bytes.toString('base64');
  expect([...fromBase64(text)]).toEqual([...bytes]);
  expect([...decode(text)]).toEqual([...bytes]);
});
