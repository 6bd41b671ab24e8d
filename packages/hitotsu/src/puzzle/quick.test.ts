import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { builtinRules } from '../rules/index.ts';
import { documentSchema } from './document.ts';
import { inOrderOf, passesUnchanged } from './quick.ts';

const cells = fc.array(fc.constantFrom('R1C1', 'R2C9', 'r1c1', '', 'x'), { maxLength: 4 });
const field = fc.oneof(cells, fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null));

/** Objects with some of the fields that rules have, in any order. */
const specs = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('type', 'cells', 'sum', 'which', 'map', 'other'),
      fc.oneof(field, fc.constantFrom(...builtinRules.types.map(({ type }) => type), 'main', 'anti')),
    ),
    { selector: ([name]) => name, maxLength: 4 },
  )
  .map((fields) => Object.fromEntries(fields));

const marks = fc.dictionary(
  fc.constantFrom('R1C1', 'R1C2', 'x', '', '1', '__proto__'),
  fc.oneof(fc.array(fc.oneof(fc.integer({ min: -1, max: 10 }), fc.string())), fc.string()),
);

const documents = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(
        'hitotsu',
        'size',
        'givens',
        'rules',
        'digits',
        'title',
        'candidates',
        'other',
        '__proto__',
      ),
      fc.oneof(field, fc.constantFrom(1, 9), marks, fc.array(fc.oneof(specs, fc.string()), { maxLength: 3 })),
    ),
    { selector: ([name]) => name, minLength: 3 },
  )
  .map((fields) => Object.fromEntries(fields));

/** What may only be said of a value that the schema hands back just as it is. */
function check(schema: z.ZodType, value: unknown): boolean {
  if (!passesUnchanged(schema, value)) return false;
  const parsed = schema.safeParse(value);
  expect(parsed.success).toBe(true);
  expect(JSON.stringify(parsed.data)).toBe(JSON.stringify(value));
  return true;
}

describe('passesUnchanged', () => {
  it('says nothing that the schema of a rule does not say', () => {
    for (const { schema } of builtinRules.types)
      fc.assert(fc.property(specs, (spec) => void check(schema, spec)));
  });

  it('says nothing that the schema of documents does not say', () => {
    fc.assert(fc.property(documents, (document) => void check(documentSchema, document)));
  });

  it('takes what is usual', () => {
    const cage = builtinRules.get('cage')?.schema as z.ZodType;
    expect(check(cage, { type: 'cage', cells: ['R1C1'], sum: 3 })).toBe(true);
    expect(check(cage, { type: 'cage', cells: ['R1C1'] })).toBe(true);
    const document = {
      hitotsu: 1,
      id: 'a',
      size: 9,
      givens: '',
      candidates: { R1C1: [1, 2], R1C2: [] },
      rules: ['x', { type: 'cage', sum: 3 }],
      more: [],
    };
    expect(check(documentSchema, document)).toBe(true);
  });

  it('takes fields in another order when they are put in order first', () => {
    const document = { title: 'a', rules: ['x'], more: 1, givens: '', size: 9, hitotsu: 1 };
    expect(passesUnchanged(documentSchema, document)).toBe(false);
    const ordered = inOrderOf(documentSchema, document);
    expect(check(documentSchema, ordered)).toBe(true);
    expect(JSON.stringify(ordered)).toBe(JSON.stringify(documentSchema.parse(document)));
  });

  it('puts the fields of any document in the order of the schema, and loses none', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const ordered = inOrderOf(documentSchema, document);
        const isSettable = !Object.hasOwn(document, '__proto__');
        expect(ordered !== null).toBe(isSettable);
        const parsed = documentSchema.safeParse(document);
        if (!ordered) return;
        expect(ordered).toEqual(document);
        if (parsed.success) expect(Object.keys(ordered)).toEqual(Object.keys(parsed.data));
      }),
    );
  });

  it('leaves to the schema what is wrong, in another order, or to be changed', () => {
    const cage = builtinRules.get('cage')?.schema as z.ZodType;
    for (const spec of [
      { cells: ['R1C1'], type: 'cage' },
      { type: 'cage' },
      { type: 'cage', cells: ['R1C1'], sum: 2.5 },
      { type: 'cage', cells: ['R1C1'], colour: 1 },
      { type: 'cage', cells: [1] },
      ['cage'],
    ])
      expect(passesUnchanged(cage, spec)).toBe(false);
    const table = z.record(z.string(), z.int());
    expect(check(table, { b: 1, a: 2, 1: 3 })).toBe(true);
    for (const value of [{ a: 'x' }, JSON.parse('{"__proto__":1}'), [1], null])
      expect(passesUnchanged(table, value)).toBe(false);
    const loose = z.looseObject({ a: z.int().optional(), b: z.string() });
    expect(check(loose, { b: 'x', c: 1 })).toBe(true);
    expect(passesUnchanged(loose, { c: 1, b: 'x' })).toBe(false);
    expect(passesUnchanged(loose, { b: 'x', a: 'no number' })).toBe(false);
  });

  it('leaves alone every schema that may change or refuse a value in ways of its own', () => {
    for (const schema of [
      z.string().trim(),
      z.string().regex(/a/),
      z.email(),
      z.coerce.string(),
      z.string().refine((text) => text !== 'x'),
      z.array(z.string()).refine((list) => list.length !== 1),
      z.object({ a: z.string() }),
      z.strictObject({ a: z.string() }).refine(({ a }) => a !== 'x'),
      z.strictObject({ a: z.string().default('x') }),
      z.strictObject({ a: z.string().transform((text) => text.length) }),
      z.record(z.string().min(2), z.string()),
      z.record(z.enum(['a']), z.string()),
      z.record(z.string(), z.string()).refine(() => true),
      z.union([z.object({ a: z.string() }), z.looseObject({ a: z.string() })]),
    ])
      for (const value of ['x', ['x'], { a: 'x' }]) expect(passesUnchanged(schema, value)).toBe(false);
    expect(passesUnchanged(z.int().multipleOf(2), 2)).toBe(false);
    expect(passesUnchanged(z.int().gt(2), 3)).toBe(false);
  });
});
