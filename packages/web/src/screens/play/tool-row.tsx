import type { IconName } from '../../ui/index.ts';
import { classNames, Icon } from '../../ui/index.ts';
import { t } from '../../words/play.ts';
import { goSolve } from './commands.ts';
import type { PlayModel } from './model.ts';

export type ToolName = 'undo' | 'redo' | 'erase' | 'notes' | 'check' | 'hint';

interface Tool {
  readonly icon: IconName;
  run(model: PlayModel): void;
}

const TOOLS: Readonly<Record<ToolName, Tool>> = {
  undo: { icon: 'undo', run: ({ desk }) => desk.undo() },
  redo: { icon: 'redo', run: ({ desk }) => desk.redo() },
  erase: { icon: 'erase', run: ({ desk }) => desk.erase() },
  notes: { icon: 'notes', run: ({ desk }) => desk.fill('rules') },
  check: { icon: 'check', run: (model) => void model.check(() => goSolve(model)) },
  hint: { icon: 'hint', run: (model) => model.openHint() },
};

interface ToolRowProps {
  readonly model: PlayModel;
  readonly tools: readonly ToolName[];
  readonly words: boolean;
}

/** What can be done with the game, as icons with or without their words. */
export function ToolRow({ model, tools, words }: ToolRowProps) {
  return (
    <>
      {tools.map((name) => {
        const { icon, run } = TOOLS[name];
        const label = name === 'check' ? checkWord(model) : t(name);
        return (
          <button
            key={name}
            type="button"
            class={classNames('tool', `tool-${name}`)}
            {...(words ? {} : { 'aria-label': label })}
            title={label}
            onClick={() => run(model)}
          >
            <Icon name={icon} />
            {words ? <span>{label}</span> : null}
          </button>
        );
      })}
    </>
  );
}

/** The word on the check: what runs, and after a while that it can be stopped. */
export function checkWord({ isChecking }: PlayModel): string {
  switch (isChecking.value) {
    case 'shown':
      return t('checking');
    case 'long':
      return t('stop');
    default:
      return t('check');
  }
}
