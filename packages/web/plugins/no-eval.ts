import type { Plugin } from 'vite';

const FILE = /\/zod\/v4\/core\/core\.js$/;
const CONFIG = 'export const globalConfig = globalThis.__zod_globalConfig;';

/** The content security policy forbids code made of text; the schema library is told not to try. */
export function noEval(): Plugin {
  return {
    name: 'hitotsu-no-eval',
    apply: 'build',
    transform(code, id) {
      if (!FILE.test(id)) return undefined;
      if (!code.includes(CONFIG)) this.error('zod has another way to be configured now');
      return { code: code.replace(CONFIG, `${CONFIG}\nglobalConfig.jitless = true;`), map: null };
    },
  };
}
