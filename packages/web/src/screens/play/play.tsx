import './play.css';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { navigate } from '../../app/routes.ts';
import { settings } from '../../app/settings.ts';
import { Button, classNames, IconButton } from '../../ui/index.ts';
import { t } from '../../words/play.ts';
import { AboutCell } from './about-cell.tsx';
import { ClockView } from './clock-view.tsx';
import { goSolve, holding, pressed } from './commands.ts';
import { copied, pastedMarks } from './copy.ts';
import { Folio, Grade, titleOf } from './folio.tsx';
import { GameBoard } from './game-board.tsx';
import { layout } from './layout.ts';
import { longPressTips } from './long-tips.ts';
import { OpenedPart } from './menu.tsx';
import { MessageLine } from './message-line.tsx';
import type { PlayModel } from './model.ts';
import { ModeButton, Modes } from './modes.tsx';
import { Pad } from './pad.tsx';
import { checkWord, ToolRow } from './tool-row.tsx';

type Late<P> = ComponentType<P> | null;

/** A game on the screen. */
export function Play({ model }: { readonly model: PlayModel }) {
  const now = layout.value;
  const isWide = now === 'wide' || now === 'middle';
  const isFinished = model.desk.isFinished.value;
  const isMirrored = settings.padSide.value === 'left' || settings.boardSide.value === 'right';
  useDocument(model);
  return (
    <div
      class={classNames('play', `play-${now}`, isMirrored && 'play-mirrored')}
      data-size={model.session.shape.size > 9 ? 'large' : 'usual'}
    >
      <PhoneBar model={model} />
      {now === 'small' || now === 'landscape' ? <h1 class="unseen">{titleOf(model)}</h1> : null}
      {now === 'phone' || now === 'tablet' || now === 'middle' ? <TitleLine model={model} /> : null}
      <GameBoard model={model} />
      {isWide || isFinished || now === 'landscape' ? null : <MessageLine model={model} cells />}
      {isFinished ? (
        <FinishPart model={model} />
      ) : model.isHinting.value ? (
        <HintPart model={model} />
      ) : (
        <Tools model={model} />
      )}
      {now === 'wide' ? <Folio model={model} /> : null}
      <OpenedPart model={model} />
      <p class="unseen" aria-live="polite">
        {model.polite.value}
      </p>
      <p class="unseen" aria-live="assertive">
        {model.assertive.value}
      </p>
    </div>
  );
}

function PauseButton({ model }: { readonly model: PlayModel }) {
  const isPaused = model.desk.clock.isPaused.value;
  return (
    <IconButton
      icon={isPaused ? 'resume' : 'pause'}
      label={t(isPaused ? 'resume' : 'pause')}
      onClick={() => model.desk.togglePause()}
    />
  );
}

function MoreButton({ model }: { readonly model: PlayModel }) {
  return (
    <IconButton
      icon="more"
      label={t('more')}
      aria-haspopup="dialog"
      onClick={() => {
        model.opened.value = 'more';
      }}
    />
  );
}

/** The bar of screens held in the hand. */
function PhoneBar({ model }: { readonly model: PlayModel }) {
  const isFinished = model.desk.isFinished.value;
  return (
    <div class="phone-bar">
      <IconButton icon="back" label={t('back')} onClick={() => navigate('/')} />
      {settings.showTimer.value && !isFinished ? <ClockView model={model} class="phone-time" /> : null}
      <span class="phone-bar-end">
        {isFinished ? null : <PauseButton model={model} />}
        <MoreButton model={model} />
      </span>
    </div>
  );
}

/** Title, grade and rules in a line where there is no room for the folio. */
function TitleLine({ model }: { readonly model: PlayModel }) {
  return (
    <header class="title-line">
      <h1 class="h3">{titleOf(model)}</h1>
      <Grade model={model} />
      <Button
        small
        class="rules-button"
        onClick={() => {
          model.opened.value = 'rules';
        }}
      >
        {t('rules')}
      </Button>
    </header>
  );
}

/** Time, ways of entering, pad and what else can be done. */
function Tools({ model }: { readonly model: PlayModel }) {
  const now = layout.value;
  const isPaused = model.desk.clock.isPaused.value;
  const isFinished = model.desk.isFinished.value;
  if (isFinished) return null;
  const clock = (
    <div class="clock">
      {settings.showTimer.value ? <ClockView model={model} class="clock-time" /> : <span />}
      <span class="clock-end">
        <PauseButton model={model} />
        <MoreButton model={model} />
      </span>
    </div>
  );
  const inert = isPaused ? { inert: true } : {};
  switch (now) {
    case 'wide':
    case 'middle':
      return (
        <div class="tools">
          {clock}
          <div class="tools-inner" {...inert}>
            <Modes model={model} />
            <Pad model={model} layout={now} />
            <div class="tool-row">
              <ToolRow model={model} tools={['undo', 'redo', 'erase', 'notes']} words />
            </div>
            <div class="two-buttons">
              <Button onClick={() => void model.check(() => goSolve(model))}>{checkWord(model)}</Button>
              <Button kind="main" onClick={() => model.openHint()}>
                {t('hint')}
              </Button>
            </div>
            <MessageLine model={model} cells={false} />
            <AboutCell model={model} />
          </div>
        </div>
      );
    case 'landscape':
      return (
        <>
          <div class="rail" {...inert}>
            <IconButton icon="back" label={t('back')} onClick={() => navigate('/')} />
            <ToolRow
              model={model}
              tools={['undo', 'redo', 'erase', 'notes', 'check', 'hint']}
              words={false}
            />
          </div>
          <div class="tools">
            {clock}
            <MessageLine model={model} cells />
            <div class="tools-inner" {...inert}>
              <Modes model={model} />
              <Pad model={model} layout={now} />
            </div>
          </div>
        </>
      );
    case 'small':
      return (
        <div class="tools" {...inert}>
          <div class="tool-row">
            <ModeButton model={model} />
            <ToolRow
              model={model}
              tools={
                model.session.shape.digitCount === 8 || model.session.shape.digitCount === 9
                  ? ['undo', 'redo', 'notes', 'check', 'hint']
                  : ['undo', 'redo', 'erase', 'notes', 'check', 'hint']
              }
              words={false}
            />
          </div>
          <Pad model={model} layout={now} />
        </div>
      );
    default: {
      const { digitCount } = model.session.shape;
      const hasErase = digitCount >= 7 && digitCount <= 9;
      return (
        <div class="tools" {...inert}>
          {now === 'tablet' ? clock : null}
          <div class="tool-row">
            <ToolRow
              model={model}
              tools={
                hasErase
                  ? ['undo', 'redo', 'notes', 'check', 'hint']
                  : ['undo', 'redo', 'erase', 'notes', 'check', 'hint']
              }
              words
            />
          </div>
          <Modes model={model} />
          <Pad model={model} layout={now} />
        </div>
      );
    }
  }
}

/** The hint panel, loaded when it is first wanted. */
function HintPart({ model }: { readonly model: PlayModel }) {
  type Panel = typeof import('./hint/index.tsx')['HintPanel'];
  const panel = useSignal<Late<Parameters<Panel>[0]>>(null);
  useEffect(() => {
    void import('./hint/index.tsx').then(({ HintPanel }) => {
      panel.value = HintPanel;
    });
  }, []);
  const HintPanel = panel.value;
  return (
    <div class="tools tools-hint">
      {HintPanel ? (
        <HintPanel
          session={model.session}
          onClose={() => model.closeHint()}
          onMarks={(marks, candidates, digits = null) => model.showHint(marks, candidates, digits)}
        />
      ) : null}
    </div>
  );
}

/** What there is to see when the board is solved, loaded then. */
function FinishPart({ model }: { readonly model: PlayModel }) {
  type Panel = typeof import('./finish/finish.tsx')['Finish'];
  const panel = useSignal<Late<Parameters<Panel>[0]>>(null);
  useEffect(() => {
    void import('./finish/finish.tsx').then(({ Finish }) => {
      panel.value = Finish;
    });
  }, []);
  const Finish = panel.value;
  return <div class="tools tools-finish">{Finish ? <Finish model={model} /> : null}</div>;
}

/** Keys, the clock, and what happens to the page while a game is on it. */
function useDocument(model: PlayModel): void {
  useEffect(() => {
    const { desk, session } = model;
    const { clock } = desk;
    const keydown = (event: KeyboardEvent) => {
      holding(model, event);
      if (!event.defaultPrevented && pressed(model, event)) event.preventDefault();
    };
    const keyup = (event: KeyboardEvent) => holding(model, event);
    const away = () => {
      desk.held.value = null;
      if (settings.autoPause.peek()) clock.leave();
    };
    const hidden = () => {
      if (document.hidden) away();
    };
    const copy = (event: ClipboardEvent) => {
      const isText = !getSelection()?.isCollapsed || (event.target as Element).closest('input, textarea');
      if (isText || !event.clipboardData) return;
      event.clipboardData.setData('text/plain', copied(session));
      event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if ((event.target as Element).closest('input, textarea')) return;
      const changes = pastedMarks(session, event.clipboardData?.getData('text/plain') ?? '');
      if (!changes) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      desk.paste(changes);
    };
    const press = (event: PointerEvent) => {
      clock.input();
      const target = event.target as Element;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      if (target.closest('.play-board, a, button, input, select, dialog, label, [tabindex]:not(main)'))
        return;
      if (!getSelection()?.isCollapsed) return;
      session.selection.value = { cells: [], focus: session.selection.peek().focus };
    };
    const endTips = longPressTips(document, (text) => {
      model.message.value = { text };
    });
    const ticking = setInterval(() => clock.tick(settings.autoPause.peek()), 250);
    document.addEventListener('keydown', keydown);
    document.addEventListener('keyup', keyup);
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('copy', copy);
    document.addEventListener('paste', paste, true);
    document.addEventListener('pointerdown', press);
    addEventListener('blur', away);
    return () => {
      clearInterval(ticking);
      endTips();
      document.removeEventListener('keydown', keydown);
      document.removeEventListener('keyup', keyup);
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('copy', copy);
      document.removeEventListener('paste', paste, true);
      document.removeEventListener('pointerdown', press);
      removeEventListener('blur', away);
    };
  }, [model]);
}
