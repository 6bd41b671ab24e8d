import type { Mode } from '../../game/session.ts';
import { classNames } from '../../ui/index.ts';
import { t } from '../../words/play.ts';
import { ModeIcon } from './icons.tsx';
import type { PlayModel } from './model.ts';
import { modeName } from './said.ts';

const MODES: readonly Mode[] = ['digit', 'corner', 'centre', 'colour'];

/** How digits are taken: one of four. */
export function Modes({ model }: { readonly model: PlayModel }) {
  const { desk } = model;
  const current = desk.mode.value;
  return (
    <fieldset class="modes" aria-label={t('mode')}>
      {MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          class={classNames('mode', mode === current && 'mode-current')}
          aria-pressed={mode === current}
          onClick={() => desk.setMode(mode)}
        >
          <ModeIcon mode={mode} />
          <span class="mode-word">{modeName(mode)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The same in one button, for the smallest screens: it shows the current way and goes on to the next. */
export function ModeButton({ model }: { readonly model: PlayModel }) {
  const { desk } = model;
  const mode = desk.mode.value;
  const label = t('nextMode', { mode: modeName(mode) });
  return (
    <button type="button" class="tool mode-current mode-single" title={label} onClick={() => desk.nextMode()}>
      <ModeIcon mode={mode} />
      <span class="unseen">{label}</span>
    </button>
  );
}
