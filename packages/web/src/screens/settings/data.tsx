import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { Link } from '../../app/routes.ts';
import { chosenSettings, putSettings, resetSettings } from '../../app/settings.ts';
import { Button } from '../../ui/index.ts';
import { t } from '../../words/settings.ts';
import { Flag } from './rows.tsx';

const megabytes = (bytes: number) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`;

export function Data() {
  const room = useSignal<{ readonly used: number; readonly room: number } | null>(null);
  const safe = useSignal<boolean | null>(null);
  useEffect(() => {
    const storage = navigator.storage;
    storage?.estimate?.().then(
      ({ usage, quota }) => {
        if (usage !== undefined && quota) room.value = { used: usage, room: quota };
      },
      () => {
        // A browser that does not tell; the sentence without figures stays.
      },
    );
    storage?.persisted?.().then(
      (kept) => {
        safe.value = kept;
      },
      () => {
        safe.value = null;
      },
    );
  }, []);
  const known = room.value;
  return (
    <>
      <p>
        {known ? t('used', { used: megabytes(known.used), room: megabytes(known.room) }) : t('usedUnknown')}{' '}
        {safe.value === null ? null : t(safe.value ? 'safe' : 'unsafe')}
      </p>
      <div class="setting-buttons">
        {safe.value === false ? (
          <Button
            onClick={() => {
              navigator.storage.persist().then(
                (kept) => {
                  safe.value = kept;
                },
                () => {
                  safe.value = false;
                },
              );
            }}
          >
            {t('makeSafe')}
          </Button>
        ) : null}
        <Link to="/games" class="button button-outline">
          {t('games')}
        </Link>
      </div>
      <div class="setting-flags">
        <Flag of="shareProgress" label={t('shareProgress')} />
      </div>
      <div class="setting-buttons">
        <Button
          onClick={() => {
            const before = chosenSettings();
            resetSettings();
            notify({ text: t('resetDone'), action: { text: t('undo'), run: () => putSettings(before) } });
          }}
        >
          {t('reset')}
        </Button>
        <Link to="/about" class="button button-text">
          {t('about')}
        </Link>
      </div>
    </>
  );
}
