import type { Words } from '../base/index.ts';
import type { Shape } from '../board/index.ts';
import type { Rule } from '../rules/rule.ts';
import type { SceneShape } from '../rules/scene.ts';

/** What a picture needs of a puzzle: the board and the bound rules with their names. Every `Puzzle` fits. */
export interface Drawable {
  readonly shape: Shape;
  readonly rules: readonly {
    readonly rule: Rule;
    readonly type: { readonly words: { readonly name: Words } };
  }[];
}

/** A puzzle as shapes: the one thing that all pictures are drawn from. */
export interface PuzzleScene {
  readonly shape: Shape;
  /** The shapes of all rules, in the order of the rule list. */
  readonly shapes: readonly SceneShape[];
  /** For each shape the index of its rule in the rule list. */
  readonly ruleOf: readonly number[];
  /** Rules that say nothing of how they look: their cells are all that can be shown. */
  readonly undrawn: readonly { readonly rule: number; readonly cells: readonly number[] }[];
  /** Names of the rules that have no place on the board, each once, to be listed beside it. */
  readonly listed: readonly Words[];
}

/** Rows and columns are the grid itself: a rule that makes no other units is seen without being drawn. */
function isTheGrid(rule: Rule): boolean {
  const units = rule.units?.() ?? [];
  return units.length > 0 && units.every(({ kind }) => kind === 'row' || kind === 'column');
}

/**
 * Asks every rule of a puzzle for its shapes. A rule that cannot draw itself is listed by its name, so that no rule of
 * a puzzle stays unseen.
 */
export function sceneOf(puzzle: Drawable): PuzzleScene {
  const shapes: SceneShape[] = [];
  const ruleOf: number[] = [];
  const undrawn: { rule: number; cells: readonly number[] }[] = [];
  const listed = new Map<string, Words>();
  puzzle.rules.forEach(({ rule, type }, index) => {
    const list = () => listed.set(type.words.name.en, type.words.name);
    if (!rule.draw) {
      if (isTheGrid(rule)) return;
      list();
      if (rule.cells.length < puzzle.shape.cellCount) undrawn.push({ rule: index, cells: rule.cells });
    } else
      rule.draw({
        add(shape) {
          if (shape.kind === 'whole-board') list();
          else {
            shapes.push(shape);
            ruleOf.push(index);
          }
        },
      });
  });
  return { shape: puzzle.shape, shapes, ruleOf, undrawn, listed: [...listed.values()] };
}
