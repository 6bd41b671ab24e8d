import type { Words } from '../base/index.ts';
import type { Shape } from '../board/index.ts';
import type { AnyRuleType } from './rule.ts';
import type { RuleSpec } from './spec.ts';
import type { RuleSample, RuleTool } from './tool.ts';

/** The name that tiles, lists and titles have room for. */
export function shortName({ words }: Pick<AnyRuleType, 'words'>): Words {
  return words.short ?? words.name;
}

/** Whether a rule is all there by its name. */
function isBare(type: AnyRuleType): boolean {
  return type.schema.safeParse({ type: type.type }).success;
}

/** How a rule is set by hand: its own tool; on or off if it has no fields; else not at all. */
export function toolOf(type: AnyRuleType): RuleTool | null {
  if (type.tool) return type.tool;
  if (!isBare(type) || type.frame || type.lay) return null;
  return { gesture: 'board', choices: [{ name: shortName(type), specs: [{ type: type.type }] }] };
}

/** One clue of a rule as a person names it: a cage, its cells and its sum. */
export interface Clue {
  readonly name: Words;
  /** Its cells, where it has some of its own. */
  readonly cells: readonly number[];
  /** What is written on it, and what that is called. */
  readonly text?: { readonly name: Words; readonly value: string };
}

/** A clue from its spec; null for a rule that says nothing of how its clues are drawn. */
export function clueOf(type: AnyRuleType, spec: RuleSpec, shape: Shape): Clue | null {
  const { tool } = type;
  if (!tool) return isBare(type) ? { name: type.words.name, cells: [] } : null;
  if (tool.gesture === 'board') {
    const isThis = (other: RuleSpec) =>
      Object.entries(spec).every(([field, value]) => other[field] === value);
    const choice = tool.choices.find(({ specs }) => specs.length === 1 && specs.some(isThis));
    return choice ? { name: choice.name, cells: [] } : null;
  }
  if (tool.gesture === 'regions') return { name: type.words.name, cells: [] };
  const { cells, text } = tool.strokeOf(spec, shape);
  return {
    name: tool.name,
    cells,
    ...(tool.text && text !== '' ? { text: { name: tool.text.name, value: text } } : {}),
  };
}

/** The picture of a rule in lists; null if it has none. */
export function sampleOf(type: AnyRuleType): Required<Pick<RuleSample, 'size' | 'specs'>> & RuleSample {
  const { size, specs, digits } = type.sample ?? { size: 4 };
  return {
    size,
    specs: specs ?? (isBare(type) ? [{ type: type.type }] : []),
    ...(digits === undefined ? {} : { digits }),
  };
}
