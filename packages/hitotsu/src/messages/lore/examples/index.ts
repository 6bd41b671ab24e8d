/** A position of a puzzle for each technique in which it makes the next step, found by `scripts/technique-examples.mjs`. */
import { unwrap } from '../../../base/index.ts';
import {
  findFirst,
  type Hint,
  HODOKU_CATALOGUE,
  hintOf,
  type LogicState,
  type LogicStep,
  logicOf,
  nextStep,
  positionOf,
  type Technique,
} from '../../../logic/index.ts';
import { type Game, parseGame } from '../../../puzzle/index.ts';
import { EXAMPLES } from './examples.ts';

export interface Example {
  readonly game: Game;
  readonly hint: Hint;
  /** The step is the easiest one in this position: a hint there tells it. */
  readonly easiest: boolean;
}

/** The first step of just this name among those a technique offers. */
export function stepNamed(technique: Technique, key: string, state: LogicState): LogicStep['step'] | null {
  const named: Technique = {
    ...technique,
    search: (at, emit, options) =>
      technique.search(at, (step) => step.technique === key && emit(step), options),
  };
  return findFirst(named, state);
}

/** The techniques, of those for a rule list and those known by name only, whose steps may bear the name. */
export function searchesFor(key: string, graded: readonly Technique[]): Technique[] {
  const all = [...graded, ...HODOKU_CATALOGUE.map(({ technique }) => technique)];
  const fits = ({ key: own }: Technique) =>
    key === own || key.startsWith(`${own}-`) || own.endsWith('nice-loop');
  return all.filter(fits);
}

/** The keys that have an example. */
export const exampleKeys: readonly string[] = Object.keys(EXAMPLES);

/** The example of a technique, told as a hint; null if there is none. */
export function exampleOf(key: string): Example | null {
  const text = Object.hasOwn(EXAMPLES, key) ? EXAMPLES[key] : undefined;
  if (text === undefined) return null;
  const game = unwrap(parseGame(text));
  const { puzzle } = game;
  const solution = Array.from(puzzle.document.solution ?? '', Number);
  const { state } = positionOf(game, solution);
  const { techniques } = logicOf(puzzle);
  const next = nextStep(state, techniques);
  if (next?.step.technique === key) return { game, hint: hintOf(next, state), easiest: true };
  const graded = techniques.map(({ technique }) => technique);
  for (const technique of searchesFor(key, graded)) {
    const step = stepNamed(technique, key, state);
    const rating = techniques.find((each) => each.technique === technique)?.rating ?? 12;
    if (step) return { game, hint: hintOf({ step, rating }, state), easiest: false };
  }
  return null;
}
