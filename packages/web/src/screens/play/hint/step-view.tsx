import { Link } from '../../../app/link.tsx';
import type { HintModel } from '../../../hints/model.ts';
import { Reasons } from '../../../hints/reasons.tsx';
import { Sentence } from '../../../hints/said.tsx';
import type { ToldStep } from '../../../hints/told.ts';
import { t } from '../../../words/hint.ts';
import { language } from '../../../words/words.ts';

/** A step as far as it has been told. */
export function StepView({
  model,
  step,
  ignoredNotes,
}: {
  readonly model: HintModel;
  readonly step: ToldStep;
  readonly ignoredNotes: readonly string[];
}) {
  const stage = model.stage.value;
  const [where, , which] = step.stages;
  const before = stage < 4 ? [...where.said, ...(stage === 3 ? which.said : [])] : [];
  return (
    <>
      {stage > 1 ? (
        <h2 class="h3 hint-name">
          <Link to={`/learn/${step.technique}`} aria-describedby="hint-about">
            {step.name[language.value]}
          </Link>
          <span id="hint-about" hidden>
            {t('learn-more')}
          </span>
        </h2>
      ) : null}
      {before.map((said, i) => (
        <p key={i} class={stage === 1 ? 'h4' : 'body'}>
          <Sentence said={said} />
        </p>
      ))}
      {stage === 4 ? (
        <>
          {step.lead ? (
            <p class="body">
              <Sentence said={step.lead} />
            </p>
          ) : null}
          <Reasons whys={model.whys} reasons={step.reasons} />
          {ignoredNotes.length > 0 ? (
            <p class="small">
              {t('ignored-notes', { cells: ignoredNotes.join(language.value === 'ja' ? '・' : ', ') })}
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}
