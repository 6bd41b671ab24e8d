import { Button } from '../ui/index.ts';
import { t } from '../words/hint.ts';
import { type HintModel, MOST_DEPTH } from './model.ts';
import { Sentence } from './said.tsx';
import type { ToldPremise, ToldReason } from './told.ts';

/** Pointing at a line, or going to it by keyboard, shows its marks alone; only the innermost line counts. */
function alone(model: HintModel, name: string) {
  const show = (event: Event) => {
    event.stopPropagation();
    model.alone.value = name;
  };
  const stop = (event: Event) => {
    event.stopPropagation();
    if (model.alone.peek() === name) model.alone.value = null;
  };
  return { onPointerOver: show, onPointerOut: stop, onFocusIn: show, onFocusOut: stop };
}

const depthOf = (name: string): number => name.split('.').length;

interface Opens {
  readonly model: HintModel;
  readonly name: string;
  readonly premise?: ToldPremise;
  readonly label: string;
}

function WhyButton({ model, name, premise, label }: Opens) {
  return (
    <Button
      kind="text"
      small
      class="why"
      aria-expanded={model.opened.value.has(name)}
      aria-label={label}
      onClick={() => void model.why(name, premise)}
    >
      {t('why')}
    </Button>
  );
}

function Premise({ model, premise, name }: { model: HintModel; premise: ToldPremise; name: string }) {
  const behind = model.opened.value.get(name);
  const deeper = premise.asks !== null && depthOf(name) <= MOST_DEPTH;
  return (
    <li {...alone(model, name)}>
      <p>
        <Sentence said={premise.said} />
        {deeper ? <WhyButton model={model} name={name} premise={premise} label={t('why-deeper')} /> : null}
      </p>
      {behind === 'waiting' ? <p class="small">{t('looking')}</p> : null}
      {Array.isArray(behind) ? <Reasons model={model} reasons={behind} under={`${name}.`} /> : null}
    </li>
  );
}

function Reason({
  model,
  reason,
  name,
  number,
}: {
  model: HintModel;
  reason: ToldReason;
  name: string;
  number: number;
}) {
  const open = model.opened.value.has(name);
  const asked = reason.why.length > 0 && depthOf(name) <= MOST_DEPTH;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: going to a line shows its marks on the board
    <li class="reason" tabIndex={0} {...alone(model, name)}>
      <p>
        <Sentence said={reason.said} />
        {asked ? <WhyButton model={model} name={name} label={t('why-of', { n: number })} /> : null}
      </p>
      {open ? (
        <ul class="premises">
          {reason.why.map((premise, i) => (
            <Premise key={i} model={model} premise={premise} name={`${name}.${i}`} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** The sentences of a step, one a line, each with what it rests on. */
export function Reasons({
  model,
  reasons,
  under = '',
}: {
  readonly model: HintModel;
  readonly reasons: readonly ToldReason[];
  readonly under?: string;
}) {
  return (
    <ol class={under === '' ? 'reasons' : 'reasons reasons-inner'} aria-label={t('reasons')}>
      {reasons.map((reason, i) => (
        <Reason key={i} model={model} reason={reason} name={`${under}${i}`} number={i + 1} />
      ))}
    </ol>
  );
}
