import { completedRule, type OwnRuleType } from './own.ts';
import type { AnyRuleType, RuleSpec } from './rule.ts';

/** What a rule type of a user's own cannot do without, for who writes the program. */
const NEEDED: Readonly<Record<string, string>> = {
  object: 'form: it must be an object { type, create }',
  type: 'type: a name of small letters, digits and hyphens',
  'create()': 'create: a function (spec, context) that answers the bound rule',
};

const CLASSIC: readonly RuleSpec[] = [{ type: 'classic' }];

/** The rule types that are known, by type name and by alias. Immutable. */
export class RuleRegistry {
  readonly types: readonly AnyRuleType[];
  private readonly byType = new Map<string, AnyRuleType>();
  private readonly byName = new Map<string, readonly RuleSpec[]>();

  /** Throws a plain `Error` when two rules want the same name: a fault of the program, not of an input. */
  constructor(types: readonly AnyRuleType[]) {
    this.types = [...types];
    for (const type of types) {
      this.add(type.type, [{ type: type.type }]);
      this.byType.set(type.type, type);
      for (const [alias, specs] of Object.entries(type.aliases ?? {})) this.add(alias, specs);
    }
  }

  private add(name: string, specs: readonly RuleSpec[]): void {
    if (this.byName.has(name)) throw new Error(`Two rules are called "${name}"`);
    this.byName.set(name, specs);
  }

  /**
   * These types and a user's own: `type` and `create` suffice, the rest is put in. What lacks one of these is a fault of
   * the program, so a plain `TypeError`.
   */
  with(...types: OwnRuleType[]): RuleRegistry {
    const complete = types.map((type) => {
      const rule = completedRule(type);
      if (typeof rule !== 'string') return rule;
      const name = rule === 'type' || rule === 'object' ? '' : ` "${type.type}"`;
      throw new TypeError(`The rule${name} has no right ${NEEDED[rule] ?? rule}`);
    });
    return new RuleRegistry([...this.types, ...complete]);
  }

  /** The rule type of a type name (not of an alias). */
  get(type: string): AnyRuleType | undefined {
    return this.byType.get(type);
  }

  /** What a name stands for: a type name for a bare spec of itself, an alias for its specs. */
  expand(name: string): readonly RuleSpec[] | undefined {
    return this.byName.get(name);
  }

  /** All type names and aliases. */
  names(): readonly string[] {
    return [...this.byName.keys()];
  }

  /**
   * A list of rules that were only named, with what goes without saying put before it: the `base` of each rule that
   * names one, or `classic` when none does. (In a document nothing goes without saying once it has a rule list.)
   */
  withBase(specs: readonly RuleSpec[]): readonly RuleSpec[] {
    const bases = specs.map((spec) => this.byType.get(spec.type)?.base).filter((base) => base !== undefined);
    const wanted = bases.length > 0 ? bases.flat() : CLASSIC;
    const present = new Set(specs.map((spec) => spec.type));
    const missing = wanted.filter(({ type }) => !present.has(type) && present.add(type));
    return [...missing, ...specs];
  }
}
