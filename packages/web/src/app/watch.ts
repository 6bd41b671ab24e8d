import { computed, effect } from '@preact/signals';
import { onEngineCrash } from '../engine/client.ts';
import { openElsewhere, storeState } from '../store/games.ts';
import { t } from '../words/frame.ts';
import { navigate, route } from './address.ts';
import { endNotice, notice, notify } from './notices.ts';

/** Says what happens behind the screens: no room, another tab, the engine started anew. Called once. */
export function watchBehind(): void {
  effect(() => {
    if (storeState.value === 'full')
      notify({
        text: t('storageFull'),
        seconds: Number.POSITIVE_INFINITY,
        action: { text: t('games'), run: () => navigate('/games') },
      });
    else if (notice.peek()?.text === t('storageFull')) endNotice();
    if (storeState.value === 'memory') notify({ text: t('storageNone'), seconds: 20 });
  });
  const shared = computed(() => {
    const id = route.value.path === '/play' ? route.value.query.get('game') : null;
    return id !== null && openElsewhere.value.has(id) ? id : null;
  });
  effect(() => {
    if (shared.value !== null) notify({ text: t('twoTabs') });
  });
  onEngineCrash(() => notify({ text: t('engineRestart') }));
}
