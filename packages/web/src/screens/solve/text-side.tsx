import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { fileText, take } from '../../share/anywhere.ts';
import { Button, TextField } from '../../ui/index.ts';
import { t } from '../../words/solve.ts';
import { language } from '../../words/words.ts';
import { desk } from './desk.ts';
import { errorHead } from './error-words.ts';
import { PuzzleList } from './puzzle-list.tsx';

/** The puzzle as text, what it was read as, and the three buttons. */
export function TextSide({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const file = useRef<HTMLInputElement>(null);
  const making = desk.making.value;
  const working = desk.answers.check.value.state === 'asked' || making !== null;
  return (
    <>
      <TextField
        label={t('text')}
        labelHidden
        lines={10}
        value={desk.text.value}
        onText={(text) => desk.type(text)}
        inputRef={field as RefObject<HTMLTextAreaElement | HTMLInputElement | null>}
        more={{
          placeholder: t('placeholder'),
          // The lines of a grid stay lines; one long line is folded.
          wrap: desk.text.value.includes('\n') ? 'off' : 'soft',
          autocapitalize: 'off',
          autocomplete: 'off',
          onKeyDown: (event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void desk.solve();
          },
          onPaste: (event) => {
            // A text that takes the place of all of it is answered at once, as one pasted elsewhere is.
            const area = event.currentTarget as HTMLTextAreaElement;
            const text = event.clipboardData?.getData('text/plain') ?? '';
            if (area.selectionEnd - area.selectionStart < area.value.length || text.trim() === '') return;
            event.preventDefault();
            void desk.take(text);
          },
        }}
      />
      <ReadLine />
      <p class="solve-anywhere small">
        {t('anywhere')}{' '}
        <Button kind="text" small onClick={() => file.current?.click()}>
          {t('openFile')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void fileText(chosen).then(take);
            currentTarget.value = '';
          }}
        />
      </p>
      <div class="solve-buttons">
        <Button kind="main" onClick={() => void desk.solve()}>
          {t('solve')}
        </Button>
        {working ? (
          <Button
            onClick={() => {
              desk.stop();
              desk.answers.cancel();
            }}
          >
            {t('cancel')}
          </Button>
        ) : (
          <Button onClick={() => void desk.generate()}>{t('generate')}</Button>
        )}
        <Button
          onClick={() => {
            desk.clear();
            field.current?.focus();
          }}
        >
          {t('clear')}
        </Button>
      </div>
      <p class="small solve-making" role="status">
        {making === null ? '' : making === 0 ? t('looking') : t('making', { n: making })}
      </p>
      <PuzzleList />
    </>
  );
}

/** What the text was recognised as; errors while it is still being typed, quietly. */
function ReadLine() {
  const reading = desk.reading.value;
  const errors = desk.invalid.value;
  if (!reading) return <p class="small solve-read" />;
  if (errors) {
    const [error] = errors;
    return <p class="small solve-read field-error">{error ? errorHead(error) : t('notAPuzzle')}</p>;
  }
  const { format, puzzles, count } = reading;
  const name = within(format?.words[language.value] ?? '');
  const { size } = puzzles[0]?.document ?? { size: 9 };
  const isGrid = format?.name === 'grid' && count === 1 && reading.lines === size;
  const sentence = isGrid
    ? t('readAsGrid', { n: size })
    : count === 1
      ? t('readAs', { format: name })
      : puzzles.length < count
        ? t('readAsMost', { format: name, n: count, most: puzzles.length })
        : t('readAsMany', { format: name, n: count });
  return (
    <p class="small solve-read">
      {sentence}
      {desk.game.value === null ? null : ` ${t('withProgress')}`}
      {reading.errors.length > 0 ? ` ${t('badOnes', { n: reading.errors.length })}` : null}
    </p>
  );
}

/** A name inside an English sentence: `one line a puzzle`, but `SudokuPad link` and our own name as they are. */
const within = (name: string): string =>
  language.value === 'en' && /^(?!Hitotsu)[A-Z][a-z]+\b/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
