import { EMPTY, symbolOf } from 'hitotsu/board';
import { Button, classNames, Icon } from '../../ui/index.ts';
import { said } from '../../words/said.ts';
import { t } from '../../words/set.ts';
import { language } from '../../words/words.ts';
import { editor } from './desk.ts';
import { cluesOf, strokeOf } from './draft.ts';
import { GIVEN } from './editor.ts';
import { clueName } from './names.ts';

/** Clues listed at most; with more the board is the better list. */
const MOST_LISTED = 12;

/** The tool in hand: how it is used, what it holds, what can be done with that. */
export function ToolBox() {
  const tool = editor.drawn;
  const name = tool ? tool.name[language.value] : t('given');
  const trouble = editor.trouble.value;
  const busy = editor.pen.value !== null || editor.chosenIndex.value >= 0;
  return (
    <section class={classNames('set-box', busy && 'set-box-busy')} aria-labelledby="set-box">
      <h3 class="label" id="set-box">
        {name}
      </h3>
      <p class="small set-help">{helpOf()}</p>
      <p class="small field-error set-trouble" role="status">
        {trouble ? (said(trouble) ?? trouble.code) : null}
      </p>
      {tool ? <InHand /> : null}
      {!tool || tool.text ? <Pad /> : null}
      {tool ? <Clues /> : null}
    </section>
  );
}

function helpOf(): string {
  const tool = editor.drawn;
  if (!tool) return t('help.given');
  const own = tool.help?.[language.value];
  return own ?? t(`help.${tool.gesture}`, { n: editor.puzzle.value.shape.size });
}

/** The stroke in hand, or the clue that is selected. */
function InHand() {
  const tool = editor.drawn;
  const pen = editor.pen.value;
  const index = editor.chosenIndex.value;
  const stroke = pen ? { cells: pen.path } : strokeOf(editor.puzzle.value, index);
  if (!tool || !stroke || tool.gesture === 'cells' || tool.gesture === 'regions') return null;
  const n = stroke.cells.length;
  return (
    <div class="set-hand">
      <div class="set-row">
        <span>
          {tool.gesture === 'line' ? t('length', { n }) : t('cells', { n })}
          {tool.text ? (
            <span class="set-hand-text">
              {tool.text.name[language.value]} <b>{editor.text || '–'}</b>
            </span>
          ) : null}
        </span>
        {pen ? (
          <span class="set-row-actions">
            {pen.keys ? (
              <Button kind="text" small onClick={() => editor.finish()}>
                {t('done')}
              </Button>
            ) : null}
            <Button kind="text" small onClick={() => editor.drop()}>
              {t('drop')}
            </Button>
          </span>
        ) : (
          <span class="set-row-actions">
            {tool.gesture === 'line' ? (
              <Button kind="text" small onClick={() => editor.reverse()}>
                {t('reverse')}
              </Button>
            ) : null}
            <Button kind="text" small onClick={() => editor.remove([index])}>
              {t('remove')}
            </Button>
          </span>
        )}
      </div>
      {tool.text ? (
        <label class="set-row set-hand-field">
          <span>{tool.text.name[language.value]}</span>
          <input
            class="input set-number"
            type="text"
            inputMode="numeric"
            autocomplete="off"
            value={editor.text}
            onInput={(event) => editor.setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && editor.pen.peek()) editor.finish();
            }}
          />
        </label>
      ) : null}
    </div>
  );
}

/** Digits to be pressed: those of the board for givens, 0 to 9 for numbers. */
function Pad() {
  const given = editor.tool.value === GIVEN;
  const { minDigit, maxDigit } = editor.puzzle.value.shape;
  const [from, to] = given ? [minDigit, maxDigit] : [0, 9];
  const digits = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const idle = !given && !editor.pen.value && editor.chosenIndex.value < 0;
  return (
    <fieldset class="set-pad" aria-label={t('pad')} disabled={idle}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          onClick={() => (given ? editor.give(digit) : editor.setText(editor.text + symbolOf(digit)))}
        >
          {symbolOf(digit)}
        </button>
      ))}
      <button
        type="button"
        class="set-pad-erase"
        aria-label={t('erase')}
        onClick={() => (given ? editor.give(EMPTY) : editor.setText(editor.text.slice(0, -1)))}
      >
        <Icon name="erase" />
      </button>
    </fieldset>
  );
}

/** The tool's clues on the board. */
function Clues() {
  const puzzle = editor.puzzle.value;
  const { gesture } = editor.drawn ?? {};
  const indices = cluesOf(puzzle, editor.tool.value);
  if (gesture === 'cells' || gesture === 'regions') {
    const [index] = indices;
    if (index === undefined) return null;
    return (
      <div class="set-row">
        <span>{clueName(puzzle, index)}</span>
        <Button kind="text" small onClick={() => editor.remove([index])}>
          {t('remove')}
        </Button>
      </div>
    );
  }
  if (indices.length === 0) return null;
  return (
    <details class="set-clues">
      <summary class="small">{t('clues', { n: indices.length })}</summary>
      <ul class="rows">
        {indices.slice(0, MOST_LISTED).map((index) => {
          const clue = clueName(puzzle, index);
          return (
            <li key={index} class="set-row">
              <button
                type="button"
                class="set-row-name"
                aria-pressed={index === editor.chosenIndex.value}
                onClick={() => editor.choose(index)}
              >
                {clue}
              </button>
              <Button
                kind="text"
                small
                aria-label={`${t('remove')}: ${clue}`}
                onClick={() => editor.remove([index])}
              >
                {t('remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
