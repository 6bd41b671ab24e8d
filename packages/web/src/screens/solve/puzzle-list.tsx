import { useSignal } from '@preact/signals';
import type { PuzzleDocumentInput } from 'hitotsu/puzzle';
import { Thumbnail } from '../../board/thumbnail.tsx';
import { Button } from '../../ui/index.ts';
import { t } from '../../words/solve.ts';
import { language } from '../../words/words.ts';
import { desk } from './desk.ts';

/** Puzzles whose pictures are drawn at once. */
const PAGE = 24;

/** The puzzles of a text that holds several, and what of the chosen one was not taken over. */
export function PuzzleList() {
  const most = useSignal(PAGE);
  const reading = desk.reading.value;
  const puzzles = reading?.puzzles ?? [];
  const chosen = desk.index.value;
  const warnings = puzzles[chosen]?.warnings ?? [];
  return (
    <>
      {warnings.length > 0 ? (
        <div class="solve-warnings">
          <h2 class="label">{t('warnings')}</h2>
          <ul>
            {warnings.map(({ text, code }, i) => (
              <li key={`${code} ${i}`} class="small">
                {text[language.value]}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {puzzles.length > 1 ? (
        <>
          <h2 class="label">{t('puzzles')}</h2>
          <ol class="solve-list">
            {puzzles.slice(0, most.value).map(({ document }, index) => (
              <li key={index}>
                <button
                  type="button"
                  class="row solve-list-row"
                  {...(index === chosen ? { 'aria-current': 'true' as const } : {})}
                  onClick={() => desk.choose(index)}
                >
                  <Thumbnail document={document as PuzzleDocumentInput} size={48} />
                  <span>
                    {document.title || t('puzzleOf', { n: index + 1 })}
                    <span class="small solve-list-note">
                      {t('givens', { n: document.givens.replaceAll('.', '').length })}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {puzzles.length > most.value ? (
            <Button
              kind="text"
              onClick={() => {
                most.value += 4 * PAGE;
              }}
            >
              +{Math.min(4 * PAGE, puzzles.length - most.value)}
            </Button>
          ) : null}
        </>
      ) : null}
    </>
  );
}
