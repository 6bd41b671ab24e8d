import { useSignal } from '@preact/signals';
import type { PuzzleDocument } from 'hitotsu/puzzle';
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { Thumbnail } from '../../board/thumbnail.tsx';
import { ask } from '../../engine/client.ts';
import type { ReadAnswer, Written } from '../../engine/handlers/reading.ts';
import { Button, Choice, Dialog, IconButton, Select, TextField } from '../../ui/index.ts';
import { t } from '../../words/set.ts';
import { language } from '../../words/words.ts';
import { editor, isCurrent, openDocument, openDraft, openNew, saveNow } from './desk.ts';
import { emptyDraft, resized } from './draft.ts';
import { type DraftRow, deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import { SIZES } from './sizes.ts';
import { useWord } from './typed.ts';

export type FileDialog = 'details' | 'open' | 'import' | 'export';

interface Closing {
  onClose(): void;
}

/** Title, author and size, and the ways in and out. */
export function DetailsDialog({ onClose, go }: Closing & { go(dialog: FileDialog): void }) {
  const { shape } = editor.puzzle.value;
  const title = useWord('title');
  const author = useWord('author');
  return (
    <Dialog title={t('details')} onClose={onClose}>
      <div class="set-form">
        <TextField label={t('titleField')} {...title} more={{ maxLength: 200 }} />
        <TextField label={t('author')} {...author} more={{ maxLength: 200 }} />
        <div class="set-sizes">
          <Choice
            label={t('size')}
            value={shape.size}
            options={SIZES.map((value) => ({ value, label: value, name: t('sizeName', { n: value }) }))}
            onChange={(size) => {
              if (size !== editor.shape.size) editor.open(resized(editor.puzzle.peek(), size));
            }}
          />
          <p class="small">{t('sizeNote')}</p>
        </div>
        <div class="set-ways">
          <Button
            icon="plus"
            onClick={() => {
              openNew(emptyDraft(editor.shape.size));
              onClose();
            }}
          >
            {t('newPuzzle')}
          </Button>
          <Button icon="games" onClick={() => go('open')}>
            {t('open')}
          </Button>
          <Button icon="download" onClick={() => go('import')}>
            {t('import')}
          </Button>
          <Button icon="upload" onClick={() => go('export')}>
            {t('export')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The drafts on this device. */
export function OpenDialog({ onClose }: Closing) {
  const rows = useSignal<readonly DraftRow[] | null>(null);
  const list = () =>
    saveNow()
      .then(listDrafts)
      .then((all) => {
        rows.value = all;
      });
  useEffect(() => void list(), []);
  const remove = async (row: DraftRow) => {
    if (isCurrent(row)) openNew(emptyDraft(editor.shape.size));
    await deleteDraft(row.id);
    await list();
    notify({
      text: t('deleted'),
      action: { text: t('deletedUndo'), run: () => void saveDraft(row).then(list) },
    });
  };
  const all = rows.value;
  return (
    <Dialog title={t('openTitle')} note={all?.length === 0 ? t('openNone') : t('openNote')} onClose={onClose}>
      <ul class="rows set-drafts">
        {all?.map((row) => (
          <li key={row.id} class="set-draft">
            <button
              type="button"
              class="set-draft-open"
              onClick={() => {
                openDraft(row);
                onClose();
              }}
            >
              <Thumbnail document={row.document as never} size={64} />
              <span>
                <span class="label">{row.document.title ?? t('untitled')}</span>
                <span class="small">
                  {t('sizeName', { n: row.document.size })}{' '}
                  {new Date(row.changed).toLocaleDateString(language.value)}
                </span>
              </span>
            </button>
            <IconButton icon="trash" label={t('delete')} onClick={() => void remove(row)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A puzzle from elsewhere: pasted or from a file, in any format that is known. */
export function ImportDialog({ onClose }: Closing) {
  const text = useSignal('');
  const answer = useSignal<ReadAnswer | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const read = (next: string) => {
    text.value = next;
    answer.value = null;
    if (next.trim() === '') return;
    void ask('read', { text: next }).then((found) => {
      if (text.peek() === next) answer.value = found;
    });
  };
  const found = answer.value;
  const [first] = found?.puzzles ?? [];
  const format = found?.format?.words[language.value] ?? '';
  const note = !found
    ? null
    : first
      ? found.count > 1
        ? t('importMany', { format, n: found.count })
        : t('importFound', { format })
      : null;
  return (
    <Dialog title={t('importTitle')} note={t('importNote')} onClose={onClose}>
      <div class="set-form">
        <TextField
          label={t('importField')}
          labelHidden
          lines={9}
          value={text.value}
          onText={read}
          note={note}
          error={found && !first ? (found.errors[0]?.text[language.value] ?? t('importNothing')) : undefined}
        />
        {first?.warnings.map((warning) => (
          <p key={warning.code + JSON.stringify(warning.values)} class="small">
            {warning.text[language.value]}
          </p>
        ))}
        <input
          ref={file}
          type="file"
          hidden
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            void chosen?.text().then(read);
          }}
        />
        <div class="set-ways">
          <Button onClick={() => file.current?.click()}>{t('file')}</Button>
          <Button
            kind="main"
            reason={first ? undefined : t('importNothing')}
            onClick={() => {
              if (first && openDocument(first.document)) onClose();
            }}
          >
            {t('takeIt')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The puzzle in every format that can be written, with what each leaves out. */
export function ExportDialog({ onClose }: Closing) {
  const written = useSignal<readonly Written[]>([]);
  const chosen = useSignal('');
  const copied = useSignal(false);
  const puzzle = editor.puzzle.value;
  useEffect(() => {
    void ask('write', { document: puzzle.document }).then((all) => {
      written.value = all;
      chosen.value ||= all[0]?.name ?? '';
    });
  }, [puzzle]);
  const one = written.value.find(({ name }) => name === chosen.value);
  const text = one?.text ?? '';
  const said = [...(one?.errors ?? []), ...(one?.warnings ?? [])];
  return (
    <Dialog title={t('exportTitle')} onClose={onClose}>
      <div class="set-form">
        <Select
          label={t('format')}
          value={chosen.value}
          options={written.value.map(({ name, words }) => ({ value: name, label: words[language.value] }))}
          onChange={(next) => {
            chosen.value = next;
            copied.value = false;
          }}
        />
        <TextField
          label={t('importField')}
          labelHidden
          lines={9}
          value={text}
          onText={() => {}}
          more={{ readOnly: true }}
          note={copied.value ? t('exportCopied') : null}
        />
        {said.map((each) => (
          <p key={each.code + JSON.stringify(each.values)} class="small">
            {each.text[language.value]}
          </p>
        ))}
        <div class="set-ways">
          <Button
            icon="copy"
            reason={one?.text === null ? (said[0]?.text[language.value] ?? '') : undefined}
            onClick={() =>
              void navigator.clipboard.writeText(text).then(() => {
                copied.value = true;
              })
            }
          >
            {t('copy')}
          </Button>
          <Button
            icon="download"
            reason={one?.text === null ? (said[0]?.text[language.value] ?? '') : undefined}
            onClick={() => saveAs(text, fileName(puzzle.document, chosen.peek()))}
          >
            {t('save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function fileName({ title = 'puzzle' }: Pick<PuzzleDocument, 'title'>, format: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `${plain || 'puzzle'}.${format === 'json' ? 'json' : 'txt'}`;
}

function saveAs(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
