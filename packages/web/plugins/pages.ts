import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, type Plugin, type Rollup, runnerImport } from 'vite';
import { POLICY } from '../policy.mjs';

/** The screens that have an address of their own, as in app/screens.ts; `/learn` has pages below it too. */
const SCREENS = ['play', 'new', 'solve', 'set', 'learn', 'games', 'print', 'settings', 'about'];

/** Help below `/learn`, beside the page of each technique. */
const HELP = ['rules', 'keys'];

/** Keys of all techniques, from the library's sources. */
async function techniques(): Promise<readonly string[]> {
  const conditions = ['hitotsu-source', 'module', 'node', 'default'];
  const { module } = await runnerImport<{ techniqueKeys: readonly string[] }>('hitotsu/messages', {
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
  });
  return module.techniqueKeys;
}

/** What a screen needs before it can be drawn: its code with all it imports, and its styles. */
function filesOf(screen: string, bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const code = new Set<string>();
  const styles = new Set<string>();
  const take = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || code.has(chunk.fileName)) return;
    code.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name));
  };
  take(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/screens/${screen}/index.tsx`)));
  return { code, styles };
}

/**
 * The one page, finished for a static host: the content security policy, the fonts and the code of the screen named
 * early, and a copy for every address, so that any of them can be opened first. `404.html` and what the service
 * worker answers with name no screen.
 */
export function pages(): Plugin {
  let base = '/';
  let keys: Promise<readonly string[]> = Promise.resolve([]);
  return {
    name: 'hitotsu-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      keys = techniques();
      // Waited for at the end; a failure is said there.
      keys.catch(() => {});
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend',
          },
          ...Object.keys(bundle ?? {})
            .filter((name) => /\/(print|text)-[^/]*\.woff2$/.test(name))
            .map((name) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + name, crossorigin: true },
              injectTo: 'head' as const,
            })),
        ];
        // Nothing is painted before the theme is known; there is nothing on the page until then anyway.
        return {
          html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
          tags,
        };
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const plain = String(page.source);
        const early = (screen: string) => {
          const { code, styles } = filesOf(screen, bundle);
          const links = [
            ...[...code]
              .filter((name) => !plain.includes(name))
              .map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}">`),
            ...[...styles]
              .filter((name) => !plain.includes(name))
              .map((name) => `<link rel="stylesheet" crossorigin href="${base}${name}">`),
          ];
          return plain.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
        };
        const copy = (fileName: string, source: string) => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        for (const screen of SCREENS) copy(`${screen}/index.html`, early(screen));
        for (const key of [...HELP, ...(await keys)]) copy(`learn/${key}/index.html`, early('learn'));
        copy('404.html', plain);
        page.source = early('home');
      },
    },
  };
}
