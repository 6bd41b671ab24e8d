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

interface Property {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

/** The options of a rule that have names (`words.options`), in that order, read from their schema. */
export function optionFields(type: AnyRuleType): readonly OptionField[] {
  const names = type.words.options;
  if (!type.options || !names) return [];
  const schema = z.toJSONSchema(type.options, { io: 'input', unrepresentable: 'any' });
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Property>>;
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
