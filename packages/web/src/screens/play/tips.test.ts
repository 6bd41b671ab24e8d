import { afterEach, describe, expect, it, vi } from 'vitest';
import { tipFor } from './tips.ts';

function browser(kept: Record<string, string>, coarse = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
}

describe('tips', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('come three times each, whatever the others do', () => {
    browser({});
    for (let i = 0; i < 3; i++) expect(tipFor('selecting')).toContain('Drag');
    expect(tipFor('selecting')).toBeNull();
    expect(tipFor('entering')).toContain('Hold a digit');
  });

  it('speak of no keys where there is a finger', () => {
    browser({}, true);
    expect(tipFor('notes')).toBeNull();
    expect(tipFor('selecting')).toContain('Hold a cell');
  });

  it('what an older version kept, or nobody can read, counts as nothing', () => {
    for (const text of ['7', '{', 'null', '[]']) {
      browser({ 'hitotsu.tips': text });
      expect(tipFor('undoing')).not.toBeNull();
    }
  });

  it('are not shown where it cannot be kept that they were', () => {
    browser({});
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(tipFor('entering')).toBeNull();
  });
});
