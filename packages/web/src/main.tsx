import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ui.css';
import './styles/frame.css';
import { followHistory, route } from './app/address.ts';
import { App } from './app/app.tsx';
import { followLanguage } from './app/language.ts';
import { keepOffline } from './app/offline.ts';
import { screenOf } from './app/screens.ts';
import { keepSettings } from './app/settings.ts';
import { loadScreen } from './app/stage.tsx';
import { followTheme } from './app/theme.ts';
import { takeAnywhere } from './share/anywhere.ts';

loadScreen(screenOf(route.peek().path)).catch(() => {
  // The stage says so.
});
keepSettings();
followLanguage(route.peek().query);
followTheme();
followHistory();
takeAnywhere();
render(<App />, document.getElementById('app') as HTMLElement);

if (import.meta.env.PROD) addEventListener('load', keepOffline);
addEventListener('load', () => {
  import('./app/watch.ts').then(
    ({ watchBehind }) => watchBehind(),
    (error) => console.warn(error),
  );
});
