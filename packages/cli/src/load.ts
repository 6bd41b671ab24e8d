import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtinRules, completedRule, type OwnRuleType, type RuleRegistry } from 'hitotsu/rules';
import { UsageError } from './problems.ts';

/**
 * A user's rule whose mistakes are told as such: what it throws while a puzzle is worked on, or answers that are no
 * digit set, would otherwise look like mistakes of ours.
 */
function guarded(rule: unknown, type: string): unknown {
  if (typeof rule !== 'object' || rule === null) return rule;
  const failed = (reason: string) => new UsageError({ code: 'rule-failed', values: { type, reason } });
  return new Proxy(rule, {
    get(target, key) {
      const field = (target as Record<string, unknown>)[key as string];
      if (typeof field !== 'function') return field;
      return (...input: unknown[]) => {
        let answer: unknown;
        try {
          answer = field.apply(target, input);
        } catch (error) {
          throw failed(error instanceof Error ? error.message : String(error));
        }
        if (key === 'candidates' && !Number.isInteger(answer)) throw failed(`candidates() → ${answer}`);
        return answer;
      };
    },
  });
}

/** What a user's file exports as a rule type whose rules are guarded, or what is wrong with it. */
function ruleTypeOf(value: unknown): OwnRuleType | string {
  const rule = completedRule(value);
  if (typeof rule === 'string') return rule;
  const create = rule.create as (...input: unknown[]) => unknown;
  return {
    ...rule,
    create: (...input: unknown[]) => guarded(create.apply(rule, input), rule.type),
  } as OwnRuleType;
}

/**
 * The built-in rules and those that the given modules export (default export: a rule type or a list of them). The files
 * are run: they are the user's own code, like any script.
 */
export async function loadRules(files: readonly string[], cwd: string): Promise<RuleRegistry> {
  let registry = builtinRules;
  for (const file of files) {
    const fail = (code: string, reason: string) => new UsageError({ code, values: { file, reason } });
    if (!existsSync(resolve(cwd, file))) throw new UsageError({ code: 'file-not-found', values: { file } });
    let loaded: { default?: unknown };
    try {
      loaded = (await import(pathToFileURL(resolve(cwd, file)).href)) as { default?: unknown };
    } catch (error) {
      throw fail('load-failed', error instanceof Error ? error.message : String(error));
    }
    for (const exported of [loaded.default].flat()) {
      const type = ruleTypeOf(exported);
      if (typeof type === 'string') throw fail('load-no-rule', type);
      const taken = registry.names();
      const clash = [type.type, ...Object.keys(type.aliases ?? {})].find((name) => taken.includes(name));
      if (clash !== undefined) throw fail('load-name-taken', clash);
      registry = registry.with(type);
    }
  }
  return registry;
}
