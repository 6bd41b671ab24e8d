import { useSignal, useSignalEffect } from '@preact/signals';
import type { Diagnostic } from 'hitotsu/base';
import { useRef } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { incoming } from '../../share/anywhere.ts';
import { saveFile } from '../../share/files.ts';
import { backupText, type ReadBackup, readBackup } from '../../store/backup.ts';
import { backupGames, planRestore, type RestorePlan, restoreGames } from '../../store/games.ts';
import { isBackup } from '../../store/is-backup.ts';
import { Button, Dialog } from '../../ui/index.ts';
import { t } from '../../words/games.ts';
import { language } from '../../words/words.ts';
import { restoreSentences } from './restoring.ts';

type Restoring =
  | { readonly state: 'plan'; readonly plan: RestorePlan; readonly read: ReadBackup }
  | { readonly state: 'refused'; readonly error: Diagnostic };

/** All games as one file, and back. */
export function Backup({ count }: { readonly count: number }) {
  const file = useRef<HTMLInputElement>(null);
  const restoring = useSignal<Restoring | null>(null);
  const save = async () => {
    const games = await backupGames();
    saveFile(backupText(games), `hitotsu-${new Date().toISOString().slice(0, 10)}.json`, 'application/json');
    notify({ text: t('saved', { n: games.length }) });
  };
  const read = async (text: string) => {
    const backup = readBackup(text);
    restoring.value = backup.ok
      ? { state: 'plan', plan: await planRestore(backup.value.games), read: backup.value }
      : { state: 'refused', error: backup.errors[0] as Diagnostic };
  };
  useSignalEffect(() => {
    const came = incoming.value;
    if (!came || !isBackup(came.text)) return;
    incoming.value = null;
    void read(came.text);
  });
  return (
    <section class="heavy games-backup" aria-labelledby="games-backup">
      <h2 class="h4" id="games-backup">
        {t('backup')}
      </h2>
      <p class="small">{t('backupNote')}</p>
      <div class="games-backup-ways">
        <Button
          icon="download"
          reason={count === 0 ? t('nothingToSave') : undefined}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
        <Button icon="upload" onClick={() => file.current?.click()}>
          {t('restore')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void chosen.text().then(read);
            currentTarget.value = '';
          }}
        />
      </div>
      {restoring.value ? (
        <RestoreDialog
          restoring={restoring.value}
          onClose={() => {
            restoring.value = null;
          }}
        />
      ) : null}
    </section>
  );
}

/** What a file would add; nothing is done before it is confirmed. */
function RestoreDialog({ restoring, onClose }: { readonly restoring: Restoring; onClose(): void }) {
  const busy = useSignal(false);
  if (restoring.state === 'refused')
    return (
      <Dialog title={t('restoreTitle')} onClose={onClose}>
        <p class="body restore-words">{restoring.error.words?.[language.value] ?? restoring.error.code}</p>
        <Button onClick={onClose}>{t('close')}</Button>
      </Dialog>
    );
  const { plan, read } = restoring;
  const n = plan.add.length;
  const add = async () => {
    if (busy.value) return;
    busy.value = true;
    try {
      await restoreGames(plan.add);
      notify({ text: t('restored', { n }) });
    } finally {
      onClose();
    }
  };
  return (
    <Dialog title={t('restoreTitle')} onClose={onClose}>
      <div class="restore-words body">
        {restoreSentences({ ...read, add: n, here: plan.here }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div class="games-backup-ways">
        {n > 0 ? (
          <Button kind="main" aria-busy={busy.value} onClick={() => void add()}>
            {t('add')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t(n > 0 ? 'cancel' : 'close')}</Button>
      </div>
    </Dialog>
  );
}
