import { expect, it } from 'vitest';
import { fromBase64 } from '../base/index.ts';
import { kernelBase64 } from './kernel-bytes.ts';

/** packages/kernel/build.mjs; not typed. */
const script: string = new URL('../../../kernel/build.mjs', import.meta.url).href;

it('holds the bytes that packages/kernel compiles to, few enough', async () => {
  const { buildClassic } = (await import(script)) as { buildClassic(): Promise<Uint8Array> };
  const fresh = await buildClassic();
  expect(fresh.length).toBeLessThanOrEqual(24_000);
  expect(Buffer.from(fromBase64(kernelBase64)).equals(fresh)).toBe(true);
}, 300_000);
