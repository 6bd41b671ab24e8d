import type { AnyRuleType, RuleSpec } from './rule.ts';

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

  /** These types and a user's own. */
  with(...types: AnyRuleType[]): RuleRegistry {
    return new RuleRegistry([...this.types, ...types]);
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
