import { computed, effect } from '@preact/signals';
import { onEngineCrash } from '../engine/client.ts';
import { deletedElsewhere, keepGame, openElsewhere, storeState } from '../store/games.ts';
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
  const played = computed(() => (route.value.path === '/play' ? route.value.query.get('game') : null));
  const among = (ids: ReadonlySet<string>) =>
    played.value !== null && ids.has(played.value) ? played.value : null;
  const shared = computed(() => among(openElsewhere.value));
  effect(() => {
    if (shared.value !== null) notify({ text: t('twoTabs') });
  });
  const gone = computed(() => among(deletedElsewhere.value));
  effect(() => {
    const id = gone.value;
    if (id !== null)
      notify({
        text: t('deletedElsewhere'),
        seconds: Number.POSITIVE_INFINITY,
        action: { text: t('keepIt'), run: () => void keepGame(id) },
      });
    else if (notice.peek()?.text === t('deletedElsewhere')) endNotice();
  });
  onEngineCrash(() => notify({ text: t('engineRestart') }));
}
