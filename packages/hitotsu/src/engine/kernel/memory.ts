import * as layout from './layout.ts';
import { createMemory } from './wasm.ts';

export * from './layout.ts';

// The areas as views. (A fixed buffer in module constants lets the compiler fold the addresses.)

/** The WebAssembly memory that the buffer belongs to, for the WebAssembly twin; null where there is no WebAssembly. */
export const shared = createMemory(layout.ALL_WORDS * 4);
const buffer = shared ? shared.buffer : new ArrayBuffer(layout.ALL_WORDS * 4);
const view = (from: number, to: number): Int32Array => new Int32Array(buffer, from * 4, to - from);

export const head = view(0, layout.DOMAIN_AT);
export const domain = view(layout.DOMAIN_AT, layout.WEIGHT_AT);
export const weight = view(layout.WEIGHT_AT, layout.SINGLE_AT);
export const single = view(layout.SINGLE_AT, layout.DIRTY_AT);
export const dirty = view(layout.DIRTY_AT, layout.PENDING_AT);
export const pending = view(layout.PENDING_AT, layout.SCRATCH_AT);
export const scratch = view(layout.SCRATCH_AT, layout.REVERSE_AT);
export const reverse = view(layout.REVERSE_AT, layout.COMBO_AT);
export const comboAt = view(layout.COMBO_AT, layout.IMAGE_AT);
export const image = view(layout.IMAGE_AT, layout.STACK_AT);
export const stack = view(layout.STACK_AT, layout.TABLE_AT);
export const table = view(layout.TABLE_AT, layout.ALL_WORDS);

for (let i = 0; i < 1024; i++)
  for (let bit = 0; bit < 10; bit++) if (i & (1 << bit)) reverse[i] = (reverse[i] as number) | (512 >> bit);
