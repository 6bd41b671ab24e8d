import { fromBase64 } from '../base/index.ts';
import { generalWasmBase64 } from './general-wasm.ts';
import { runCustom } from './kernel/custom.ts';
import { shared } from './kernel/memory.ts';
import { propagate } from './kernel/queue.ts';
import { run, settleBase } from './kernel/search.ts';
import { instantiate } from './kernel/wasm.ts';

/** The kernel's work, by whichever twin; everything they work on is in the one memory. */
interface Twin {
  /** See kernel/search.ts. */
  run(nodeLimit: number): number;
  settleBase(): number;
  /** See kernel/queue.ts. */
  propagate(): number;
}

/** Which kernel does the work: the WebAssembly module, or the TypeScript it was made from. */
export type KernelName = 'wasm' | 'typescript';

const typescript: Twin = { run, settleBase, propagate };
/** Undefined until it is first wanted; null where it cannot be had. */
let wasm: Twin | null | undefined;

function wasmTwin(): Twin | null {
  if (wasm === undefined)
    wasm =
      shared &&
      (instantiate(fromBase64(generalWasmBase64), { memory: shared, custom: runCustom }) as Twin | null);
  return wasm;
}

let wanted: KernelName = 'wasm';
let current: Twin | null = null;

/** The twin at work: WebAssembly where that can be had, else TypeScript. */
export function kernel(): Twin {
  current ??= (wanted === 'wasm' ? wasmTwin() : null) ?? typescript;
  return current;
}

/**
 * Chooses the kernel, for tests and benches; answers the one that works from now on (`typescript` where there is no
 * WebAssembly). May be changed at any time, also in the middle of a search: both twins go the same way over the same memory.
 */
export function useKernel(name: KernelName): KernelName {
  wanted = name;
  current = null;
  return kernel() === typescript ? 'typescript' : 'wasm';
}
