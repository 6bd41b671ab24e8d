import { Link } from '../../app/routes.ts';
import { t } from '../../words/home.ts';

const WAYS = [
  { to: '/new', title: 'newPuzzle', text: 'newPuzzleText' },
  { to: '/solve', title: 'solveMine', text: 'solveMineText' },
  { to: '/set', title: 'set', text: 'setText' },
  { to: '/learn', title: 'learn', text: 'learnText' },
] as const;

const FOOT = [
  { to: '/games', word: 'games' },
  { to: '/print', word: 'print' },
  { to: '/about', word: 'about' },
] as const;

/** The four ways in, and where the rest is. */
export function Ways() {
  return (
    <>
      <ul class="home-ways heavy">
        {WAYS.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} class="home-way">
              <h2 class="h4">{t(title)}</h2>
              <p>{t(text)}</p>
            </Link>
          </li>
        ))}
      </ul>
      <nav class="home-foot" aria-label={t('more')}>
        {FOOT.map(({ to, word }) => (
          <Link key={to} to={to}>
            {t(word)}
          </Link>
        ))}
      </nav>
    </>
  );
}
