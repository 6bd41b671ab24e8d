import type { Shape } from '../board/index.ts';
import type { Problem } from '../engine/index.ts';
import type { RuleRegistry, RuleSpec } from '../rules/index.ts';
import { type Binding, type BoundRule, bindRules } from './bind.ts';

/** What all puzzles under one bound rule list share. */
export interface Frame {
  readonly shape: Shape;
  readonly registry: RuleRegistry;
  readonly rules: readonly BoundRule[];
  /** Built when first asked for. */
  problem?: Problem;
}

/** A frame, or the errors of its rule list. */
export interface Framed extends Omit<Binding, 'rules'> {
  readonly frame: Frame;
}

interface Known {
  readonly key: string;
  readonly shape: Shape;
  readonly framed: Framed;
}

/** Rule lists that are kept for the next puzzle, and how long they may be: long ones are a puzzle's own (its cages). */
const KEPT = 4;
const MOST_RULES = 8;

const known = new WeakMap<RuleRegistry, Known[]>();

/**
 * The rules of a document bound to a board. Short lists that were used last are bound and compiled once, since most
 * puzzles of a collection have the same.
 */
export function frameOf(
  written: readonly (string | RuleSpec)[],
  shape: Shape,
  registry: RuleRegistry,
): Framed {
  if (written.length > MOST_RULES) return bind(written, shape, registry);
  const key = JSON.stringify(written);
  let list = known.get(registry);
  if (!list) {
    list = [];
    known.set(registry, list);
  }
  const index = list.findIndex((entry) => entry.key === key && entry.shape === shape);
  let entry = list[index];
  if (!entry) {
    entry = { key, shape, framed: bind(written, shape, registry) };
    if (entry.framed.errors.length > 0) return entry.framed;
  }
  if (index !== 0) {
    list.splice(index < 0 ? KEPT - 1 : index, 1);
    list.unshift(entry);
  }
  return entry.framed;
}

function bind(written: readonly (string | RuleSpec)[], shape: Shape, registry: RuleRegistry): Framed {
  const { rules, errors, warnings } = bindRules(written, shape, registry);
  return { frame: { shape, registry, rules }, errors, warnings };
}
