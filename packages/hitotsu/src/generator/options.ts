import {
  type Budget,
  type Diagnostic,
  failure,
  type Result,
  type Seed,
  success,
  type TaskOptions,
} from '../base/index.ts';
import { LARGEST_SIZE, Shape, SMALLEST_SIZE } from '../board/index.ts';
import { builtinRules, type RuleRegistry } from '../rules/index.ts';
import { DIFFICULTIES, type Difficulty } from './grade.ts';
import { type RuleEntry, readRules, type WantedRule } from './request.ts';
import { SYMMETRIES, type Symmetry } from './symmetry.ts';

/** What to generate. At most one of `clues`, `minimal`, `difficulty` and `pattern` says how many givens there are. */
export interface GenerateOptions extends TaskOptions {
  /** `diagonals+killer:largest=4+thermo:count=6`, or a list of names and specs; by default `classic`. */
  readonly rules?: string | readonly RuleEntry[] | undefined;
  /** Side of the board, by default 9. */
  readonly size?: number | undefined;
  /** Smallest and largest digit, by default 1 to `size`. */
  readonly digits?: readonly [number, number] | undefined;
  /** Number of givens. */
  readonly clues?: number | undefined;
  /** No given (with a symmetry: no orbit of givens) can be left out. */
  readonly minimal?: boolean | undefined;
  /** One of the five grades; `medium` if nothing is said and the rules leave givens. */
  readonly difficulty?: Difficulty | undefined;
  readonly symmetry?: Symmetry | undefined;
  /** The cells that shall be given, one character a cell: `.`, `0`, `-` and `_` are empty; white space is ignored. */
  readonly pattern?: string | undefined;
  /** Same seed, same puzzle. Without one, one is drawn and reported. */
  readonly seed?: Seed | undefined;
  /** Keep laid clues that say nothing new. */
  readonly keepRedundant?: boolean | undefined;
  readonly registry?: RuleRegistry | undefined;
}

/** How many givens a puzzle shall have. */
export type Wish =
  | { readonly kind: 'clues'; readonly clues: number }
  | { readonly kind: 'minimal' }
  | { readonly kind: 'difficulty'; readonly difficulty: Difficulty }
  | { readonly kind: 'pattern'; readonly cells: readonly number[] }
  /** None at all: the laid clues do it. */
  | { readonly kind: 'none' };

/** The options, checked and with everything decided that they leave open (but the seed). */
export interface Plan {
  readonly wanted: readonly WantedRule[];
  readonly shape: Shape;
  readonly registry: RuleRegistry;
  readonly wish: Wish;
  readonly symmetry: Symmetry;
  readonly keepRedundant: boolean;
  readonly budget: Budget;
}

/** Search nodes for one puzzle where nothing else is said: a few seconds at the very worst. */
const DEFAULT_BUDGET: Budget = { nodes: 500_000 };

/**
 * Checks the options. Errors: `unknown-difficulty`, `unknown-symmetry`, `option-range`, `options-conflict`,
 * `pattern-length`, `wrong-type`, and those of the rule list (`readRules`).
 */
export function readOptions(options: GenerateOptions): Result<Plan> {
  const errors: Diagnostic[] = [];
  const registry = options.registry ?? builtinRules;
  const size = options.size ?? 9;
  inRange('size', size, SMALLEST_SIZE, LARGEST_SIZE, errors);
  const [min, max] = options.digits ?? [1, size];
  inRange('digits', min, 0, 30, errors);
  inRange('digits', max, min, min + 30, errors);
  const { difficulty, symmetry = 'none' } = options;
  if (difficulty !== undefined && !DIFFICULTIES.includes(difficulty))
    errors.push({
      code: 'unknown-difficulty',
      path: 'difficulty',
      values: { value: String(difficulty).slice(0, 40) },
    });
  if (!SYMMETRIES.includes(symmetry))
    errors.push({
      code: 'unknown-symmetry',
      path: 'symmetry',
      values: { value: String(symmetry).slice(0, 40) },
    });
  const said = (['clues', 'minimal', 'difficulty', 'pattern'] as const).filter(
    (key) => options[key] !== undefined && options[key] !== false,
  );
  const [one, other] = said;
  if (one && other) errors.push({ code: 'options-conflict', path: other, values: { one, other } });
  if (errors.length > 0) return failure(errors);

  const shape = Shape.of(size, [min, max]);
  if (options.clues !== undefined) inRange('clues', options.clues, 0, shape.cellCount, errors);
  const wanted = readRules(options.rules ?? 'classic', registry);
  if (!wanted.ok) errors.push(...wanted.errors);
  const pattern = options.pattern === undefined ? undefined : readPattern(options.pattern, shape, errors);
  if (errors.length > 0 || !wanted.ok) return failure(errors);
  const covered = wanted.value.some(({ type, makes }) => makes === 'lay' && type.usualGivens === 'none');
  return success({
    wanted: wanted.value,
    shape,
    registry,
    wish: wishOf(options, pattern, covered),
    symmetry,
    keepRedundant: options.keepRedundant ?? false,
    budget: options.budget ?? DEFAULT_BUDGET,
  });
}

function inRange(option: string, value: number, min: number, max: number, errors: Diagnostic[]): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  errors.push({
    code: 'option-range',
    path: option,
    values: { option, value: String(value).slice(0, 40), min, max },
  });
}

function wishOf(options: GenerateOptions, pattern: readonly number[] | undefined, covered: boolean): Wish {
  const { clues, minimal, difficulty } = options;
  if (pattern) return { kind: 'pattern', cells: pattern };
  if (covered && (clues === 0 || (clues === undefined && difficulty === undefined))) return { kind: 'none' };
  if (clues !== undefined) return { kind: 'clues', clues };
  if (minimal) return { kind: 'minimal' };
  return { kind: 'difficulty', difficulty: difficulty ?? 'medium' };
}

function readPattern(text: string, shape: Shape, errors: Diagnostic[]): number[] {
  if (typeof text !== 'string') {
    errors.push({ code: 'wrong-type', path: 'pattern', values: { expected: 'string' } });
    return [];
  }
  const symbols = Array.from(text.replace(/\s/g, ''));
  if (symbols.length !== shape.cellCount) {
    const values = { expected: shape.cellCount, actual: symbols.length };
    errors.push({ code: 'pattern-length', path: 'pattern', values });
    return [];
  }
  return symbols.flatMap((symbol, cell) => ('.0-_'.includes(symbol) ? [] : [cell]));
}
