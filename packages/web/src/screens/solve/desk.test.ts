import { unwrap } from 'hitotsu/base';
import { beforeEach, expect, it, vi } from 'vitest';
import { payloadOf } from '../../share/link.ts';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
let code = 'no-grid';

vi.mock('../../engine/client.ts', async () => {
  const { reading } = await import('../../engine/handlers/reading.ts');
  return {
    EngineRestarted: class extends Error {},
    ask: async (kind: string, question: { readonly text: string }) => {
      if (kind === 'read') return reading.read(question);
      // Of the modules that are loaded now: each page has its own.
      const { InputError } = await import('hitotsu/base');
      if (kind === 'make') throw new InputError([{ code, values: { nodes: 5 } }]);
      return new Promise(() => {});
    },
  };
});

class Place {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}
const closeTab = () => vi.stubGlobal('sessionStorage', new Place());

/** The desk as a page that has just been loaded has it. */
async function loaded() {
  vi.resetModules();
  const { desk } = await import('./desk.ts');
  desk.show();
  return desk;
}
type Desk = Awaited<ReturnType<typeof loaded>>;
const givens = (desk: Desk) => desk.puzzle.value.document.givens;
const becomes = (desk: Desk, expected: string) => vi.waitFor(() => expect(givens(desk)).toBe(expected));

beforeEach(() => {
  closeTab();
  vi.stubGlobal('localStorage', new Place());
});

it('keeps the text for a reload and for the next visit', async () => {
  const first = await loaded();
  first.put([0], 7);
  await becomes(await loaded(), `7${'.'.repeat(80)}`);
  closeTab();
  const other = await loaded();
  await becomes(other, `7${'.'.repeat(80)}`);
  other.type(LINE);
  await becomes(other, LINE);
  await becomes(await loaded(), LINE);
  (await loaded()).clear();
  const empty = await loaded();
  expect([empty.text.value, empty.reading.value]).toEqual(['', null]);
});

it('what a link brings comes before what was kept', async () => {
  (await loaded()).put([0], 7);
  const desk = await loaded();
  void desk.take(LINE);
  await becomes(desk, LINE);
});

it('takes a game with what its player did, until the board is changed', async () => {
  const desk = await loaded();
  const game = { version: 1, entries: `..4${'.'.repeat(78)}` };
  const payload = unwrap(payloadOf({ hitotsu: 1, size: 9, givens: LINE, game }, { progress: true }));
  void desk.take(`https://example.org/play#${payload}`);
  await becomes(desk, LINE);
  expect(desk.game.value).toMatchObject({ entries: game.entries });
  desk.put([3], 6);
  expect(desk.game.value).toBeNull();
  void desk.take(JSON.stringify({ hitotsu: 1, size: 9, givens: LINE, game: { version: 1 } }));
  await becomes(desk, LINE);
  expect(desk.game.value).toBeNull();
});

it('says why nothing can be made', async () => {
  const desk = await loaded();
  await desk.generate();
  expect(desk.answers.check.value).toMatchObject({
    state: 'failed',
    why: { en: expect.stringContaining('no full grid exists'), ja: expect.stringContaining('両立しません') },
  });
  expect(desk.answers.check.value).not.toHaveProperty('again');
  code = 'no-grid-in-budget';
  await desk.generate();
  expect(desk.answers.check.value).toHaveProperty('again');
});
