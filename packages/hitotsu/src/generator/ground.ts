import type { Board, Shape } from '../board/index.ts';
import type { Problem } from '../engine/index.ts';
import { compileRules, type Rule, type RuleRegistry, type RuleSpec } from '../rules/index.ts';

/** A clue that a rule's recipe put on the board, bound. */
export interface LaidClue {
  readonly spec: RuleSpec;
  readonly rule: Rule;
  /** Which wanted rule it was laid for. */
  readonly kind: number;
  /** Its kind covers the board, so no clue of it is left out for being implied. */
  readonly covering: boolean;
}

/** The rules of a puzzle in the making, compiled: those that stand from the start, and the clues laid over the grid. */
export class Ground {
  readonly shape: Shape;
  readonly registry: RuleRegistry;
  /** Specs that stood before the board was filled. */
  readonly fixed: readonly RuleSpec[];
  readonly laid: readonly LaidClue[];
  private readonly fixedRules: readonly Rule[];
  private compiled: Problem | undefined;

  private constructor(
    shape: Shape,
    registry: RuleRegistry,
    fixed: readonly RuleSpec[],
    fixedRules: readonly Rule[],
    laid: readonly LaidClue[],
  ) {
    this.shape = shape;
    this.registry = registry;
    this.fixed = fixed;
    this.fixedRules = fixedRules;
    this.laid = laid;
  }

  /** The specs must have been checked (they come from a puzzle or from the rules' own recipes). */
  static of(shape: Shape, registry: RuleRegistry, fixed: readonly RuleSpec[]): Ground {
    return new Ground(
      shape,
      registry,
      fixed,
      fixed.map((spec) => bind(spec, shape, registry, fixed)),
      [],
    );
  }

  with(laid: readonly LaidClue[]): Ground {
    return new Ground(this.shape, this.registry, this.fixed, this.fixedRules, laid);
  }

  lay(spec: RuleSpec, like: Pick<LaidClue, 'kind' | 'covering'>): LaidClue {
    const rule = bind(spec, this.shape, this.registry, this.fixed);
    return { spec, rule, kind: like.kind, covering: like.covering };
  }

  get specs(): readonly RuleSpec[] {
    return [...this.fixed, ...this.laid.map(({ spec }) => spec)];
  }

  get problem(): Problem {
    this.compiled ??= compileRules(this.shape, [...this.fixedRules, ...this.laid.map(({ rule }) => rule)]);
    return this.compiled;
  }

  isValid(board: Board): boolean {
    return (
      this.fixedRules.every((rule) => rule.isValid(board)) &&
      this.laid.every(({ rule }) => rule.isValid(board))
    );
  }
}

function bind(spec: RuleSpec, shape: Shape, registry: RuleRegistry, specs: readonly RuleSpec[]): Rule {
  const reported: string[] = [];
  const rule = registry
    .get(spec.type)
    ?.create(spec, { shape, specs, report: ({ code }) => reported.push(code) });
  if (!rule)
    throw new Error(`internal error: a recipe of ${spec.type} made a bad clue: ${reported.join(', ')}`);
  return rule;
}
