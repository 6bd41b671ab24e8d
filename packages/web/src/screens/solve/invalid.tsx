import type { RefObject } from 'preact';
import type { ToldDiagnostic } from '../../engine/handlers/reading.ts';
import { Button } from '../../ui/index.ts';
import { t } from '../../words/solve.ts';
import { desk } from './desk.ts';
import { errorHead, errorWords } from './error-words.ts';

/** Puts the cursor into a line of a text field. */
function goTo(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Lines are equally high: the chosen one comes to the middle.
  field.scrollTop = (field.scrollHeight / Math.max(1, lines.length)) * (line - 1) - field.clientHeight / 2;
}

const MOST_SHOWN = 5;

/** The text is no puzzle: the error itself, where it is, and what can be done. */
export function Invalid({
  errors,
  field,
}: {
  readonly errors: readonly ToldDiagnostic[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
}) {
  const [first, ...others] = errors;
  if (!first) return null;
  const { head, body } = errorWords(first);
  const { line } = first;
  const isRule = first.code.startsWith('unknown-rule');
  const hasLines = desk.text.value.includes('\n');
  return (
    <>
      <h2 id="solve-answer" class="heavy h3 solve-wrong">
        {head}
      </h2>
      {body ? <p class="solve-body">{body}</p> : null}
      <div class="solve-ways">
        {isRule ? (
          <Button onClick={() => void desk.take(desk.text.peek(), { withoutUnknown: true })}>
            {t('leaveOut')}
          </Button>
        ) : null}
        {line !== undefined && hasLines ? (
          <Button small onClick={() => goTo(field.current, line)}>
            {t('goTo', { n: line })}
          </Button>
        ) : null}
      </div>
      {others.length > 0 ? (
        <ul class="rows-lined solve-others">
          {others.slice(0, MOST_SHOWN).map((error, i) => (
            <li key={i} class="small">
              {errorHead(error)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
