import fc from 'fast-check';
import { unwrap } from 'hitotsu/base';
import { canonicalText, parseGame } from 'hitotsu/puzzle';
import { describe, expect, it } from 'vitest';
import { MAX_LINK_TEXT, payloadOf, readLink } from './link.ts';
import { OLD_LINKS } from './links.fixture.ts';

const codeOf = (hash: string): string | undefined => {
  const result = readLink(hash);
  return result.ok ? undefined : result.errors[0]?.code;
};

/** Documents with everything that people write into them. */
const document = fc
  .record({
    size: fc.constantFrom(4, 6, 9, 16),
    seed: fc.array(fc.nat(30), { minLength: 256, maxLength: 256 }),
    title: fc.option(fc.string({ unit: 'grapheme', maxLength: 40 }), { nil: undefined }),
    author: fc.option(fc.string({ unit: 'binary', maxLength: 20 }), { nil: undefined }),
    note: fc.jsonValue({ maxDepth: 3 }),
    cages: fc.array(fc.record({ at: fc.nat(14), sum: fc.integer({ min: 1, max: 20 }) }), { maxLength: 8 }),
  })
  .map(({ size, seed, title, author, note, cages }) => {
    const symbols = '123456789ABCDEFG'.slice(0, size);
    const givens = Array.from({ length: size * size }, (_, cell) => symbols[seed[cell] ?? 30] ?? '.').join(
      '',
    );
    return {
      hitotsu: 1,
      size,
      givens,
      rules: [
        'classic',
        ...cages.map(({ at, sum }) => {
          const row = 1 + (at % (size - 1));
          return { type: 'cage', cells: [`R${row}C1`, `R${row + 1}C1`], sum };
        }),
      ],
      ...(title === undefined ? {} : { title }),
      ...(author === undefined ? {} : { author }),
      note,
    };
  });

describe('links', () => {
  it('give back what they were made of', () => {
    fc.assert(
      fc.property(document, (written) => {
        const game = parseGame(written);
        if (!game.ok) return;
        const { document: canonical } = game.value.puzzle;
        const payload = unwrap(payloadOf(canonical));
        const read = unwrap(readLink(`#${payload}`));
        expect(canonicalText(read.puzzle.document)).toBe(canonicalText(canonical));
      }),
      { numRuns: 60 },
    );
  });

  it('are the same for the same puzzle, whatever the order of its fields', () => {
    const one = { hitotsu: 1, size: 4, givens: '1...............', rules: ['classic'], title: 'A' };
    const other = { title: 'A', rules: ['classic'], givens: '1...............', size: 4, hitotsu: 1 };
    const payload = (input: object) => unwrap(payloadOf(unwrap(parseGame(input)).puzzle.document));
    expect(payload(one)).toBe(payload(other));
  });

  it.each(OLD_LINKS)('of the first version are still read: $what', ({ payload, text }) => {
    const { document: held } = unwrap(readLink(payload));
    const { game, ...bare } = held;
    const read = /"game"/.test(text) ? { ...bare, game } : bare;
    expect(canonicalText(read)).toBe(text);
  });

  it.each(OLD_LINKS)('of the first version are still made: $what', ({ payload, text }) => {
    const { document: held } = unwrap(parseGame(text));
    expect(unwrap(payloadOf(held, { progress: /"game"/.test(text) }))).toBe(payload);
  });

  it('leave out the solution and, unless it is wanted, the progress', () => {
    const written = {
      hitotsu: 1,
      size: 4,
      givens: '1...............',
      solution: '1234341221434321',
      game: { version: 1, entries: '.2..............', history: [], time: 5 },
    };
    const { document: held } = unwrap(parseGame(written));
    const bare = unwrap(readLink(unwrap(payloadOf(held))));
    expect(bare.puzzle.document.solution).toBeUndefined();
    expect(bare.document.game.entries).toBe('.'.repeat(16));
    const full = unwrap(readLink(unwrap(payloadOf(held, { progress: true }))));
    expect(full.document.game.entries).toBe('.2..............');
    expect(full.document.game.time).toBe(5);
    expect(full.document.game.history).toBeUndefined();
  });

  it('that lost their end are told from those that were damaged', () => {
    const { payload } = OLD_LINKS[1] as (typeof OLD_LINKS)[number];
    for (let kept = 1; kept < payload.length; kept++)
      expect([kept, codeOf(payload.slice(0, kept))]).toEqual([kept, 'link-incomplete']);
    for (let at = 8; at < payload.length - 2; at += 7) {
      const other = payload[at] === 'A' ? 'B' : 'A';
      expect(codeOf(payload.slice(0, at) + other + payload.slice(at + 1))).toBe('link-damaged');
    }
    expect(codeOf('')).toBe('link-empty');
    expect(codeOf(`7${payload.slice(1)}`)).toBe('link-version');
    expect(codeOf('hello')).toBe('link-damaged');
  });

  it('do not mind what a message put behind them', () => {
    const { payload } = OLD_LINKS[0] as (typeof OLD_LINKS)[number];
    for (const behind of ['.', ')', '%20', '&utm_source=x', '。'])
      expect(codeOf(payload + behind)).toBeUndefined();
  });

  it('refuse what is too long for them', () => {
    const long = { hitotsu: 1, size: 4, givens: '................', note: 'x'.repeat(MAX_LINK_TEXT) };
    const made = payloadOf(unwrap(parseGame(long)).puzzle.document);
    expect(made.ok ? undefined : made.errors[0]?.code).toBe('link-too-long');
  });
});
