import { t } from '../../../words/play.ts';
import { language } from '../../../words/words.ts';
import { shortTime } from '../times.ts';
import type { CurvePoint } from './curve.ts';

const LEFT = 26;
const GAP = 2;
/** Difficulty above the axis, time below: how far up and down, and the height of all, beside the board and in a column. */
const NARROW = { height: 248, axis: 142, up: 122, down: 82 };
const ROOMY = { height: 320, axis: 176, up: 150, down: 112 };
/** From this width on there is room. */
const ROOM = 420;

interface ChartProps {
  readonly points: readonly CurvePoint[];
  /** In CSS pixels. */
  readonly width: number;
}

/** Mirrored bars, one a step: how hard it was above, how long the player took below. */
export function Chart({ points, width }: ChartProps) {
  const { height, axis, up, down } = width < ROOM ? NARROW : ROOMY;
  const right = width - 4;
  const most = Math.max(2, ...points.map(({ rating }) => rating));
  const longest = Math.max(1, ...points.map(({ time }) => time));
  const step = (right - LEFT) / points.length;
  const bar = Math.max(1, step * 0.66);
  const x = (i: number) => LEFT + step * (i + 0.5) - bar / 2;
  // The scale begins at 1.0: the easiest step still has a bar.
  const high = (rating: number) => 8 + ((up - 8) * (rating - 1)) / (most - 1);
  const low = (time: number) => Math.max(2, (down * time) / longest);
  const hardest = indexOfMost(points, ({ rating }) => rating);
  const slowest = indexOfMost(points, ({ time }) => time);
  const peak = points[hardest] as CurvePoint;
  const dip = points[slowest] as CurvePoint;
  const levels = Array.from({ length: Math.floor(most) }, (_, i) => i + 1).filter(
    (level) => most <= 6 || level % 2 === 1,
  );
  const name = peak.name[language.value];
  const label = t('chartLabel', {
    count: points.length,
    technique: name,
    rating: peak.rating.toFixed(1),
    time: shortTime(dip.time),
  });
  const isLate = x(hardest) > width / 2;
  const isLateDip = x(slowest) > width * 0.7;
  return (
    <svg
      class="chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {levels.map((level) => (
        <g key={level} class="chart-level">
          {level === 1 ? null : <path d={`M${LEFT} ${axis - high(level)}H${right}`} />}
          <text x={LEFT - 8} y={axis - high(level) + 4}>
            {level}
          </text>
        </g>
      ))}
      {points.map(({ rating, time, cell }, i) => (
        <g key={cell}>
          <rect
            class="chart-hard"
            style={{ animationDelay: `${i * 6}ms` }}
            x={x(i)}
            y={axis - high(rating)}
            width={bar}
            height={high(rating)}
          />
          <rect
            class="chart-time"
            style={{ animationDelay: `${i * 6}ms` }}
            x={x(i)}
            y={axis + GAP * 2}
            width={bar}
            height={low(time)}
          />
        </g>
      ))}
      <text
        class="chart-peak"
        x={isLate ? x(hardest) + bar : x(hardest)}
        y={axis - high(peak.rating) - 6}
        text-anchor={isLate ? 'end' : 'start'}
      >
        {name} {peak.rating.toFixed(1)}
      </text>
      <text
        class="chart-dip"
        x={isLateDip ? x(slowest) - 6 : x(slowest) + bar + 6}
        y={axis + GAP * 2 + low(dip.time) - 2}
        text-anchor={isLateDip ? 'end' : 'start'}
      >
        {shortTime(dip.time)}
      </text>
      <text class="chart-end" x={LEFT} y={height - 6}>
        {t('step', { number: 1 })}
      </text>
      <text class="chart-end" x={right} y={height - 6} text-anchor="end">
        {points.length}
      </text>
    </svg>
  );
}

function indexOfMost<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((best, each, i) => (of(each) > of(list[best] as T) ? i : best), 0);
}
