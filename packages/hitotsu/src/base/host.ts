/** What the library needs of the place it runs in. The default works in Node, browsers and workers. */
export interface Host {
  /** Milliseconds from some start, never going back. */
  now(): number;
  /** Gives other work (timers, messages, an abort) a turn. */
  pause(): Promise<void>;
}

interface Globals {
  readonly performance?: { now(): number };
  readonly setTimeout?: (callback: () => void, delay: number) => unknown;
}

const globals = globalThis as unknown as Globals;

export const host: Host = {
  now: () => globals.performance?.now() ?? Date.now(),
  pause: () =>
    new Promise((resolve) => (globals.setTimeout ? globals.setTimeout(resolve, 0) : resolve(undefined))),
};
