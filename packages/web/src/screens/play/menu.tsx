import { lengthOfTime } from '../../app/moments.ts';
import { navigate } from '../../app/routes.ts';
import { Button, Dialog, Icon, type IconName, Sheet } from '../../ui/index.ts';
import { t } from '../../words/play.ts';
import { setSavepoint } from './commands.ts';
import { Grade, RuleList, titleOf } from './folio.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { isHandheld } from './layout.ts';
import type { Opened, PlayModel } from './model.ts';
import { payloadFor } from './payload.ts';

/** Whatever is opened over the board. */
export function OpenedPart({ model }: { readonly model: PlayModel }) {
  const close = () => {
    model.opened.value = null;
  };
  switch (model.opened.value) {
    case 'keys':
      return <KeysDialog shape={model.session.shape} onClose={close} />;
    case 'more':
      return <Menu model={model} onClose={close} />;
    case 'savepoints':
      return <Savepoints model={model} onClose={close} />;
    case 'restart':
      return <Restart model={model} onClose={close} />;
    case 'rules':
      return (
        <Sheet title={titleOf(model)} onClose={close}>
          <Grade model={model} />
          <RuleList model={model} />
        </Sheet>
      );
    default:
      return null;
  }
}

interface PartProps {
  readonly model: PlayModel;
  onClose(): void;
}

function Menu({ model, onClose }: PartProps) {
  const open = (what: Opened) => () => {
    model.opened.value = what;
  };
  const go = (screen: string) => async () => {
    const payload = await payloadFor(model.session);
    if (payload !== null) navigate(`${screen}#${payload}`);
  };
  const rows: readonly { word: string; icon: IconName; run(): void }[] = [
    { word: t('rules'), icon: 'grid', run: open('rules') },
    { word: t('savepoints'), icon: 'bookmark', run: open('savepoints') },
    { word: t('restart'), icon: 'replay', run: open('restart') },
    {
      word: t('share'),
      icon: 'share',
      run: () => {
        onClose();
        model.share();
      },
    },
    { word: t('print'), icon: 'print', run: go('/print') },
    { word: t('keys'), icon: 'keyboard', run: open('keys') },
    { word: t('settings'), icon: 'settings', run: () => navigate('/settings') },
  ];
  return (
    <Sheet title={titleOf(model)} onClose={onClose}>
      <ul class="rows menu">
        {rows
          .filter(({ icon }) => icon !== 'keyboard' || !isHandheld.value)
          .map(({ word, icon, run }) => (
            <li key={word}>
              <button type="button" class="row" onClick={run}>
                <Icon name={icon} />
                <span>{word}</span>
              </button>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}

function Savepoints({ model, onClose }: PartProps) {
  const { desk, session } = model;
  const points = session.savepoints.value;
  return (
    <Sheet title={t('savepoints')} onClose={onClose}>
      {points.length === 0 ? <p>{t('noSavepoints')}</p> : null}
      <ul class="rows menu">
        {points.map(({ time, position }, index) => (
          <li key={index}>
            <button
              type="button"
              class="row"
              onClick={() => {
                onClose();
                desk.returnTo(index);
              }}
            >
              <Icon name="bookmark" />
              <span class="row-words">
                <span>{t('backTo', { number: index + 1 })}</span>
                <span class="small">
                  {t('savepointAt', {
                    filled: position.entries.filter((digit) => digit >= 0).length,
                    time: lengthOfTime(time),
                  })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p class="dialog-foot">
        <Button
          kind="main"
          onClick={() => {
            onClose();
            setSavepoint(model);
          }}
        >
          {t('setSavepoint')}
        </Button>
      </p>
    </Sheet>
  );
}

function Restart({ model, onClose }: PartProps) {
  return (
    <Dialog title={t('restart')} onClose={onClose}>
      <p>{t('restartAsk')}</p>
      <p class="dialog-foot">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          kind="main"
          onClick={() => {
            onClose();
            model.desk.restart();
          }}
        >
          {t('restart')}
        </Button>
      </p>
    </Dialog>
  );
}
