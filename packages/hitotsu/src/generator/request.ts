import type { z } from 'zod';
import {
  type Diagnostic,
  failure,
  type Result,
  success,
  type Words,
  type WordValues,
} from '../base/index.ts';
import { stableText, suggest } from '../puzzle/index.ts';
import { diagnose } from '../puzzle/issues.ts';
import {
  type AnyRuleType,
  builtinRules,
  optionNames,
  type RuleRegistry,
  type RuleSpec,
} from '../rules/index.ts';

/** A rule as the generator is asked for it. */
export interface WantedRule {
  readonly type: AnyRuleType;
  /** The spec so far; only its type if the generator has to decide or lay it. */
  readonly spec: RuleSpec;
  /** Whether the rest of the spec is the generator's business: `frame` before the board is filled, `lay` after. */
  readonly makes: 'frame' | 'lay' | null;
  /** The rule's own options with their defaults, for `frame` and `lay`. */
  readonly options: unknown;
}

/** One entry of a rule list: text (`killer:largest=4`), a spec, or a name with options. */
export type RuleEntry =
  | string
  | RuleSpec
  | { readonly rule: string; readonly options?: Readonly<Record<string, unknown>> };

interface Named {
  readonly specs: readonly RuleSpec[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly path: string;
}

/**
 * Reads what a puzzle shall be made of: `diagonals+killer:largest=4+thermo:count=6,longest=5`, or a list of such
 * pieces and specs. A spec with fields of its own is kept as it is; where only a name is given, the rule's own recipe
 * (`frame`, `lay`) fills it in. What goes without saying (rows, columns and boxes, or what a rule puts in place of
 * them) is added. Errors: `empty-rules`, `unknown-rule` (perhaps with `-suggestion`), `rule-option-form`,
 * `unknown-rule-option` (perhaps with `-known`), `wrong-type`, and those of the rules' own schemas.
 */
export function readRules(
  rules: string | readonly RuleEntry[],
  registry: RuleRegistry = builtinRules,
): Result<readonly WantedRule[]> {
  const entries = typeof rules === 'string' ? rules.split('+') : rules;
  if (!Array.isArray(entries))
    return failure([{ code: 'wrong-type', path: 'rules', values: { expected: 'array' } }]);
  const errors: Diagnostic[] = [];
  const named: Named[] = [];
  entries.forEach((entry, index) => {
    const path = `rules[${index}]`;
    const read = typeof entry === 'string' ? readText(entry, path) : readEntry(entry, path);
    if ('code' in read) errors.push(read);
    else {
      const specs = specsOf(read, registry, path);
      if ('code' in specs) errors.push(specs);
      else named.push({ specs, options: read.options, path });
    }
  });
  if (errors.length > 0) return failure(errors);

  const base: Named = { specs: [], options: {}, path: 'rules' };
  const asked = named.flatMap((entry) => entry.specs.map((spec) => ({ spec, entry })));
  const whole = registry
    .withBase(asked.map(({ spec }) => spec))
    .map((spec) => asked.find((other) => other.spec === spec) ?? { spec, entry: base });
  const wanted: WantedRule[] = [];
  for (const { spec, entry } of whole) {
    const rule = want(spec, entry, registry, errors);
    if (rule && !wanted.some((other) => isSame(rule, other))) wanted.push(rule);
  }
  for (const { specs, options, path } of named) {
    const takers = specs.some((spec) => registry.get(spec.type)?.options);
    const [name] = Object.keys(options);
    if (!takers && name !== undefined)
      errors.push({ code: 'unknown-rule-option', path, values: { option: name } });
  }
  return errors.length > 0 ? failure(errors) : success(wanted);
}

/** Whether a rule is asked for a second time: the same spec, frame or layout. */
function isSame(rule: WantedRule, other: WantedRule): boolean {
  if (rule.type !== other.type || rule.makes !== other.makes) return false;
  return (
    rule.makes === 'frame' ||
    stableText([rule.spec, rule.options]) === stableText([other.spec, other.options])
  );
}

interface Entry {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
}

function readEntry(entry: Exclude<RuleEntry, string>, path: string): Entry | Diagnostic {
  if (typeof entry !== 'object' || entry === null)
    return { code: 'wrong-type', path, values: { expected: 'object' } };
  if (typeof entry.rule === 'string') {
    const { rule, options } = entry as { rule: string; options?: Readonly<Record<string, unknown>> };
    return { name: rule, fields: {}, options: options ?? {} };
  }
  const { type, ...fields } = entry as RuleSpec;
  return { name: String(type), fields, options: {} };
}

function readText(text: string, path: string): Entry | Diagnostic {
  const [name = '', ...rest] = text.split(':');
  if (name.trim() === '') return { code: 'empty-rules', path };
  const options: Record<string, unknown> = Object.create(null);
  for (const part of rest.join(':').split(',')) {
    if (part.trim() === '') continue;
    const match = /^\s*([A-Za-z][\w-]*)\s*=\s*(.*?)\s*$/.exec(part);
    if (!match) return { code: 'rule-option-form', path, values: { text: part.slice(0, 40) } };
    options[match[1] as string] = readValue(match[2] as string);
  }
  return { name: name.trim(), fields: {}, options: { ...options } };
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function specsOf(
  { name, fields }: Entry,
  registry: RuleRegistry,
  path: string,
): readonly RuleSpec[] | Diagnostic {
  const specs = registry.expand(name);
  if (!specs) {
    const suggestion = suggest(name, registry.names());
    const type = name.slice(0, 40);
    return suggestion === undefined
      ? { code: 'unknown-rule', path, values: { type } }
      : { code: 'unknown-rule-suggestion', path, values: { type, suggestion } };
  }
  if (Object.keys(fields).length === 0) return specs.map((spec) => ({ ...spec }));
  const [only] = specs;
  return only && specs.length === 1
    ? [{ ...fields, ...only }]
    : { code: 'alias-with-fields', path, values: { type: name } };
}

function want(
  spec: RuleSpec,
  { options, path }: Named,
  registry: RuleRegistry,
  errors: Diagnostic[],
): WantedRule | null {
  const type = registry.get(spec.type) as AnyRuleType;
  const bare = Object.keys(spec).length === 1;
  const makes = !bare ? null : type.frame ? 'frame' : type.lay ? 'lay' : null;
  if (makes === null) {
    const parsed = type.schema.safeParse(spec);
    if (parsed.success) return { type, spec: parsed.data as RuleSpec, makes, options: undefined };
    errors.push(...at(path, diagnose(parsed.error.issues, spec)));
    return null;
  }
  if (!type.options) return { type, spec, makes, options: {} };
  const parsed = type.options.safeParse(options);
  if (parsed.success) return { type, spec, makes, options: parsed.data };
  errors.push(
    ...at(
      path,
      parsed.error.issues.flatMap((issue) => optionErrors(issue, options, type)),
    ),
  );
  return null;
}

/** What is wrong with a rule's options. A check of the rule's own may bring its words along. */
function optionErrors(issue: z.core.$ZodIssue, options: unknown, type: AnyRuleType): Diagnostic[] {
  const known = optionNames(type).map(({ name }) => name);
  if (issue.code === 'unrecognized_keys' && known.length > 0)
    return issue.keys.map((key) => ({
      code: 'unknown-rule-option-known',
      values: { option: key.slice(0, 40), known: known.join(', ') },
    }));
  const { code, words, ...values } = (issue.code === 'custom' && issue.params) || {};
  if (typeof code !== 'string' || !words) return diagnose([issue], options);
  return [{ code, words: words as Words, values: values as WordValues }];
}

function at(path: string, errors: readonly Diagnostic[]): Diagnostic[] {
  return errors.map((error) => ({ ...error, path: error.path ? `${path}.${error.path}` : path }));
}
