import { describe, expect, it } from 'vitest';
import { reading } from '../engine/handlers/reading.ts';
import { hostileLinks, hostilePastes } from './hostile.fixture.ts';
import { readLink } from './link.ts';

describe('hostile input', () => {
  it('6000 links: a game or a coded error, never anything else', () => {
    const codes = new Map<string, number>();
    for (const link of hostileLinks('node', 6000)) {
      const result = readLink(link);
      const code = result.ok ? 'ok' : (result.errors[0]?.code ?? 'none');
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(codes.get('none')).toBeUndefined();
    expect(codes.get('link-incomplete')).toBeGreaterThan(500);
    expect(codes.get('link-damaged')).toBeGreaterThan(500);
  }, 240_000);

  it('4000 pastes: puzzles, or errors with a sentence in both languages', async () => {
    for (const text of hostilePastes('node', 4000)) {
      const { puzzles, errors, count } = await reading.read({ text });
      expect(puzzles.length > 0 || errors.length > 0).toBe(true);
      expect(count).toBeGreaterThanOrEqual(puzzles.length);
      for (const { text: words } of errors) {
        expect(words.en).not.toBe('');
        expect(words.ja).not.toBe('');
      }
    }
  });
});
