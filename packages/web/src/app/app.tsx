import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { classNames } from '../ui/index.ts';
import { t } from '../words/frame.ts';
import { route } from './address.ts';
import { Bar, BottomBar } from './bar.tsx';
import { NoticeHost } from './notice.tsx';
import { screenOf } from './screens.ts';
import { Stage } from './stage.tsx';

/** The frame round every screen: skip link, bar, the screen, the bar of phones, notices. */
export function App() {
  const screen = screenOf(route.value.path);
  const shown = useSignal(screen);
  useEffect(() => {
    document.title = screen.name === 'home' ? t('titleHome') : t('title', { screen: nameOf(screen.name) });
  });
  return (
    <div class={classNames('app', `app-${shown.value.name}`, shown.value.full && 'app-full')}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place in this page */}
      <a class="skip" href="#main" onClick={skip}>
        {t(shown.value.full ? 'toBoard' : 'toContent')}
      </a>
      <Bar screen={shown.value} />
      <main id="main" tabIndex={-1}>
        <Stage screen={screen} shown={shown} />
      </main>
      <BottomBar screen={shown.value} />
      <NoticeHost />
    </div>
  );
}

/** To the board if there is one, else to the content; the address keeps its fragment. */
function skip(event: Event): void {
  event.preventDefault();
  const main = document.getElementById('main');
  const board = main?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
  (board ?? main)?.focus();
}

function nameOf(screen: string): string {
  const names: Readonly<Record<string, () => string>> = {
    play: () => t('play'),
    new: () => t('play'),
    solve: () => t('solve'),
    set: () => t('set'),
    learn: () => t('learn'),
    games: () => t('games'),
    print: () => t('print'),
    settings: () => t('settings'),
    about: () => t('about'),
  };
  return names[screen]?.() ?? t('missing');
}
