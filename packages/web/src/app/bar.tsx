import { useSignal } from '@preact/signals';
import { Icon, IconButton, type IconName, Sheet, Wordmark } from '../ui/index.ts';
import { t } from '../words/frame.ts';
import { language } from '../words/words.ts';
import { OTHER } from './language.ts';
import { Link } from './link.tsx';
import type { Screen } from './screens.ts';
import { settings } from './settings.ts';
import { dark } from './theme.ts';

type Part = NonNullable<Screen['part']>;

/** The four parts; on phones the first leads home, where everything to be played is. */
const PARTS: readonly {
  readonly part: Part;
  readonly to: string;
  readonly toOnPhone: string;
  readonly icon: IconName;
}[] = [
  { part: 'play', to: '/new', toOnPhone: '/', icon: 'grid' },
  { part: 'solve', to: '/solve', toOnPhone: '/solve', icon: 'check' },
  { part: 'set', to: '/set', toOnPhone: '/set', icon: 'pencil' },
  { part: 'learn', to: '/learn', toOnPhone: '/learn', icon: 'hint' },
];

const current = (is: boolean) => (is ? { 'aria-current': 'page' as const } : {});

const switchTheme = () => {
  settings.theme.value = dark.value ? 'light' : 'dark';
};

const switchLanguage = () => {
  settings.language.value = OTHER[language.value].to;
};

/** The name of the other language, in that language. */
function LanguageSwitch({ onDone }: { onDone?: () => void }) {
  const { to, name } = OTHER[language.value];
  return (
    <button
      type="button"
      class="bar-language"
      lang={to}
      onClick={() => {
        switchLanguage();
        onDone?.();
      }}
    >
      {name}
    </button>
  );
}

/** The bar of wide screens; phones get the mark and a menu. */
export function Bar({ screen }: { readonly screen: Screen }) {
  const menu = useSignal(false);
  return (
    <header class="bar">
      <Link to="/" class="bar-home" aria-label={t('home')} {...current(screen.name === 'home')}>
        <Wordmark />
      </Link>
      <nav class="bar-parts" aria-label={t('sections')}>
        {PARTS.map(({ part, to }) => (
          <Link key={part} to={to} class="bar-part" {...current(screen.part === part)}>
            {t(part)}
          </Link>
        ))}
      </nav>
      <div class="bar-tools">
        <LanguageSwitch />
        <IconButton
          icon={dark.value ? 'sun' : 'moon'}
          label={t(dark.value ? 'toLight' : 'toDark')}
          onClick={switchTheme}
        />
        <Link to="/settings" class="icon-button" aria-label={t('settings')} title={t('settings')}>
          <Icon name="settings" />
        </Link>
      </div>
      <IconButton
        class="bar-menu"
        icon="menu"
        label={t('menu')}
        aria-haspopup="dialog"
        onClick={() => {
          menu.value = true;
        }}
      />
      {menu.value ? (
        <Menu
          onClose={() => {
            menu.value = false;
          }}
        />
      ) : null}
    </header>
  );
}

/** What the wide bar shows beside the parts, and the screens that have no part. */
function Menu({ onClose }: { readonly onClose: () => void }) {
  const pages = [
    { to: '/games', word: t('games'), icon: 'games' },
    { to: '/print', word: t('print'), icon: 'print' },
    { to: '/settings', word: t('settings'), icon: 'settings' },
    { to: '/about', word: t('about'), icon: 'about' },
  ] as const;
  return (
    <Sheet title={t('menu')} onClose={onClose}>
      <ul class="rows menu">
        {pages.map(({ to, word, icon }) => (
          <li key={to}>
            <Link to={to} class="row" onClick={onClose}>
              <Icon name={icon} />
              <span>{word}</span>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" class="row" onClick={switchTheme}>
            <Icon name={dark.value ? 'sun' : 'moon'} />
            <span>{t(dark.value ? 'toLight' : 'toDark')}</span>
          </button>
        </li>
        <li class="row menu-language">
          <Icon name="language" />
          <LanguageSwitch onDone={onClose} />
        </li>
      </ul>
    </Sheet>
  );
}

/** The four parts at the foot of a phone's screen. */
export function BottomBar({ screen }: { readonly screen: Screen }) {
  return (
    <nav class="bottom-bar" aria-label={t('sections')}>
      {PARTS.map(({ part, toOnPhone, icon }) => {
        const here = screen.part === part || (part === 'play' && screen.name === 'home');
        return (
          <Link key={part} to={toOnPhone} class="bottom-part" {...current(here)}>
            <Icon name={icon} size={22} />
            <span>{t(part)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
