import type { HintModel } from '../../../hints/model.ts';
import { Sentence } from '../../../hints/said.tsx';
import type { ToldWrong } from '../../../hints/told.ts';
import { Button } from '../../../ui/index.ts';
import { t } from '../../../words/hint.ts';
import { language } from '../../../words/words.ts';

/** The moves as a strip: good ones, the first wrong one, the rest. */
function Strip({ lastGood, moves }: { readonly lastGood: number; readonly moves: number }) {
  const gap = moves > 120 ? 0 : 0.3;
  return (
    <svg
      class="move-strip"
      viewBox={`0 0 ${moves} 10`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('strip-label', { move: lastGood + 1, moves })}
    >
      {Array.from({ length: moves }, (_, i) => (
        <rect
          key={i}
          class={i < lastGood ? 'good' : i === lastGood ? 'wrong' : 'rest'}
          x={i}
          y={0}
          width={1 - gap}
          height={10}
        />
      ))}
    </svg>
  );
}

/** Where it went wrong: the entry, what it leads to, the moves up to it, and the way back. */
export function WrongView({
  model,
  wrong,
  clash,
  onBack,
}: {
  readonly model: HintModel;
  readonly wrong: ToldWrong;
  readonly clash: boolean;
  onBack(): void;
}) {
  const { contradiction, lastGood, moves } = wrong;
  return (
    <>
      <h2 class="h4">{t('wrong')}</h2>
      <p class="body">
        <Sentence said={wrong.said} /> {contradiction ? <Sentence said={contradiction.said} /> : null}
      </p>
      {lastGood !== null ? (
        <div class="moves">
          <p>{t('good', { good: lastGood, moves })}</p>
          <Strip lastGood={lastGood} moves={moves} />
        </div>
      ) : null}
      <Button kind="main" onClick={onBack}>
        {lastGood === null
          ? t('take-out')
          : lastGood === 0
            ? t('back-to-start')
            : t('back-to', { n: lastGood })}
      </Button>
      {contradiction ? (
        <Button aria-expanded={clash} onClick={() => model.toggleClash()}>
          {t(clash ? 'hide-clash' : 'show-clash')}
        </Button>
      ) : null}
      {clash && contradiction && contradiction.steps.length > 0 ? (
        <div class="clash">
          <h3 class="label">{t('clash-steps')}</h3>
          <ol class="clash-steps">
            {contradiction.steps.map((step, i) => (
              <li key={i}>
                <button
                  type="button"
                  class="clash-step"
                  aria-pressed={model.clashStep.value === i}
                  onClick={() => {
                    model.clashStep.value = model.clashStep.peek() === i ? null : i;
                  }}
                >
                  {step.said[language.value].map(({ text }) => text).join('')}
                </button>
              </li>
            ))}
            <li>
              <button
                type="button"
                class="clash-step"
                aria-pressed={model.clashStep.value === null}
                onClick={() => {
                  model.clashStep.value = null;
                }}
              >
                <Sentence said={contradiction.said} />
              </button>
            </li>
          </ol>
        </div>
      ) : null}
    </>
  );
}
