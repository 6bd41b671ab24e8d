import { computed, signal } from '@preact/signals';
import type { Diagnostic } from 'hitotsu/base';
import type { RuleEntry, Symmetry } from 'hitotsu/generator';
import { GRADES, type Grade } from 'hitotsu/logic';
import { type AnyRuleType, builtinRules, optionFields } from 'hitotsu/rules';
import type { Offers } from '../../engine/handlers/offers.ts';

/** Sides of a board that can be asked for. */
export const SIZES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** The symmetries that are offered: of those that are each other's mirror image one. */
export const OFFERED_SYMMETRIES = [
  'none',
  'half-turn',
  'quarter-turn',
  'left-right',
  'diagonal',
  'full',
] as const satisfies readonly Symmetry[];
export type OfferedSymmetry = (typeof OFFERED_SYMMETRIES)[number];

/** What a new puzzle shall be. Kept while the app is open. */
export const ticked = signal<readonly string[]>(baseTypes());
export const size = signal<number>(9);
export const grade = signal<Grade>('easy');
export const technique = signal<string | null>(null);
export const symmetry = signal<OfferedSymmetry>('half-turn');
/** Options by rule, where they differ from what is usual. */
export const options = signal<Readonly<Record<string, Readonly<Record<string, number | boolean>>>>>({});

/** What goes with the order; null until the engine has said. */
export const offered = signal<Offers | null>(null);

/** The rules that go without saying where none is ticked that stands in their place. */
function baseTypes(): string[] {
  return builtinRules.withBase([]).map(({ type }) => type);
}

/** A rule that stands on nothing and that others are made of: a part, not a kind of puzzle. */
export function isPart(type: AnyRuleType): boolean {
  return type.base?.length === 0 && !baseTypes().includes(type.type);
}

/** Whether a rule brings its own rows and columns instead of the usual board. */
function replacesBase(type: string): boolean {
  return (builtinRules.get(type)?.base?.length ?? 0) > 0;
}

/**
 * Ticks or unticks a rule. One that takes the place of boxes unticks the usual board, which comes back with its last; the
 * reader may still tick both.
 */
export function tick(type: string, on: boolean): void {
  const base = baseTypes();
  const rest = ticked.value.filter((each) => each !== type);
  if (on) {
    const kept = replacesBase(type) ? rest.filter((each) => !base.includes(each)) : rest;
    ticked.value = inListOrder([...kept, type]);
  } else if (replacesBase(type) && !rest.some(replacesBase)) ticked.value = inListOrder([...base, ...rest]);
  else ticked.value = rest;
}

function inListOrder(types: readonly string[]): string[] {
  const wanted = new Set(types);
  return builtinRules.types.map(({ type }) => type).filter((type) => wanted.has(type));
}

/** A rule as the generator is asked for it. */
export function entryOf(type: AnyRuleType): RuleEntry {
  const chosen = options.value[type.type];
  const name = type.usual ?? type.type;
  return chosen && Object.keys(chosen).length > 0 ? { rule: name, options: chosen } : name;
}

const typesOf = (names: readonly string[]) => builtinRules.types.filter(({ type }) => names.includes(type));

/** The ticked rules. */
export const chosenTypes = computed(() => typesOf(ticked.value));

/** The ticked rules as the generator takes them. */
export const entries = computed(() => chosenTypes.value.map(entryOf));

/** The rules that are not ticked, as the generator takes them. */
export const others = computed(() =>
  Object.fromEntries(
    builtinRules.types
      .filter(({ type }) => !ticked.value.includes(type))
      .map((type) => [type.type, type.usual ?? type.type]),
  ),
);

/** Why nothing can be made of what is ticked; null if something can. */
export const trouble = computed<Diagnostic | null>(() => offered.value?.trouble[0] ?? null);

/** Sets an option of a rule; undefined goes back to what is usual. */
export function setOption(type: string, name: string, value: number | boolean | undefined): void {
  const { [name]: _, ...rest } = options.value[type] ?? {};
  options.value = { ...options.value, [type]: value === undefined ? rest : { ...rest, [name]: value } };
}

/** Wishes in the address: `?rules=killer+diagonals&size=9&grade=hard&technique=x-wing`. */
export function orderFrom(query: URLSearchParams): void {
  const names = (query.get('rules') ?? '').split(/[+ ]/).filter((name) => name !== '');
  const types = names.flatMap((name) => builtinRules.expand(name) ?? []).map(({ type }) => type);
  if (types.length > 0)
    ticked.value = inListOrder(
      builtinRules.withBase(types.map((type) => ({ type }))).map(({ type }) => type),
    );
  const side = Number(query.get('size'));
  if (SIZES.some((each) => each === side)) size.value = side;
  const wanted = GRADES.find((each) => each === query.get('grade'));
  if (wanted) grade.value = wanted;
  technique.value = query.get('technique') ?? technique.value;
}

/** The rules with options to be asked for. */
export const optioned = computed(() =>
  chosenTypes.value.flatMap((type) => {
    const fields = optionFields(type);
    return fields.length > 0 ? [{ type, fields }] : [];
  }),
);
