import type { SceneShape } from '../../rules/scene.ts';
import type { PuzzleScene } from '../scene.ts';

/** A shape of a scene with the index of its rule. */
export interface Placed<K extends SceneShape['kind'] = SceneShape['kind']> {
  readonly drawn: Extract<SceneShape, { kind: K }>;
  readonly rule: number;
}

/** The shapes of some kinds, in scene order. */
export function placedOf<K extends SceneShape['kind']>(
  { shapes, ruleOf }: PuzzleScene,
  ...kinds: readonly K[]
): Placed<K>[] {
  return shapes.flatMap((drawn, i) =>
    (kinds as readonly string[]).includes(drawn.kind)
      ? [{ drawn: drawn as Extract<SceneShape, { kind: K }>, rule: ruleOf[i] as number }]
      : [],
  );
}
