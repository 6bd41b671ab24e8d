import { language } from '../words/words.ts';

/** Nine squares, the middle one decided. Side : gap = 4 : 1, outline 0.19 of the side. */
const SIDE = 4;
const OUTLINE = 0.19 * SIDE;
const places = [0, SIDE + 1, 2 * (SIDE + 1)];

export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      {places.flatMap((y) =>
        places.map((x) =>
          x === places[1] && y === places[1] ? (
            <rect key={`${x} ${y}`} class="mark-decided" x={x} y={y} width={SIDE} height={SIDE} />
          ) : (
            <rect
              key={`${x} ${y}`}
              class="mark-open"
              x={x + OUTLINE / 2}
              y={y + OUTLINE / 2}
              width={SIDE - OUTLINE}
              height={SIDE - OUTLINE}
              stroke-width={OUTLINE}
            />
          ),
        ),
      )}
    </svg>
  );
}

/** The mark with the name beside it. */
export function Wordmark() {
  return (
    <span class="wordmark">
      <Mark />
      <span class="wordmark-name">{language.value === 'ja' ? 'ひとつ' : 'hitotsu'}</span>
    </span>
  );
}
