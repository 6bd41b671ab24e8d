import { useComputed, useSignal } from '@preact/signals';
import { unwrap } from 'hitotsu/base';
import { type Game, parseGame } from 'hitotsu/puzzle';
import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { navigate } from '../app/address.ts';
import { notify } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { Button, Dialog, Switch } from '../ui/index.ts';
import { t } from '../words/share.ts';
import { fileName, saveFile } from './files.ts';
import { FormatList } from './format-list.tsx';
import { linkOf, payloadOf } from './link.ts';
import { pngOfGame, pngOfQr, svgOfGame } from './picture.ts';
import { qrOf, qrPath, qrPixels } from './qr.ts';
import './share.css';

/** Opens the dialog at the end of the page, outside the screen that asked. */
export function showShare(document: { readonly [field: string]: unknown }, title?: string): void {
  const game = unwrap(parseGame(document));
  const host = globalThis.document.createElement('div');
  globalThis.document.body.append(host);
  const close = () => {
    render(null, host);
    host.remove();
  };
  render(<ShareDialog game={game} title={title ?? game.puzzle.document.title} onClose={close} />, host);
}

const hasProgress = ({ document: { game } }: Game): boolean =>
  /[^.]/.test(game.entries ?? '') ||
  [game.corner, game.centre, game.colours].some((marks) => Object.keys(marks ?? {}).length > 0);

interface ShareProps {
  readonly game: Game;
  readonly title: string | undefined;
  onClose(): void;
}

/** A puzzle as link, QR code, picture, in other formats and on paper. */
function ShareDialog({ game, title, onClose }: ShareProps) {
  const formats = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const begun = hasProgress(game);
  const progress = useComputed(() => begun && settings.shareProgress.value);
  const link = useComputed(() => {
    const made = linkOf(game.document, { progress: progress.value });
    return made.ok ? made.value : null;
  });
  const modules = useComputed(() => (link.value === null ? null : qrOf(link.value)));
  const copy = async () => {
    if (link.value === null) return;
    try {
      await navigator.clipboard.writeText(link.value);
      notify({ text: t('copied') });
      onClose();
    } catch {
      field.current?.focus();
      field.current?.select();
      notify({ text: t('notCopied') });
    }
  };
  if (formats.value)
    return (
      <Dialog title={t('formats')} onClose={onClose} class="share">
        <FormatList
          document={game.puzzle.document}
          title={title}
          onBack={() => {
            formats.value = false;
          }}
        />
      </Dialog>
    );
  const qr = modules.value;
  return (
    <Dialog title={t('title')} note={t('note')} onClose={onClose} class="share">
      <div class="share-body">
        <div class="share-qr">
          {qr ? (
            <svg
              viewBox={`0 0 ${qr.length} ${qr.length}`}
              role="img"
              aria-label={t('qr')}
              shape-rendering="crispEdges"
            >
              <rect class="share-qr-ground" width={qr.length} height={qr.length} />
              <path class="share-qr-ink" d={qrPath(qr)} />
            </svg>
          ) : (
            <p class="small">{t(link.value === null ? 'tooLong' : 'qrTooLong')}</p>
          )}
        </div>
        <div class="rows-lined share-rows">
          {begun ? (
            <div>
              <Switch
                label={t('progress')}
                checked={progress.value}
                onChange={(on) => {
                  settings.shareProgress.value = on;
                }}
              />
            </div>
          ) : null}
          {link.value === null ? null : (
            <Row name={t('link', { n: link.value.length })}>
              <Button kind="text" small onClick={() => void copy()}>
                {t('copy')}
              </Button>
            </Row>
          )}
          <Row name={t('image')}>
            <Button
              kind="text"
              small
              onClick={() =>
                saveFile(svgOfGame(game, progress.value), fileName(title, 'svg'), 'image/svg+xml')
              }
            >
              {t('svg')}
            </Button>
            <Button
              kind="text"
              small
              onClick={async () => saveFile(await pngOfGame(game, progress.value), fileName(title, 'png'))}
            >
              {t('png')}
            </Button>
          </Row>
          <Row name={t('formats')}>
            <Button
              kind="text"
              small
              onClick={() => {
                formats.value = true;
              }}
            >
              {t('choose')}
            </Button>
          </Row>
          {link.value === null ? null : (
            <Row name={t('paper')}>
              <Button
                kind="text"
                small
                onClick={() => {
                  const payload = payloadOf(game.document);
                  onClose();
                  if (payload.ok) navigate(`/print#${payload.value}`);
                }}
              >
                {t('print')}
              </Button>
            </Row>
          )}
        </div>
      </div>
      {link.value === null ? null : (
        <input
          ref={field}
          class="input share-link"
          aria-label={t('linkField')}
          readOnly
          value={link.value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <div class="share-ways">
        {link.value === null ? null : (
          <Button kind="main" onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
        )}
        {qr ? (
          <Button onClick={async () => saveFile(await pngOfQr(qrPixels(qr, 12)), fileName(title, 'png'))}>
            {t('saveQr')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: preact.ComponentChildren }) {
  return (
    <div class="share-row">
      <span>{name}</span>
      <span class="share-row-ways">{children}</span>
    </div>
  );
}
