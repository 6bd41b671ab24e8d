import '../../../hints/hints.css';
import './hint.css';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { DigitSet } from 'hitotsu/board';
import { textOf } from 'hitotsu/messages';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { ask } from '../../../engine/client.ts';
import type { GameSession } from '../../../game/session.ts';
import { goBack } from '../../../hints/go-back.ts';
import { Legend } from '../../../hints/legend.tsx';
import { HintModel, type HintView, type Shown } from '../../../hints/model.ts';
import { plainText } from '../../../hints/said.tsx';
import { StageBars } from '../../../hints/stage-bars.tsx';
import { StepsView } from '../../../hints/steps-view.tsx';
import type { ToldMark } from '../../../hints/told.ts';
import { Button, classNames } from '../../../ui/index.ts';
import { t } from '../../../words/hint.ts';
import { language } from '../../../words/words.ts';
import { commands } from './commands.ts';
import { useFold } from './fold.ts';
import { useSheetTop } from './sheet-top.ts';
import { StepView } from './step-view.tsx';
import { WrongView } from './wrong-view.tsx';

export interface HintPanelProps {
  readonly session: GameSession;
  /** The panel is to go. Marks that were shown stay until the next entry. */
  onClose(): void;
  /**
   * What the board shows: marks, and the candidates the step is taken from (or the player's own marks). `digits`: those
   * of a position of the whole solution, instead of the player's.
   */
  onMarks(
    marks: readonly ToldMark[],
    candidates: ArrayLike<DigitSet> | null,
    digits?: ArrayLike<number> | null,
  ): void;
}

/** What there is to say where there is no step. */
function lineOf(view: HintView): string | null {
  switch (view.kind) {
    case 'waiting':
      return view.shown === 'nothing' ? null : t('looking');
    case 'step':
    case 'wrong':
      return null;
    case 'refused':
      return textOf(view.reason, language.value);
    default:
      return t(view.kind);
  }
}

/** A hint: on wide screens in the place of the tools, on phones a sheet over the pad. */
export function HintPanel({ session, onClose, onMarks }: HintPanelProps) {
  const model = useMemo(
    () => new HintModel(session, { ask, clean: () => settings.cleanNotes.peek() }),
    [session],
  );
  const listing = useSignal(false);
  const fold = useFold();
  const panel = useRef<HTMLElement>(null);
  useSheetTop(panel);

  const tell = (shown: Shown, digits: ArrayLike<number> | null = null) =>
    onMarks(shown.marks, shown.candidates, digits);
  useSignalEffect(() => {
    const shown = model.shown.value;
    if (!listing.value) tell(shown);
  });

  const close = () => {
    const { marks } = model.shown.peek();
    model.dispose();
    onClose();
    if (marks.length === 0) return;
    const revision = session.revision.peek();
    const stop = session.revision.subscribe((now) => {
      if (now === revision) return;
      tell({ marks: [], candidates: null });
      queueMicrotask(() => stop());
    });
  };
  const apply = () => {
    if (!model.apply()) return;
    tell({ marks: [], candidates: null });
    model.dispose();
    onClose();
  };
  const backToGood = () => {
    const view = model.view.peek();
    if (view.kind !== 'wrong') return;
    goBack(session, view.wrong);
    tell({ marks: [], candidates: null });
    model.dispose();
    onClose();
  };
  useEffect(() => {
    commands.value = {
      more: () => model.more(),
      back: () => model.back(),
      why: () => model.whyNext(),
      apply,
      close,
    };
    return () => {
      commands.value = null;
      model.dispose();
    };
  }, [model]);

  const view = model.view.value;
  const stage = model.stage.value;
  const spoken = useComputed(() => spokenOf(model));
  const line = lineOf(view);
  const isStep = view.kind === 'step';
  return (
    <aside
      ref={panel}
      class={classNames(
        'hint-panel',
        fold.folded.value && !listing.value && 'folded',
        listing.value && 'listing',
      )}
      aria-label={t('hint')}
      style={{ '--drag': `${fold.offset.value}px` }}
    >
      <div class="hint-grip" {...fold.grip}>
        <StageBars stage={isStep ? stage : 0} />
        <button
          type="button"
          class="fold-button"
          aria-expanded={!fold.folded.value}
          aria-label={t(fold.folded.value ? 'fold-up' : 'fold-down')}
          onClick={() => {
            fold.folded.value = !fold.folded.value;
          }}
        />
        {listing.value ? null : (
          <div class="hint-head">
            <p class="tiny">{isStep ? t('stage', { n: stage }) : t('hint')}</p>
            {isStep && stage > 1 ? (
              <Button kind="text" small onClick={() => model.back()}>
                {t('back')}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <p class="unseen" aria-live="polite">
        {spoken.value}
      </p>
      {listing.value ? (
        <div class="hint-body">
          <StepsView
            document={session.puzzle.document}
            onClose={() => {
              listing.value = false;
            }}
            onShow={(shown, digits) => tell(shown ?? model.shown.peek(), digits)}
          />
        </div>
      ) : (
        <>
          <div class="hint-body">
            {line === null ? null : <p class="body">{line}</p>}
            {isStep ? (
              <StepView
                model={model}
                step={view.step}
                ignoredNotes={view.ignoredNotes.map((cell) => session.shape.nameOf(cell))}
              />
            ) : null}
            {(isStep && stage === 4) || view.kind === 'stuck' ? (
              <Button
                kind="text"
                small
                class="all-steps"
                onClick={() => {
                  listing.value = true;
                }}
              >
                {t('all-steps')}
              </Button>
            ) : null}
            {isStep && stage === 4 ? <Legend links={view.step.links} /> : null}
            {view.kind === 'wrong' ? (
              <WrongView model={model} wrong={view.wrong} clash={view.clash} onBack={backToGood} />
            ) : null}
          </div>
          <div class="hint-foot">
            {view.kind === 'waiting' && view.shown === 'cancel' ? (
              <Button onClick={() => model.cancel()}>{t('cancel')}</Button>
            ) : (
              <Button onClick={close}>{t('close')}</Button>
            )}
            <MainButton model={model} onApply={apply} />
          </div>
        </>
      )}
    </aside>
  );
}

function MainButton({ model, onApply }: { readonly model: HintModel; onApply(): void }) {
  const view = model.view.value;
  switch (view.kind) {
    case 'step':
      return model.stage.value < 4 ? (
        <Button kind="main" onClick={() => model.more()}>
          {t('more')}
        </Button>
      ) : (
        <Button kind="main" onClick={onApply}>
          {t('apply')}
        </Button>
      );
    case 'mistake':
      return (
        <Button kind="main" onClick={() => model.more()}>
          {t('show-where')}
        </Button>
      );
    case 'changed':
    case 'cancelled':
    case 'failed':
    case 'undecided':
      return (
        <Button kind="main" onClick={() => model.more()}>
          {t('again')}
        </Button>
      );
    default:
      return null;
  }
}

/** What a screen reader says when something new is told. */
function spokenOf(model: HintModel): string {
  const view = model.view.value;
  if (view.kind === 'wrong') {
    const { said, contradiction } = view.wrong;
    return [said, ...(contradiction ? [contradiction.said] : [])].map(plainText).join(' ');
  }
  if (view.kind !== 'step') return lineOf(view) ?? '';
  const { step } = view;
  const stage = model.stage.value;
  if (stage === 4) return step.spoken[language.value];
  return [t('stage', { n: stage }), ...(step.stages[stage - 1]?.said ?? []).map(plainText)].join(' ');
}

export default HintPanel;
