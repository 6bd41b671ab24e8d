import type { Plugin } from 'vite';

const EMPTY = '\0hitotsu-empty';

/** The integer solver asks for a part of Node where it runs in Node; a browser never gets there. */
export function noNode(): Plugin {
  return {
    name: 'hitotsu-no-node',
    enforce: 'pre',
    resolveId: (id) => (id === 'node:module' ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export {};' : undefined),
  };
}
