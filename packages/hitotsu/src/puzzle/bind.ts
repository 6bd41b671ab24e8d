import type { Diagnostic } from '../base/index.ts';
import type { Shape } from '../board/index.ts';
import type { RuleRegistry } from '../rules/index.ts';
import type { AnyRuleType, Rule, RuleContext, RuleSpec } from '../rules/rule.ts';
import { diagnose } from './issues.ts';
import { MAX_ERRORS } from './limits.ts';
import { passesUnchanged } from './quick.ts';
import { suggest } from './suggest.ts';

/** A rule of a puzzle: its spec, its type, and the rule bound to the board. */
export interface BoundRule {
  readonly spec: RuleSpec;
  readonly type: AnyRuleType;
  readonly rule: Rule;
  /** Where the document that was read states it: `rules[2]`. An alias may stand for several rules of one place. */
  readonly path: string;
}

const PLAIN_NAME = /^R[1-9]\d?C[1-9]\d?$/;
const CELL_NAME = /^r0*[1-9]\d{0,2}c0*[1-9]\d{0,2}$/i;

/** Whether it is a name such as `R1C9`: most are, and a regular expression for each is dear. */
function isShortName(text: string): boolean {
  return (
    text.length === 4 &&
    text.charCodeAt(0) === 82 &&
    text.charCodeAt(2) === 67 &&
    isFrom1To9(text.charCodeAt(1)) &&
    isFrom1To9(text.charCodeAt(3))
  );
}

function isFrom1To9(code: number): boolean {
  return code >= 49 && code <= 57;
}

function isPlainName(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first !== 82 && first !== 114) return true;
  return isShortName(text) || PLAIN_NAME.test(text) || !CELL_NAME.test(text);
}

/** Whether every cell name in a spec is in its canonical form, as nearly all are: a killer names every cell of the board. */
function hasPlainNames(value: unknown): boolean {
  if (typeof value === 'string') return isPlainName(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!hasPlainNames(value[i])) return false;
  } else for (const key in value) if (!hasPlainNames((value as Record<string, unknown>)[key])) return false;
  return true;
}

/** Cell names are upper case, without leading zeros, in the canonical form of every spec. */
function withPlainNames(value: unknown): unknown {
  if (typeof value === 'string')
    return isPlainName(value) ? value : value.toUpperCase().replace(/([RC])0+/g, '$1');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withPlainNames);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withPlainNames(field)]));
}

/** A number that equal specs share. Their texts are compared only where it is the same. */
function fingerprint(value: unknown): number {
  let hash = 1;
  if (typeof value === 'string') {
    for (let i = 0; i < value.length; i++) hash = Math.imul(hash, 31) + value.charCodeAt(i);
  } else if (typeof value === 'number') hash = value | 0;
  else if (Array.isArray(value)) {
    for (const item of value) hash = Math.imul(hash, 33) ^ fingerprint(item);
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value)
      hash = Math.imul(hash, 37) ^ fingerprint((value as Record<string, unknown>)[key]);
  }
  return hash;
}

function unknownRule(type: string, path: string, registry: RuleRegistry): Diagnostic {
  const suggestion = suggest(type, registry.names());
  const shown = type.length > 40 ? `${type.slice(0, 40)}…` : type;
  return suggestion === undefined
    ? { code: 'unknown-rule', path, values: { type: shown } }
    : { code: 'unknown-rule-suggestion', path, values: { type: shown, suggestion } };
}

function join(base: string, path: string | undefined): string {
  if (!path) return base;
  return path.startsWith('[') ? base + path : `${base}.${path}`;
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}

/** What a rule must have and does not: rules come from files of users' own too, which no compiler has seen. */
function missingIn(rule: Rule, shape: Shape): string | undefined {
  const { cells, isValid, candidates } = rule as Partial<Rule>;
  if (!Array.isArray(cells)) return 'cells';
  for (let i = 0; i < cells.length; i++) {
    const cell: unknown = cells[i];
    if (!(Number.isInteger(cell) && (cell as number) >= 0 && (cell as number) < shape.cellCount))
      return 'cells';
  }
  if (typeof isValid !== 'function') return 'isValid()';
  return typeof candidates === 'function' ? undefined : 'candidates()';
}

/** `rules[2]` of an index; kept, since every rule of every puzzle has one. */
function placeOf(index: number): string {
  places[index] ??= `rules[${index}]`;
  return places[index];
}
const places: string[] = [];

interface Stated {
  readonly spec: RuleSpec;
  readonly type: AnyRuleType;
  readonly path: string;
  /** The one stated before it whose spec has the same fingerprint. */
  readonly alike: Stated | undefined;
}

export interface Binding {
  readonly rules: readonly BoundRule[];
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Binds the rules of a document (names, aliases and specs) to a board. A rule stated twice in the same words is bound
 * once, with the warning `duplicate-rule`. Errors carry the path in the document.
 */
export function bindRules(
  written: readonly (string | RuleSpec)[],
  shape: Shape,
  registry: RuleRegistry,
): Binding {
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const stated: Stated[] = [];
  const seen = new Map<number, Stated>();

  const state = (spec: RuleSpec, type: AnyRuleType, path: string): void => {
    const key = fingerprint(spec);
    const alike = seen.get(key);
    // The schema has put the fields in one order, so equal specs have equal texts.
    for (let other = alike; other; other = other.alike)
      if (JSON.stringify(other.spec) === JSON.stringify(spec)) {
        warnings.push({ code: 'duplicate-rule', path, values: { type: spec.type, first: other.path } });
        return;
      }
    const entry = { spec, type, path, alike };
    seen.set(key, entry);
    stated.push(entry);
  };

  for (let index = 0; index < written.length && errors.length < MAX_ERRORS; index++) {
    const entry = written[index] as string | RuleSpec;
    const path = placeOf(index);
    const name = typeof entry === 'string' ? entry : entry.type;
    const fields = typeof entry !== 'string' && hasFields(entry) ? entry : null;
    const expanded = registry.expand(name);
    const only = expanded?.length === 1 ? expanded[0] : undefined;
    if (!expanded) {
      errors.push(unknownRule(name, typeof entry === 'string' ? path : `${path}.type`, registry));
    } else if (fields && !only) {
      errors.push({ code: 'alias-with-fields', path, values: { type: name } });
    } else {
      const specs = fields ? [withFields(only as RuleSpec, fields)] : expanded;
      for (const spec of specs) {
        const type = registry.get(spec.type);
        if (!type) {
          errors.push(unknownRule(spec.type, path, registry));
          continue;
        }
        const named = hasPlainNames(spec) ? spec : withPlainNames(spec);
        if (passesUnchanged(type.schema, named)) {
          state(named as RuleSpec, type, path);
          continue;
        }
        const parsed = type.schema.safeParse(named);
        if (parsed.success) state(parsed.data as RuleSpec, type, path);
        else errors.push(...diagnose(parsed.error.issues, spec, ['rules', index]));
      }
    }
  }

  const specs = stated.map(({ spec }) => spec);
  const rules: BoundRule[] = [];
  let place = '';
  const report = (diagnostic: Diagnostic) =>
    errors.push({ ...diagnostic, path: join(place, diagnostic.path) });
  const context: RuleContext = { shape, specs, report };
  for (const { spec, type, path } of stated) {
    if (errors.length >= MAX_ERRORS) break;
    place = path;
    let rule: Rule | null;
    try {
      rule = type.create(spec, context);
    } catch (error) {
      errors.push({ code: 'rule-failed', path, values: { type: spec.type, reason: reasonOf(error) } });
      continue;
    }
    const missing = rule && missingIn(rule, shape);
    if (missing) errors.push({ code: 'rule-incomplete', path, values: { type: spec.type, missing } });
    else if (rule) rules.push({ spec: (type.canonical?.(spec) ?? spec) as RuleSpec, type, rule, path });
    else if (errors.length === 0) errors.push({ code: 'rule-refused', path, values: { type: spec.type } });
  }
  return { rules, errors, warnings };
}

function hasFields(spec: RuleSpec): boolean {
  for (const field in spec) if (field !== 'type') return true;
  return false;
}

/** The fields written beside a name for one rule (`killer`: a cage) are that rule's fields. */
function withFields(meant: RuleSpec, written: RuleSpec): RuleSpec {
  for (const field in meant) if (meant[field] !== written[field]) return { ...written, ...meant };
  return written;
}
