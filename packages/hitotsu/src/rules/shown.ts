import type { Words } from '../base/index.ts';
import type { AnyRuleType } from './rule.ts';
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

/** The picture of a rule in lists; null if it has none. */
export function sampleOf(type: AnyRuleType): Required<Pick<RuleSample, 'size' | 'specs'>> & RuleSample {
  const { size, specs, digits } = type.sample ?? { size: 4 };
  return {
    size,
    specs: specs ?? (isBare(type) ? [{ type: type.type }] : []),
    ...(digits === undefined ? {} : { digits }),
  };
}
