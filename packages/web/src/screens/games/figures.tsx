import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/link.tsx';
import { lengthOfTime } from '../../app/moments.ts';
import { figuresOf, type Times } from '../../store/figures.ts';
import type { GameEntry } from '../../store/games.ts';
import { t } from '../../words/games.ts';
import { gradeName } from '../../words/grades.ts';
import { language } from '../../words/words.ts';

/** What the finished games say, as sentences with small strips. */
export function FiguresView({ games }: { readonly games: readonly GameEntry[] }) {
  const { solved, time, grades, techniques } = figuresOf(games);
  if (solved === 0) return null;
  return (
    <section class="heavy games-figures" aria-labelledby="games-figures">
      <h2 class="h4" id="games-figures">
        {t('figures')}
      </h2>
      <p class="small">{t('total', { n: solved, time: lengthOfTime(time) })}</p>
      <ul class="figure-lines">
        {grades.map(({ grade, times }) => (
          <li key={grade ?? 'none'} class="figure-line">
            <span>{sentence(grade ? gradeName(grade) : t('noGrade'), times)}</span>
            <Strip times={times} />
          </li>
        ))}
      </ul>
      {techniques.length > 0 ? (
        <details class="figure-techniques">
          <summary>{t('byTechnique')}</summary>
          <Techniques techniques={techniques} />
        </details>
      ) : null}
    </section>
  );
}

function sentence(grade: string, { count, usual, best }: Times): string {
  if (count === 1) return t('gradeLineOne', { grade, best: lengthOfTime(best) });
  return t('gradeLine', { grade, n: count, usual: lengthOfTime(usual), best: lengthOfTime(best) });
}

/** The last times as bars, the longest as high as the line; quicker ones in a row show at once. */
function Strip({ times: { last } }: { readonly times: Times }) {
  if (last.length < 2) return null;
  const longest = Math.max(...last);
  return (
    <svg
      class="figure-strip"
      viewBox={`0 0 ${last.length * 6} 20`}
      width={last.length * 6}
      height={20}
      role="img"
      aria-label={t('strip', { n: last.length, times: last.map((ms) => lengthOfTime(ms)).join(', ') })}
    >
      {last.map((ms, at) => {
        const height = Math.max(1.5, (19 * ms) / longest);
        return <rect key={at} x={at * 6} y={20 - height} width={4} height={height} />;
      })}
    </svg>
  );
}

type Names = (key: string) => string;

/** The words of techniques are loaded when the list is opened for the first time. */
function Techniques({
  techniques,
}: {
  readonly techniques: readonly { readonly key: string; readonly times: Times }[];
}) {
  const names = useSignal<Names | null>(null);
  useEffect(() => {
    void import('hitotsu/messages').then(({ techniqueName }) => {
      names.value = (key) => techniqueName(key, language.value);
    });
  }, []);
  const nameOf = names.value;
  if (!nameOf) return null;
  return (
    <ul class="figure-lines">
      {techniques.map(({ key, times }) => (
        <li key={key} class="figure-line">
          <Link to={`/learn/${key}`}>
            {t('techniqueLine', {
              technique: nameOf(key),
              n: times.count,
              usual: lengthOfTime(times.usual),
            })}
          </Link>
          <Strip times={times} />
        </li>
      ))}
    </ul>
  );
}
