import { lengthOfTime } from '../../app/moments.ts';
import { Link, navigate } from '../../app/routes.ts';
import { gameTitle } from '../../app/titles.ts';
import type { GameEntry } from '../../store/games.ts';
import { Button, Icon, Mark } from '../../ui/index.ts';
import { t } from '../../words/home.ts';
import { items, openDaily, opening } from './days.ts';
import { GamePicture } from './pictures.tsx';

/** The game played last, if it is not finished: one press away. */
export function Continue({ entry }: { readonly entry: GameEntry }) {
  const to = `/play?game=${encodeURIComponent(entry.id)}`;
  return (
    <section class="home-continue" aria-labelledby="continue">
      <span class="home-continue-picture">
        <GamePicture entry={entry} size={132} />
      </span>
      <div class="home-continue-words">
        <h2 class="small" id="continue">
          {t('continue')}
        </h2>
        <p class="h4">{gameTitle(entry)}</p>
        <p class="small">
          {t('progress', {
            a: countOf(entry),
            b: entry.entries.length,
            time: lengthOfTime(entry.time),
          })}
        </p>
        <Link to={to} class="button button-main home-resume">
          {t('resume')}
        </Link>
      </div>
      <Link to={to} class="home-continue-row" aria-label={`${t('resume')}: ${gameTitle(entry)}`}>
        <Icon name="forward" />
      </Link>
    </section>
  );
}

/** Cells with a digit, givens included. */
const countOf = ({ entries, filled, total }: GameEntry) => entries.length - total + filled;

/** What the app is, for whoever opens it for the first time. */
export function FirstVisit() {
  const easy = items.value[0];
  const busy = easy !== undefined && opening.value === easy.id;
  return (
    <section class="home-first" aria-labelledby="first">
      <Mark size={32} />
      <h2 class="h3" id="first">
        {t('promise')
          .split(/(?<=[.。])\s*/)
          .filter(Boolean)
          .map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
      </h2>
      <p>{t('device')}</p>
      <Button
        kind="main"
        aria-busy={busy}
        onClick={() => {
          if (easy) void openDaily(easy);
        }}
      >
        {t(busy ? 'making' : 'startEasy')}
      </Button>
      <Button onClick={() => navigate('/new')}>{t('chooseRules')}</Button>
      <Button onClick={() => navigate('/solve')}>{t('haveOne')}</Button>
    </section>
  );
}
