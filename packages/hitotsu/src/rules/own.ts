import type { Words } from '../base/index.ts';
import type { AnyRuleType } from './rule.ts';

/** A rule type as a user writes it: its name and `create` are all that must be there. */
export type OwnRuleType = Pick<AnyRuleType, 'type' | 'create'> &
  Partial<Omit<AnyRuleType, 'type' | 'create' | 'words'>> & {
    readonly words?: { readonly name?: Partial<Words>; readonly text?: Partial<Words> };
  };

/** A rule that leaves its fields unchecked takes any: who writes one need not bring a schema library. */
const anyFields = { safeParse: (data: unknown) => ({ success: true, data }) };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * A rule type of a user's own with what may go unsaid put in: words (its name stands for them, one language for the other)
 * and the schema of its fields. One that has them all stays the object it is. A text names what it lacks: files of users'
 * own come past no compiler.
 */
export function completedRule(value: unknown): AnyRuleType | string {
  if (!isObject(value)) return 'object';
  if (typeof value.type !== 'string' || !/^[a-z][a-z0-9-]*$/.test(value.type)) return 'type';
  if (typeof value.create !== 'function') return 'create()';
  const words = isObject(value.words) ? value.words : {};
  const name = inBoth(words.name, value.type);
  const text = inBoth(words.text, value.type);
  const isWhole = name === words.name && text === words.text && isObject(value.schema);
  if (isWhole) return value as unknown as AnyRuleType;
  return {
    ...value,
    words: { ...words, name, text },
    schema: isObject(value.schema) ? value.schema : anyFields,
  } as unknown as AnyRuleType;
}

function inBoth(written: unknown, otherwise: string): Words {
  const { en, ja } = isObject(written) ? written : ({} as Record<string, unknown>);
  if (typeof en === 'string' && typeof ja === 'string') return written as Words;
  const only = typeof en === 'string' ? en : typeof ja === 'string' ? ja : otherwise;
  return { en: only, ja: only };
}
