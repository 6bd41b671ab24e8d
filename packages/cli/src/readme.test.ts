import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hitotsu } from './testkit/run-command.ts';

/** Commands of a README with the output printed under them. */
function examplesOf(file: string): { argv: string[]; output: string }[] {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```\n\$ npx hitotsu (.*)\n([\s\S]*?)^```$/gm)].map(
    ([, argv = '', output = '']) => ({
      argv: argv.split(' '),
      output,
    }),
  );
}

/** Scripts of a README as functions of what they import from and print to. */
function scriptsOf(file: string): string[] {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, script = '']) => script);
}

/** What a script prints, call by call. */
async function printedBy(script: string): Promise<string[]> {
  const printed: string[] = [];
  const body = script.replace(/^import (\{.*\}) from ('.*');$/gm, 'const $1 = await load($2);');
  const AsyncFunction = (async () => {}).constructor as new (...texts: string[]) => typeof runs;
  const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ name);
  async function runs(_load: typeof load, _console: { log(value: unknown): void }): Promise<void> {}
  await new AsyncFunction('load', 'console', body)(load, { log: (value) => printed.push(String(value)) });
  return printed;
}

describe.each(['README.md', 'README.ja.md'])('%s', (file) => {
  const examples = examplesOf(file);

  it('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(3));

  it.each(examples)('shows what "$argv" really prints', async ({ argv, output }) => {
    expect((await hitotsu(argv)).out).toBe(output);
  });

  const scripts = scriptsOf(file);

  it('has scripts', () => expect(scripts.length).toBe(2));

  it.each(scripts)('has a script that prints what stands beside it', async (script) => {
    const stated = [...script.matchAll(/^console\.log\(.*\);(?: \/\/ ([\w]+))?/gm)].map(([, value]) => value);
    const printed = await printedBy(script);
    expect(printed.length).toBe(stated.length);
    for (const [i, value] of stated.entries()) if (value !== undefined) expect(printed[i]).toBe(value);
  });
});
