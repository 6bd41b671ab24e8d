import { t } from '../../../words/play.ts';
import { language } from '../../../words/words.ts';
import { shortTime } from '../times.ts';
import type { CurvePoint } from './curve.ts';

/** The picture in its own units: difficulty above the axis, time below. */
const HEIGHT = 248;
const LEFT = 26;
const AXIS = 142;
const UP = 122;
const DOWN = 82;
const GAP = 2;

interface ChartProps {
  readonly points: readonly CurvePoint[];
  /** In CSS pixels. */
  readonly width: number;
}

/** Mirrored bars, one a step: how hard it was above, how long the player took below. */
export function Chart({ points, width }: ChartProps) {
  const right = width - 4;
  const most = Math.max(2, ...points.map(({ rating }) => rating));
  const longest = Math.max(1, ...points.map(({ time }) => time));
  const step = (right - LEFT) / points.length;
  const bar = Math.max(1, step * 0.66);
  const x = (i: number) => LEFT + step * (i + 0.5) - bar / 2;
  // The scale begins at 1.0: the easiest step still has a bar.
  const high = (rating: number) => 8 + ((UP - 8) * (rating - 1)) / (most - 1);
  const low = (time: number) => Math.max(2, (DOWN * time) / longest);
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
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {levels.map((level) => (
        <g key={level} class="chart-level">
          {level === 1 ? null : <path d={`M${LEFT} ${AXIS - high(level)}H${right}`} />}
          <text x={LEFT - 8} y={AXIS - high(level) + 4}>
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
            y={AXIS - high(rating)}
            width={bar}
            height={high(rating)}
          />
          <rect
            class="chart-time"
            style={{ animationDelay: `${i * 6}ms` }}
            x={x(i)}
            y={AXIS + GAP * 2}
            width={bar}
            height={low(time)}
          />
        </g>
      ))}
      <text
        class="chart-peak"
        x={isLate ? x(hardest) - 6 : x(hardest) + bar + 6}
        y={AXIS - high(peak.rating) + 6}
        text-anchor={isLate ? 'end' : 'start'}
      >
        {name} {peak.rating.toFixed(1)}
      </text>
      <text
        class="chart-dip"
        x={isLateDip ? x(slowest) - 6 : x(slowest) + bar + 6}
        y={AXIS + GAP * 2 + low(dip.time) - 2}
        text-anchor={isLateDip ? 'end' : 'start'}
      >
        {shortTime(dip.time)}
      </text>
      <text class="chart-end" x={LEFT} y={HEIGHT - 6}>
        {t('step', { number: 1 })}
      </text>
      <text class="chart-end" x={right} y={HEIGHT - 6} text-anchor="end">
        {points.length}
      </text>
    </svg>
  );
}

function indexOfMost<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((best, each, i) => (of(each) > of(list[best] as T) ? i : best), 0);
}
