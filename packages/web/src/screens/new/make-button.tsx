import { useSignal, useSignalEffect } from '@preact/signals';
import type { Diagnostic } from 'hitotsu/base';
import { useEffect, useRef } from 'preact/hooks';
import { Button, ProgressBar } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { t } from '../../words/new.ts';
import { said } from '../../words/said.ts';
import { language } from '../../words/words.ts';
import { cancel, goOn, type Making, make, making, take } from './maker.ts';
import { entries, grade, size, symmetry, technique, trouble } from './order.ts';

/** How hard something is in a word or a number: what the list of grades shows. */
const hardness = ({
  grade: of,
  rating,
}: {
  grade: Parameters<typeof gradeName>[0];
  rating: number | null;
}) => (rating === null ? gradeName(of) : rating.toFixed(1));

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The one main button, and below it how the making stands. Its place keeps its height. */
export function MakeButton() {
  const now = making.value;
  const bad = trouble.value;
  const place = useRef<HTMLDivElement>(null);
  // What is asked or told here is seen at once.
  useEffect(() => {
    if (now.state !== 'idle') place.current?.scrollIntoView({ block: 'nearest' });
  }, [now.state]);
  const order = () =>
    void make({
      rules: entries.value,
      size: size.value,
      symmetry: symmetry.value,
      ...(technique.value === null ? { grade: grade.value } : { technique: technique.value }),
    });
  return (
    <div class="new-make" ref={place}>
      {now.state === 'making' ? (
        <Button onClick={cancel}>{t('cancel')}</Button>
      ) : now.state === 'nearest' ? (
        <div class="new-nearest">
          <Button kind="main" onClick={() => void take(now.made)}>
            {t('take')}
          </Button>
          <Button onClick={() => void goOn()}>{t('goOn')}</Button>
        </div>
      ) : (
        <Button kind="main" onClick={order} reason={bad ? (said(bad) ?? t('cannot')) : undefined}>
          {t('make')}
        </Button>
      )}
      <div class="new-state" aria-live="polite">
        {now.state === 'making' ? (
          <InProgress now={now} />
        ) : now.state === 'nearest' ? (
          <p>
            {now.stopped
              ? t('stopped', { x: hardness(now.made) })
              : t('notReached', {
                  time: t('seconds', { n: Math.max(1, Math.round(now.seconds)) }),
                  x: hardness(now.made),
                })}
          </p>
        ) : now.state === 'failed' ? (
          <p class="field-error">
            {now.errors === 'restarted' ? t('engineRestart') : <Errors errors={now.errors} />}
          </p>
        ) : bad ? (
          <p class="field-error">{said(bad) ?? t('cannot')}</p>
        ) : null}
      </div>
    </div>
  );
}

function InProgress({ now }: { readonly now: Making & { state: 'making' } }) {
  const { since, tried, total, best } = now;
  const seconds = useSignal(0);
  useSignalEffect(() => {
    const timer = setInterval(() => {
      seconds.value = (performance.now() - since) / 1000;
    }, 250);
    return () => clearInterval(timer);
  });
  return (
    <>
      <ProgressBar label={t('bar')} value={total === null ? null : tried / total} />
      <p class="small new-tried">
        <span>{best ? t('makingBest', { n: tried, x: hardness(best) }) : t('making', { n: tried })}</span>
        <span aria-hidden="true">{clock(seconds.value)}</span>
      </p>
    </>
  );
}

/** The library's own sentence; its words are fetched when there is something to say. */
function Errors({ errors }: { readonly errors: readonly Diagnostic[] }) {
  const texts = useSignal<readonly string[]>([]);
  useSignalEffect(() => {
    const of = language.value;
    void import('hitotsu/messages').then(({ textOf }) => {
      texts.value = errors.slice(0, 3).map((error) => textOf(error, of));
    });
  });
  return <>{texts.value.join(' ')}</>;
}
