import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtinRules } from '../rules/index.ts';
import { gameJsonSchema, puzzleJsonSchema } from './index.ts';

const published = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../schema/${name}-1.schema.json`, import.meta.url), 'utf8')) as unknown;

describe('the published JSON Schemas', () => {
  it('are up to date (scripts/write-schema.mjs writes them)', () => {
    expect(published('puzzle')).toEqual(JSON.parse(JSON.stringify(puzzleJsonSchema())));
    expect(published('game')).toEqual(JSON.parse(JSON.stringify(gameJsonSchema())));
  });

  it('hold every rule with its fields', () => {
    const text = JSON.stringify(puzzleJsonSchema());
    for (const { type } of builtinRules.types) expect(text).toContain(`"enum":["${type}"`);
    expect(text).toContain('"which"');
  });
});
