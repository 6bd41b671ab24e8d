/** What the engine needs of WebAssembly; the library's own types have no host in them. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}
interface WasmHost {
  Memory: new (limits: { initial: number; maximum: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: Record<string, Record<string, unknown>>) => { exports: unknown };
}

const host = (globalThis as { WebAssembly?: WasmHost }).WebAssembly;
const PAGE = 65_536;

/** A memory of this many bytes that never grows; null where there is no WebAssembly. */
export function createMemory(bytes: number): WasmMemory | null {
  const pages = Math.ceil(bytes / PAGE);
  try {
    return host ? new host.Memory({ initial: pages, maximum: pages }) : null;
  } catch {
    return null;
  }
}

/** Compiles and instantiates at once; null where that is not allowed (a content security policy) or not known. */
export function instantiate(bytes: Uint8Array, imports: Record<string, unknown>): unknown {
  if (!host) return null;
  try {
    return new host.Instance(new host.Module(bytes), { env: imports }).exports;
  } catch {
    return null;
  }
}
