import type { z } from 'zod';

/** Whether a schema would hand a plain value back just as it is; false may also mean that only the schema can tell. */
type Test = (value: unknown) => boolean;

/** What is looked at of a schema's definition. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly coerce?: boolean;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly keyType?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly z.core.$ZodType[];
}

interface CheckDefinition {
  readonly check?: string;
  readonly value?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly inclusive?: boolean;
}

const definitionOf = (schema: z.core.$ZodType | undefined): Definition | undefined =>
  schema?._zod?.def as unknown as Definition | undefined;

const known = new WeakMap<z.core.$ZodType, Test>();

/**
 * Whether `schema.safeParse(value)` would succeed and its data be equal to the value, fields in the same order. Nearly every
 * document that is read is without fault, and a killer has thirty rules: asking this first takes a fraction of the time.
 * `false` says nothing: then the schema is to be asked, which also knows what is wrong.
 */
export function passesUnchanged(schema: z.core.$ZodType, value: unknown): boolean {
  let test = known.get(schema);
  if (!test) {
    test = testOf(schema) ?? (() => false);
    known.set(schema, test);
  }
  return test(value);
}

/**
 * The same fields in the order in which the schema of an object would hand them back: its own, then all others. Null where
 * that is left to the schema.
 */
export function inOrderOf(
  schema: z.core.$ZodType,
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  if (Object.hasOwn(value, '__proto__')) return null; // cannot be set
  const shape = definitionOf(schema)?.shape ?? {};
  const ordered: Record<string, unknown> = {};
  for (const name in shape) if (Object.hasOwn(value, name)) ordered[name] = value[name];
  for (const name in value) if (!Object.hasOwn(shape, name)) ordered[name] = value[name];
  return ordered;
}

/** The test of a schema that is built of the plainest parts, or null. */
function testOf(schema: z.core.$ZodType | undefined): Test | null {
  const definition = definitionOf(schema);
  if (!definition || definition.coerce) return null;
  const make = TESTS[definition.type];
  return make ? make(definition) : null;
}

const TESTS: Readonly<Record<string, (definition: Definition) => Test | null>> = {
  string: (definition) => {
    if (definition.format !== undefined) return null;
    const size = sizeTest(definition);
    return size && ((value) => typeof value === 'string' && size(value.length));
  },
  number: (definition) => {
    if (definition.format !== undefined && definition.format !== 'safeint') return null;
    const range = rangeTest(definition);
    const isNumber = definition.format === undefined ? Number.isFinite : Number.isSafeInteger;
    return range && ((value) => isNumber(value) && range(value as number));
  },
  literal: (definition) => {
    const [only, ...others] = definition.values ?? [];
    return hasChecks(definition) || others.length > 0 ? null : (value) => value === only;
  },
  enum: (definition) => {
    const values = Object.values(definition.entries ?? {});
    return hasChecks(definition) ? null : (value) => values.includes(value);
  },
  array: (definition) => {
    const size = sizeTest(definition);
    const element = testOf(definition.element);
    return size && element && ((value) => Array.isArray(value) && size(value.length) && value.every(element));
  },
  object: objectTest,
  record: (definition) => {
    const key = definitionOf(definition.keyType);
    const test = testOf(definition.valueType);
    if (
      !test ||
      hasChecks(definition) ||
      key?.type !== 'string' ||
      hasChecks(key) ||
      key.format !== undefined
    )
      return null;
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      for (const name in value)
        if (name === '__proto__' || !test((value as Record<string, unknown>)[name])) return false;
      return true;
    };
  },
  union: (definition) => {
    const options = definition.options ?? [];
    // With two options of one type the first might take and change what the second would leave.
    const types = new Set(options.map((option) => definitionOf(option)?.type));
    const isClear = types.size === options.length && [...types].every((type) => type && UNLIKE.has(type));
    const tests = options.map(testOf);
    if (!isClear || hasChecks(definition) || tests.includes(null)) return null;
    return (value) => tests.some((test) => (test as Test)(value));
  },
};

/** Types that have no value in common. */
const UNLIKE = new Set(['string', 'number', 'array', 'object']);

function hasChecks({ checks = [] }: Definition): boolean {
  return checks.length > 0;
}

/** What the checks of a number ask; null if there are others than bounds. */
function rangeTest({ checks = [] }: Definition): ((value: number) => boolean) | null {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const { _zod } of checks) {
    const { check, value, inclusive } = _zod.def;
    if (typeof value !== 'number' || !inclusive) return null;
    if (check === 'greater_than') least = Math.max(least, value);
    else if (check === 'less_than') most = Math.min(most, value);
    else return null;
  }
  return (value) => value >= least && value <= most;
}

/** What the checks of a text or list ask of its length; null if there are others. */
function sizeTest({ checks = [] }: Definition): ((size: number) => boolean) | null {
  let least = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const { _zod } of checks) {
    const { check, minimum = 0, maximum = 0 } = _zod.def;
    if (check === 'min_length') least = Math.max(least, minimum);
    else if (check === 'max_length') most = Math.min(most, maximum);
    else return null;
  }
  return (size) => size >= least && size <= most;
}

/**
 * Fields in the order of the schema, those it does not know (where it lets them be) behind them: that is the order in
 * which the schema would put them.
 */
function objectTest(definition: Definition): Test | null {
  const shape = definition.shape ?? {};
  const names = Object.keys(shape);
  const count = names.length;
  const others = definitionOf(definition.catchall)?.type;
  if (hasChecks(definition) || (others !== 'never' && others !== 'unknown')) return null;
  const isLoose = others === 'unknown';
  const optional: boolean[] = [];
  const tests: Test[] = [];
  for (const name of names) {
    const field = definitionOf(shape[name]);
    const isOptional = field?.type === 'optional' && !hasChecks(field);
    const test = testOf(isOptional ? field.innerType : shape[name]);
    if (!test) {
      // A field that may be left out is left to the schema where it is there.
      if (!isOptional) return null;
      tests.push(() => false);
    } else tests.push(test);
    optional.push(isOptional);
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    let next = 0;
    for (const name in value) {
      while (next < count && names[next] !== name) if (!optional[next++]) return false;
      if (next < count) {
        if (!(tests[next++] as Test)((value as Record<string, unknown>)[name])) return false;
      } else if (!isLoose || Object.hasOwn(shape, name)) return false;
    }
    while (next < count) if (!optional[next++]) return false;
    return true;
  };
}
