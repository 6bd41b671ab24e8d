import type { Board, Shape } from '../board/index.ts';
import type { Problem } from '../engine/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
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
  /** The rules that stood before the board was filled, over an empty board. */
  readonly puzzle: Puzzle;
  readonly shape: Shape;
  readonly registry: RuleRegistry;
  readonly fixed: readonly RuleSpec[];
  readonly laid: readonly LaidClue[];
  private readonly fixedRules: readonly Rule[];
  private compiled: Problem | undefined;

  private constructor(fixed: Puzzle, laid: readonly LaidClue[]) {
    this.puzzle = fixed;
    this.shape = fixed.shape;
    this.registry = fixed.registry;
    this.fixed = fixed.document.rules;
    this.fixedRules = fixed.rules.map(({ rule }) => rule);
    this.laid = laid;
  }

  /** The rules of an empty puzzle, with nothing laid. */
  static of(puzzle: Puzzle): Ground {
    return new Ground(puzzle, []);
  }

  with(laid: readonly LaidClue[]): Ground {
    return new Ground(this.puzzle, laid);
  }

  lay(spec: RuleSpec, like: Pick<LaidClue, 'kind' | 'covering'>): LaidClue {
    const rule = bind(spec, this.shape, this.registry, this.fixed);
    return { spec, rule, kind: like.kind, covering: like.covering };
  }

  get specs(): readonly RuleSpec[] {
    return [...this.fixed, ...this.laid.map(({ spec }) => spec)];
  }

  /** Whether the rules have been compiled already. */
  get isReady(): boolean {
    return this.laid.length === 0 || this.compiled !== undefined;
  }

  get problem(): Problem {
    if (this.laid.length === 0) return this.puzzle.problem;
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
