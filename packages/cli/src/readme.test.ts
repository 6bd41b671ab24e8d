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

describe.each(['README.md', 'README.ja.md'])('%s', (file) => {
  const examples = examplesOf(file);

  it('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(3));

  it.each(examples)('shows what "$argv" really prints', async ({ argv, output }) => {
    expect((await hitotsu(argv)).out).toBe(output);
  });
});
