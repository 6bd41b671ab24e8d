import { useSignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../ui/index.ts';
import { spent } from '../../words/durations.ts';
import { t } from '../../words/solve.ts';
import { language } from '../../words/words.ts';
import { Clash } from './clash.tsx';
import { desk } from './desk.ts';
import { bare } from './error-words.ts';
import { Invalid } from './invalid.tsx';
import { LinearLine } from './linear-line.tsx';
import { Head } from './said.tsx';
import { Several } from './several.tsx';
import { Unique } from './unique.tsx';

export interface AnswerProps {
  /** The text field, to go to a line of it. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** What the puzzle holds: one of five answers, each with what can be done next. */
export function Answer({ field }: AnswerProps) {
  useSignalEffect(() => {
    const { state } = desk.answers.check.value;
    if (state === 'done' || desk.errorsShown.value) showBelow();
  });
  const errors = desk.errorsShown.value ? desk.invalid.value : null;
  const check = desk.answers.check.value;
  if (errors) return <Invalid errors={errors} field={field} />;
  if (check.state === 'asked') return <Looking soFar={check.soFar ?? 0} />;
  if (check.state === 'failed') {
    const { why, again = why ? undefined : () => void desk.solve() } = check;
    return (
      <>
        <Head text={why ? bare(why[language.value]) : t('unexpected')} />
        {again ? <Button onClick={again}>{t('again')}</Button> : null}
      </>
    );
  }
  if (check.state === 'idle')
    return (
      <>
        <Head text={t('first')} quiet />
        <p class="small">{t('firstBody')}</p>
      </>
    );
  const { answer } = check;
  switch (answer.status) {
    case 'unique':
      return <Unique answer={answer} />;
    case 'none':
      return (
        <>
          <Head text={t('none')} />
          <Clash />
          <dl class="solve-facts">
            <LinearLine />
          </dl>
        </>
      );
    case 'undecided':
      return (
        <>
          <Head text={t('undecided')} />
          <p class="solve-body">
            {t('howFar', { n: answer.nodes.toLocaleString(language.value), time: spent(answer.ms) })}
          </p>
          <Button onClick={() => void desk.answers.goOn()}>{t('goOn')}</Button>
          <dl class="solve-facts">
            <LinearLine />
          </dl>
        </>
      );
    default:
      return <Several answer={answer} />;
  }
}

/** Where the answer stands below the board, its first lines come into sight. */
function showBelow(): void {
  if (!matchMedia('(max-width: 899px)').matches) return;
  requestAnimationFrame(() =>
    document.getElementById('solve-answer')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
  );
}

/** Nothing at first, then that something is being done, after a second how it can be stopped. */
function Looking({ soFar }: { readonly soFar: number }) {
  const stage = useSignal(0);
  useEffect(() => {
    const timers = [150, 1000].map((ms, i) =>
      setTimeout(() => {
        stage.value = i + 1;
      }, ms),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      <Head text={stage.value === 0 ? '\u00a0' : t('looking')} quiet />
      <p class="small">{stage.value === 2 && soFar > 0 ? soFar.toLocaleString(language.value) : ''}</p>
      {stage.value === 2 ? <Button onClick={() => desk.answers.cancel()}>{t('cancel')}</Button> : null}
    </>
  );
}
