import type { Diagnostic } from '../../base/index.ts';
import type { Shape } from '../../board/index.ts';
import type { AnyRuleType, Rule, RuleSpec } from '../rule.ts';

function create(
  type: AnyRuleType,
  spec: RuleSpec,
  shape: Shape,
  others: readonly RuleSpec[],
): { rule: Rule | null; errors: Diagnostic[] } {
  const errors: Diagnostic[] = [];
  const specs = [...others, spec];
  const rule = type.create(type.schema.parse(spec), { shape, specs, report: (error) => errors.push(error) });
  return { rule, errors };
}

/** The rule of a spec that must be good. `others` are further specs of the puzzle, for rules that look at them. */
export function bind(
  type: AnyRuleType,
  spec: RuleSpec,
  shape: Shape,
  others: readonly RuleSpec[] = [],
): Rule {
  const { rule, errors } = create(type, spec, shape, others);
  if (!rule || errors.length > 0) throw new Error(`${type.type} refused: ${JSON.stringify(errors)}`);
  return rule;
}

/** What a spec that fits the schema is refused for; empty if it is taken. */
export function errorsOf(
  type: AnyRuleType,
  spec: RuleSpec,
  shape: Shape,
  others: readonly RuleSpec[] = [],
): Diagnostic[] {
  const { rule, errors } = create(type, spec, shape, others);
  if ((rule === null) !== errors.length > 0)
    throw new Error(`${type.type}: null and no error, or the reverse`);
  return errors;
}
