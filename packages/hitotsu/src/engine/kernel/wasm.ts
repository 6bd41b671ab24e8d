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

/** The bytes of a text in base64 (without line breaks). */
export function fromBase64(text: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[alphabet.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let four = 0;
    for (let j = i; j < i + 4; j++) four = (four << 6) | (values[text.charCodeAt(j)] as number);
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = four >>> shift;
  }
  return bytes;
}
