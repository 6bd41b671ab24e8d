import { Button } from '../ui/index.ts';
import { t } from '../words/hint.ts';
import { Sentence } from './said.tsx';
import type { ToldPremise, ToldReason } from './told.ts';
import { opensMore, type Whys } from './whys.ts';

/** Pointing at a line, or going to it by keyboard, shows its marks alone; only the innermost line counts. */
function alone(whys: Whys, name: string) {
  const show = (event: Event) => {
    event.stopPropagation();
    whys.alone.value = name;
  };
  const stop = (event: Event) => {
    event.stopPropagation();
    if (whys.alone.peek() === name) whys.alone.value = null;
  };
  return { onPointerOver: show, onPointerOut: stop, onFocusIn: show, onFocusOut: stop };
}

interface Opens {
  readonly whys: Whys;
  readonly name: string;
  readonly premise?: ToldPremise;
  readonly label: string;
}

function WhyButton({ whys, name, premise, label }: Opens) {
  return (
    <Button
      kind="text"
      small
      class="why"
      aria-expanded={whys.opened.value.has(name)}
      aria-label={label}
      onClick={() => void whys.toggle(name, premise)}
    >
      {t('why')}
    </Button>
  );
}

function Premise({ whys, premise, name }: { whys: Whys; premise: ToldPremise; name: string }) {
  const behind = whys.opened.value.get(name);
  const deeper = premise.asks !== null && opensMore(name);
  return (
    <li {...alone(whys, name)}>
      <p>
        <Sentence said={premise.said} />
        {deeper ? <WhyButton whys={whys} name={name} premise={premise} label={t('why-deeper')} /> : null}
      </p>
      {behind === 'waiting' ? <p class="small">{t('looking')}</p> : null}
      {Array.isArray(behind) ? <Reasons whys={whys} reasons={behind} under={`${name}.`} /> : null}
    </li>
  );
}

function Reason({
  whys,
  reason,
  name,
  number,
}: {
  whys: Whys;
  reason: ToldReason;
  name: string;
  number: number;
}) {
  const open = whys.opened.value.has(name);
  const asked = reason.why.length > 0 && opensMore(name);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: going to a line shows its marks on the board
    <li class="reason" tabIndex={0} {...alone(whys, name)}>
      <p>
        <Sentence said={reason.said} />
        {asked ? <WhyButton whys={whys} name={name} label={t('why-of', { n: number })} /> : null}
      </p>
      {open ? (
        <ul class="premises">
          {reason.why.map((premise, i) => (
            <Premise key={i} whys={whys} premise={premise} name={`${name}.${i}`} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** The sentences of a step, one a line, each with what it rests on. */
export function Reasons({
  whys,
  reasons,
  under = '',
}: {
  readonly whys: Whys;
  readonly reasons: readonly ToldReason[];
  readonly under?: string;
}) {
  return (
    <ol class={under === '' ? 'reasons' : 'reasons reasons-inner'} aria-label={t('reasons')}>
      {reasons.map((reason, i) => (
        <Reason key={i} whys={whys} reason={reason} name={`${under}${i}`} number={i + 1} />
      ))}
    </ol>
  );
}
