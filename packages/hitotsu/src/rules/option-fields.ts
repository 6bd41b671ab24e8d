import { z } from 'zod';
import type { Words } from '../base/index.ts';
import type { AnyRuleType } from './rule.ts';

/** One of a rule's options for the generator, as a form asks for it. */
export type OptionField =
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly words: Words;
      readonly min: number;
      readonly max: number;
      /** What holds where nothing is said; undefined where that hangs on the board. */
      readonly usual: number | undefined;
    }
  | { readonly kind: 'switch'; readonly name: string; readonly words: Words; readonly usual: boolean };

/** One of a rule's options as it is written: `largest=4`. */
export interface OptionName {
  readonly name: string;
  readonly words: Words | undefined;
  /** What holds where nothing is said, as text; undefined where that hangs on the board. */
  readonly usual: string | undefined;
  /** The words it takes, if it is no number. */
  readonly choices: readonly string[];
}

interface Property {
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

function propertiesOf(type: AnyRuleType): Readonly<Record<string, Property>> {
  if (!type.options) return {};
  const schema = z.toJSONSchema(type.options, { io: 'input', unrepresentable: 'any' });
  return (schema.properties ?? {}) as Readonly<Record<string, Property>>;
}

/** All options of a rule, those with words first. */
export function optionNames(type: AnyRuleType): readonly OptionName[] {
  const words = { ...type.words.options, ...type.words.moreOptions };
  const properties = propertiesOf(type);
  const names = new Set([...Object.keys(words), ...Object.keys(properties)]);
  return [...names].flatMap((name) => {
    const property = properties[name];
    if (!property) return [];
    const usual = property.default === undefined ? undefined : String(property.default);
    const choices = property.type === 'boolean' ? ['true', 'false'] : (property.enum ?? []).map(String);
    return [{ name, words: words[name], usual, choices }];
  });
}

/** The options of a rule that have names (`words.options`), in that order, read from their schema. */
export function optionFields(type: AnyRuleType): readonly OptionField[] {
  const names = type.words.options;
  if (!type.options || !names) return [];
  const properties = propertiesOf(type);
  return Object.entries(names).flatMap(([name, words]): OptionField[] => {
    const property = properties[name];
    if (property?.type === 'boolean')
      return [{ kind: 'switch', name, words, usual: property.default === true }];
    if (property?.type !== 'integer' && property?.type !== 'number') return [];
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = property;
    const usual = typeof property.default === 'number' ? property.default : undefined;
    return [{ kind: 'number', name, words, min: minimum, max: maximum, usual }];
  });
}
