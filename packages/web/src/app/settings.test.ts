import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
let listeners: ((event: { key: string }) => void)[] = [];

beforeEach(() => {
  kept.clear();
  listeners = [];
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string }) => void) =>
    listeners.push(listener),
  );
});
afterEach(() => vi.unstubAllGlobals());

const PLACE = 'hitotsu.settings';
const stored = () => JSON.parse(kept.get(PLACE) ?? '{}');

it('keeps only what was changed', async () => {
  const { keepSettings, settings } = await import('./settings.ts');
  keepSettings();
  expect(stored()).toEqual({});
  settings.theme.value = 'dark';
  settings.keymap.value = { hint: 'q' };
  expect(stored()).toEqual({ theme: 'dark', keymap: { hint: 'q' } });
  settings.theme.value = 'system';
  expect(stored()).toEqual({ keymap: { hint: 'q' } });
});

it('takes back what fits and leaves the rest as it is', async () => {
  kept.set(PLACE, JSON.stringify({ theme: 'purple', textSize: 115, wasd: 'yes', later: { a: 1 } }));
  const { keepSettings, settings } = await import('./settings.ts');
  keepSettings();
  expect(settings.theme.value).toBe('system');
  expect(settings.textSize.value).toBe(115);
  expect(settings.wasd.value).toBe(false);
  expect(stored()).toEqual({ textSize: 115, later: { a: 1 } });
});

it.each(['nonsense', 'null', '[1]', '7'])('begins anew with what is no table: %s', async (text) => {
  kept.set(PLACE, text);
  const { keepSettings, settings } = await import('./settings.ts');
  keepSettings();
  expect(settings.warn.value).toBe('rules');
});

it('follows other tabs, also back to what was at first', async () => {
  const { keepSettings, settings } = await import('./settings.ts');
  keepSettings();
  settings.vibrate.value = true;
  kept.set(PLACE, JSON.stringify({ theme: 'dark' }));
  for (const listener of listeners) listener({ key: PLACE });
  expect(settings.theme.value).toBe('dark');
  expect(settings.vibrate.value).toBe(false);
});

it('can be put back', async () => {
  const { chosenSettings, keepSettings, putSettings, resetSettings, settings } = await import(
    './settings.ts'
  );
  keepSettings();
  settings.tintCages.value = true;
  const before = chosenSettings();
  resetSettings();
  expect(settings.tintCages.value).toBe(false);
  putSettings(before);
  expect(settings.tintCages.value).toBe(true);
});
