import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/link.tsx';
import { Button, ProgressBar } from '../../ui/index.ts';
import { t } from '../../words/learn.ts';
import { cancel, making, practise } from './practice.ts';
import { practiceOf } from './practised.ts';

/** The button that makes a puzzle for a technique, and how the making stands. */
export function PracticeButtons({
  technique,
  known,
  children,
}: {
  readonly technique: string;
  readonly known: number;
  /** Beside the button. */
  readonly children: ComponentChildren;
}) {
  useEffect(() => cancel, [technique]);
  const { next, open } = practiceOf(technique);
  const now = making.value;
  const label =
    next === 0
      ? known > 1
        ? t('practise-n', { n: known })
        : t('practise')
      : next < known
        ? t('practise-next', { n: next + 1, all: known })
        : t('practise-more');
  return (
    <div class="practice">
      {now.state === 'making' ? (
        <Button onClick={cancel}>{t('cancel')}</Button>
      ) : (
        <Button kind="main" onClick={() => void practise(technique, next)}>
          {now.state === 'missed' ? t('go-on') : label}
        </Button>
      )}
      {open && now.state !== 'making' ? (
        <Link to={`/play?game=${encodeURIComponent(open)}`} class="button button-outline">
          {t('open-game')}
        </Link>
      ) : null}
      {children}
      <div class="practice-state" aria-live="polite">
        {now.state === 'making' ? (
          <>
            <ProgressBar label={t('making')} value={now.part} />
            <p class="small">{now.tried > 0 ? t('tried', { n: now.tried }) : t('making')}</p>
          </>
        ) : now.state === 'missed' ? (
          <p>{t('not-found')}</p>
        ) : now.state === 'failed' ? (
          <p>{t('failed')}</p>
        ) : null}
      </div>
    </div>
  );
}
