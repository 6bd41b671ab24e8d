import { type AnyRuleType, builtinRules, type Gesture, shortName, toolOf } from 'hitotsu/rules';
import { RulePicture } from '../../picture/rule-picture.tsx';
import { t } from '../../words/set.ts';
import { language } from '../../words/words.ts';
import { editor } from './desk.ts';
import { hasAll } from './draft.ts';
import { GIVEN, GIVEN_KEY } from './editor.ts';

const ICON = 26;

const GROUPS = [
  ['groupCells', ['regions', 'cells']],
  ['groupAreas', ['area']],
  ['groupLines', ['line']],
  ['groupEdges', ['edge', 'corner', 'lane']],
  ['groupBoard', ['board']],
] as const satisfies readonly (readonly [string, readonly (Gesture | 'board')[]])[];

function membersOf(gestures: readonly (Gesture | 'board')[]): AnyRuleType[] {
  return builtinRules.types.filter((type) => {
    const tool = toolOf(type);
    return tool !== null && gestures.includes(tool.gesture);
  });
}

/** Every tool that the rules bring, in groups; one is in hand. Rules for the whole board are switched in place. */
export function Tools() {
  return (
    <div class="set-tools" role="toolbar" aria-label={t('tools')} aria-orientation="vertical">
      {GROUPS.map(([name, gestures]) => {
        const members = membersOf(gestures);
        const withGiven = name === 'groupCells';
        if (members.length === 0 && !withGiven) return null;
        return (
          <fieldset key={name} class="set-tool-group">
            <legend class="small">{t(name)}</legend>
            {withGiven ? <ToolButton tool={GIVEN} name={t('given')} letter={GIVEN_KEY} /> : null}
            {members.map((type) => (
              <RuleTool key={type.type} type={type} />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

function RuleTool({ type }: { readonly type: AnyRuleType }) {
  const tool = toolOf(type);
  if (!tool) return null;
  if (tool.gesture !== 'board')
    return <ToolButton tool={type.type} name={tool.name[language.value]} letter={tool.key} type={type} />;
  const specs = tool.choices.flatMap((choice) => choice.specs);
  const on = hasAll(editor.puzzle.value, specs);
  return (
    <>
      <button
        type="button"
        class="set-tool set-tool-board"
        aria-pressed={on}
        onClick={() => editor.toggle(specs)}
      >
        <span class="set-tool-icon">
          <RulePicture type={type} side={ICON} />
        </span>
        <span class="set-tool-name">{shortName(type)[language.value]}</span>
        <span class="set-tool-state" aria-hidden="true" />
      </button>
      {tool.choices.length > 1 && tool.choices.some(({ specs: some }) => hasAll(editor.puzzle.value, some))
        ? tool.choices.map((choice) => {
            const chosen = hasAll(editor.puzzle.value, choice.specs);
            return (
              <button
                key={choice.name.en}
                type="button"
                class="set-tool set-tool-board set-tool-part"
                aria-pressed={chosen}
                onClick={() => editor.toggle(choice.specs)}
              >
                <span class="set-tool-name">{choice.name[language.value]}</span>
                <span class="set-tool-state" aria-hidden="true" />
              </button>
            );
          })
        : null}
    </>
  );
}

interface ToolButtonProps {
  readonly tool: string;
  readonly name: string;
  readonly letter: string;
  readonly type?: AnyRuleType;
}

function ToolButton({ tool, name, letter, type }: ToolButtonProps) {
  const alt = editor.puzzle.value.shape.maxDigit > 9;
  return (
    <button
      type="button"
      class="set-tool"
      aria-pressed={editor.tool.value === tool}
      aria-keyshortcuts={alt ? `Alt+${letter}` : letter}
      title={name}
      onClick={() => editor.take(tool)}
    >
      <span class="set-tool-icon">
        {type ? (
          <RulePicture type={type} side={ICON} />
        ) : (
          <svg viewBox="0 0 26 26" class="rule-picture" aria-hidden="true">
            <rect class="set-given-frame" x="1" y="1" width="24" height="24" />
            <text class="type-print set-given-digit" x="13" y="19.5">
              5
            </text>
          </svg>
        )}
      </span>
      <span class="set-tool-name">{name}</span>
      <kbd class="kbd set-tool-key">{letter}</kbd>
    </button>
  );
}
