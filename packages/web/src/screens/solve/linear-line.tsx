import { Button } from '../../ui/index.ts';
import { spent } from '../../words/durations.ts';
import { t } from '../../words/solve.ts';
import { desk } from './desk.ts';
import { Fact } from './said.tsx';

const ANSWERS = {
  unique: 'unique',
  multiple: 'multiple',
  none: 'none',
  solvable: 'multiple',
} as const;

/** The puzzle as a 0-1 program, as a second opinion: asked for by who wants it. */
export function LinearLine() {
  const { answers } = desk;
  const linear = answers.linear.value;
  if (linear.state === 'idle')
    return (
      <Fact name={t('program')}>
        <Button kind="text" small title={t('programLoading')} onClick={() => void answers.solveLinear()}>
          {t('programAsk')}
        </Button>
      </Fact>
    );
  if (linear.state === 'asked')
    return (
      <Fact name={t('program')}>
        {t('looking')}{' '}
        <Button kind="text" small onClick={() => answers.cancelLinear()}>
          {t('cancel')}
        </Button>
      </Fact>
    );
  if (linear.state === 'failed') return <Fact name={t('program')}>{t('programFailed')}</Fact>;
  const { status, variables, rows, fullVariables, fullRows, ms, unsaid } = linear.answer;
  const time = spent(ms);
  return (
    <div class="solve-fact solve-program">
      <dt>{t('program')}</dt>
      <dd class="small">
        {t('programSize', { variables, rows, fullVariables, fullRows })}{' '}
        {status === 'undecided'
          ? t('programOpen', { time })
          : t('programTime', { answer: t(ANSWERS[status]), time })}
        {unsaid.length > 0 ? ` ${t('programUnsaid', { rules: unsaid.join(', ') })}` : null}
      </dd>
    </div>
  );
}
