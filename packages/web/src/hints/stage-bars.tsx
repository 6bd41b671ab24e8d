import { classNames } from '../ui/index.ts';
import { t } from '../words/hint.ts';
import type { Stage } from './model.ts';

const STAGES = [1, 2, 3, 4] as const;

/** Four bars: how much of a hint is told. For the eye; the text beside them says the same. */
export function StageBars({ stage }: { readonly stage: number }) {
  return (
    <div class="stage-bars" aria-hidden="true">
      {STAGES.map((each) => (
        <i key={each} class={classNames(each <= stage && 'done')} />
      ))}
    </div>
  );
}

/** The four stages by name, to go to any of them. */
export function StageTabs({
  stage,
  label,
  onStage,
}: {
  readonly stage: Stage;
  readonly label: string;
  onStage(stage: Stage): void;
}) {
  return (
    <fieldset class="stage-tabs">
      <legend class="unseen">{label}</legend>
      {STAGES.map((each) => (
        <button
          key={each}
          type="button"
          class={classNames('stage-tab', each <= stage && 'done')}
          aria-pressed={each === stage}
          onClick={() => onStage(each)}
        >
          {t(`stage-${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
