import type { Random } from '../base/index.ts';
import { Board, type Shape } from '../board/index.ts';
import type { RuleSpec } from '../rules/index.ts';
import type { Grid } from '../solver/index.ts';
import type { Ground, LaidClue } from './ground.ts';
import type { WantedRule } from './request.ts';

/** The rules that stand before the board is filled: those asked for in full, and a frame for each that needs one. */
export function frame(wanted: readonly WantedRule[], shape: Shape, random: Random): RuleSpec[] {
  const specs: RuleSpec[] = [];
  for (const [index, { type, spec, makes, options }] of wanted.entries())
    if (makes === null) specs.push(spec);
    else if (makes === 'frame' && type.frame)
      specs.push(type.frame(shape, options, random.fork(`frame ${index}`)) as RuleSpec);
  return specs;
}

/** Lays the clues of every rule that has a recipe for them over the grid, one rule after the other. */
export function lay(ground: Ground, wanted: readonly WantedRule[], solution: Grid, random: Random): Ground {
  let current = ground;
  for (const [kind, { makes }] of wanted.entries())
    if (makes === 'lay') current = layMore(current, wanted, kind, solution, random.fork(`lay ${kind}`));
  return current;
}

/** Lays clues of one rule beside those that lie already. */
export function layMore(
  ground: Ground,
  wanted: readonly WantedRule[],
  kind: number,
  solution: Grid,
  random: Random,
): Ground {
  const { type, options } = wanted[kind] as WantedRule;
  const board = new Board(ground.shape, solution);
  const specs = (type.lay?.(board, options, { random, specs: ground.specs }) ?? []) as readonly RuleSpec[];
  const covering = type.usualGivens === 'none';
  const clues = specs.map((spec): LaidClue => ground.lay(spec, { kind, covering }));
  return ground.with([...ground.laid, ...clues]);
}
