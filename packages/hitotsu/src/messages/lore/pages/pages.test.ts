import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allTechniqueFiles, techniqueFiles } from './index.ts';

const docs = fileURLToPath(new URL('../../../../../../docs/techniques', import.meta.url));

describe('pages of techniques', () => {
  it('are in docs/ as they are written by scripts/technique-pages.mjs', { timeout: 300_000 }, () => {
    const paths = [];
    for (const { path, text } of allTechniqueFiles()) {
      expect(readFileSync(join(docs, path), 'utf8') === text, `${path} is not up to date`).toBe(true);
      paths.push(path);
    }
    const there = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.\w+$/.test(path),
    );
    expect(there.sort()).toEqual([...paths, 'README.md'].sort());
  });

  it('name the technique, tell the example sentence by sentence and say where there is none', () => {
    const [en, ja, svg] = techniqueFiles('x-wing').map(({ text }) => text);
    expect(en).toMatch(/^# X-Wing\n/);
    expect(en).toMatch(/\n1\. In .+ cannot hold it\.\n/);
    expect(ja).toContain('## なぜ正しいか');
    expect(svg).toMatch(/^<svg .*role="img"/);
    const [without, , none] = techniqueFiles('last-digit');
    expect(without?.text).toContain('No example of this technique has been found');
    expect(none).toBeUndefined();
  });
});
