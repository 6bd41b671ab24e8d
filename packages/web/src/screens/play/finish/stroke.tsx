import { useMemo } from 'preact/hooks';
import { circleStroke, flowerPath } from './flower.ts';

/** はなまる for a puzzle solved alone, まる for one solved with help; drawn as one stroke. Decoration. */
export function FinishStroke({ isHelped }: { readonly isHelped: boolean }) {
  const d = useMemo(() => (isHelped ? circleStroke() : flowerPath()), [isHelped]);
  return (
    <svg class="finish-stroke" viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <path d={d} pathLength={1} />
    </svg>
  );
}
