import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:licences';
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The packages of this repository that are in the app, and the fonts, which are cut before the build. */
const OURS = ['packages/web', 'packages/hitotsu'];
const FONTS = [
  '@fontsource-variable/source-serif-4',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource/shippori-mincho-b1',
];

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly isFont: boolean;
}

const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(root, ...path), 'utf8')) as T;
const packageOf = (name: string) => read<Package>('node_modules', name, 'package.json');

/** Everything of others that the app is made of: what our packages need, and what that needs in turn. */
function libraries(): readonly Package[] {
  const found = new Map<string, Package>();
  const take = ({ dependencies = {} }: Pick<Package, 'dependencies'>) => {
    for (const name of Object.keys(dependencies)) {
      if (found.has(name) || OURS.some((path) => read<Package>(path, 'package.json').name === name)) continue;
      const each = packageOf(name);
      found.set(name, each);
      take(each);
    }
  };
  for (const path of OURS) take(read<Package>(path, 'package.json'));
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function fonts(): readonly (Package & { readonly family: string })[] {
  return FONTS.map((name) => {
    const { family, license } = read<{ family: string; license: { type: string } }>(
      'node_modules',
      name,
      'metadata.json',
    );
    return { ...packageOf(name), family, license: license.type };
  });
}

/** The text of a package's licence. */
function textOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const file = existsSync(folder) && readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/** The list of licences for the about page, from the packages themselves, and their texts as `licences.txt`. */
export function licences(): Plugin {
  return {
    name: 'hitotsu-licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const list: Licence[] = [
        ...fonts().map(({ family, version, license }) => ({
          name: family,
          version,
          licence: license,
          isFont: true,
        })),
        ...libraries().map(({ name, version, license }) => ({
          name,
          version,
          licence: license,
          isFont: false,
        })),
      ];
      return `export const licences = ${JSON.stringify(list)};`;
    },
    generateBundle() {
      const texts = [...fonts(), ...libraries()].map(
        ({ name, version, license }) => `${name} ${version} (${license})\n\n${textOf(name)}\n`,
      );
      const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: [`Hitotsu\n\n${own}\n`, ...texts].join(`\n${'-'.repeat(72)}\n\n`),
      });
    },
  };
}
