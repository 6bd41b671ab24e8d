import { classNames } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { t } from '../../words/home.ts';
import { day, month, showDay, today } from './days.ts';

const STEP = 24;
const HEIGHT = 14;

/** The month as five strips: solved, begun, not yet. A press shows that day; the arrows above do the same. */
export function Month() {
  const { dates, rows } = month.value;
  const numbers = dates.flatMap((date, i) =>
    i === 0 || (i + 1) % 5 === 0 || date === today.value ? [{ date, number: i + 1, at: i }] : [],
  );
  const shown = numbers.filter(
    ({ date, at }) =>
      date === today.value || !numbers.some((n) => n.date === today.value && Math.abs(n.at - at) === 1),
  );
  const width = dates.length * STEP;
  return (
    <section class="home-month-strips" aria-label={t('month')}>
      <div class="strip" aria-hidden="true">
        <span class="strip-grade" />
        <span class="strip-numbers" style={{ gridTemplateColumns: `repeat(${dates.length}, 1fr)` }}>
          {shown.map(({ number, at }) => (
            <span key={number} style={{ gridColumn: at + 1 }}>
              {number}
            </span>
          ))}
        </span>
      </div>
      {[...rows].map(([grade, squares]) => {
        const counted = (state: string) => squares.filter((square) => square.state === state).length;
        return (
          <div class="strip" key={grade}>
            <span class="strip-grade">{gradeName(grade)}</span>
            <svg
              class="strip-days"
              viewBox={`-1 -1 ${width + 2} ${HEIGHT + 2}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={t('strip', {
                grade: gradeName(grade),
                solved: counted('solved'),
                begun: counted('begun'),
                days: squares.length,
              })}
            >
              {squares.map(({ date, state, closed }, i) => (
                // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the arrows of the heading do the same
                <g
                  key={date}
                  class={classNames('square', `square-${state}`, closed && 'square-closed')}
                  onClick={closed ? undefined : () => showDay(date)}
                >
                  <rect x={i * STEP} width={STEP} height={HEIGHT} />
                  {state === 'begun' ? (
                    <path d={`M${i * STEP} 0v${HEIGHT}h${STEP}z`} class="square-half" />
                  ) : null}
                </g>
              ))}
              {dates.includes(today.value) ? (
                <rect
                  class="square-ring"
                  x={dates.indexOf(today.value) * STEP}
                  width={STEP}
                  height={HEIGHT}
                />
              ) : null}
              {day.value === today.value ? null : (
                <rect
                  class="square-ring square-ring-shown"
                  x={dates.indexOf(day.value) * STEP}
                  width={STEP}
                  height={HEIGHT}
                />
              )}
            </svg>
          </div>
        );
      })}
    </section>
  );
}
