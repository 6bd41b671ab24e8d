import { useSignal } from '@preact/signals';
import { textOf } from 'hitotsu/messages';
import { useEffect, useRef } from 'preact/hooks';
import { ask } from '../engine/client.ts';
import { Button, GradeSquares, ProgressBar } from '../ui/index.ts';
import { t } from '../words/hint.ts';
import { language } from '../words/words.ts';
import type { Shown } from './model.ts';
import { Sentence } from './said.tsx';
import type { ExplainAnswer, ToldStep } from './told.ts';
import './steps.css';

interface StepsViewProps {
  /** The puzzle; what the player did is left out. */
  readonly document: { readonly [field: string]: unknown };
  onClose(): void;
  /** The word on the button that leads back. */
  readonly backWord?: string | undefined;
  onShow(shown: Shown | null, digits: ArrayLike<number> | null): void;
}

/** The whole solution step by step; the one that is chosen is shown on the board. */
export function StepsView({ document, onClose, backWord, onShow }: StepsViewProps) {
  const answer = useSignal<ExplainAnswer | null>(null);
  const done = useSignal<{ done: number; total: number } | null>(null);
  const chosen = useSignal<number | null>(null);
  const step = useSignal<ToldStep | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    ask(
      'explain',
      { document: document as never },
      {
        signal,
        onProgress: ({ done: placed = 0, total = 1 }) => {
          done.value = { done: placed, total };
        },
      },
    ).then(
      (found) => {
        answer.value = found;
      },
      () => {},
    );
    return () => {
      controller.abort(new DOMException('closed', 'AbortError'));
      onShow(null, null);
    };
  }, []);
  const choose = async (index: number) => {
    chosen.value = index;
    const found = await ask('solutionStep', { document: document as never, index });
    if (chosen.peek() !== index || !found) return;
    step.value = found;
    onShow({ marks: found.stages[3].marks, candidates: found.candidates }, found.digits);
    list.current?.querySelector('[aria-current=step]')?.scrollIntoView({ block: 'nearest' });
  };
  const found = answer.value;
  const steps = found && found.status !== 'refused' ? found.steps : [];
  const at = chosen.value;
  return (
    <>
      <h2 class="h4">{t('steps')}</h2>
      <p class="small">{t('steps-note')}</p>
      {found === null ? (
        <ProgressBar label={t('looking')} value={done.value ? done.value.done / done.value.total : null} />
      ) : found.status === 'refused' ? (
        <p class="body">{textOf(found.reason, language.value)}</p>
      ) : (
        <>
          <p class="steps-sum">
            <GradeSquares grade={found.grade} />{' '}
            {t(found.status === 'solved' ? 'steps-solved' : 'steps-stuck', { count: steps.length })}
          </p>
          <ol class="step-list" ref={list}>
            {steps.map((each, i) => (
              <li key={i}>
                <button
                  type="button"
                  class="step-row"
                  {...(at === i ? { 'aria-current': 'step' } : {})}
                  onClick={() => void choose(i)}
                >
                  <span class="step-number">{i + 1}</span>
                  <span class="step-words">
                    <span class="step-name">{each.name[language.value]}</span>
                    <span class="small">
                      <Sentence said={each.result} />
                    </span>
                  </span>
                  <span class="step-rating">{each.rating.toFixed(1)}</span>
                </button>
                {at === i && step.value ? (
                  <ol class="reasons reasons-inner">
                    {step.value.reasons.map((reason, j) => (
                      <li key={j} class="reason">
                        <p>
                          <Sentence said={reason.said} />
                        </p>
                      </li>
                    ))}
                  </ol>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      )}
      <div class="hint-foot">
        <Button onClick={onClose}>{backWord ?? t('to-list')}</Button>
        {steps.length > 0 ? (
          <Button
            kind="main"
            onClick={() => void choose(at === null ? 0 : Math.min(at + 1, steps.length - 1))}
          >
            {t('next')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
