import { useSignal } from '@preact/signals';
import type { PuzzleDocument } from 'hitotsu/puzzle';
import { builtinRules } from 'hitotsu/rules';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import { ask } from '../engine/client.ts';
import type { ToldDiagnostic, Written } from '../engine/handlers/reading.ts';
import { Button } from '../ui/index.ts';
import { t } from '../words/share.ts';
import { language } from '../words/words.ts';
import { fileName, saveFile } from './files.ts';

interface FormatListProps {
  readonly document: PuzzleDocument;
  readonly title: string | undefined;
  onBack(): void;
}

/** Every format that the library writes, with what each cannot hold. */
export function FormatList({ document, title, onBack }: FormatListProps) {
  const written = useSignal<readonly Written[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    ask('write', { document }, { signal: controller.signal }).then(
      (found) => {
        written.value = found;
      },
      () => {},
    );
    return () => controller.abort(new DOMException('closed', 'AbortError'));
  }, [document]);
  return (
    <>
      <ul class="rows-lined share-formats">
        {written.value?.map((each) => (
          <Format key={each.name} written={each} title={title} />
        ))}
      </ul>
      <div class="share-ways">
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  );
}

function Format({
  written: { name, words, text, errors, warnings },
  title,
}: {
  readonly written: Written;
  readonly title: string | undefined;
}) {
  const copied = useSignal(false);
  const format = words[language.value];
  const [error] = errors;
  return (
    <li class="share-format">
      <span class="share-format-words">
        <span>{format}</span>
        <span class="small">
          {error
            ? error.text[language.value]
            : warnings.length > 0
              ? losses(format, warnings)
              : t('formatWhole')}
        </span>
      </span>
      {text === null ? null : (
        <span class="share-row-ways">
          <Button
            kind="text"
            small
            aria-label={t('copyOf', { format })}
            onClick={() =>
              navigator.clipboard.writeText(text).then(
                () => {
                  copied.value = true;
                },
                () => notify({ text: t('notCopied') }),
              )
            }
          >
            {t(copied.value ? 'done' : 'copy')}
          </Button>
          <Button
            kind="text"
            small
            aria-label={t('saveOf', { format })}
            onClick={() => saveFile(text, fileName(title, name === 'json' ? 'json' : 'txt'))}
          >
            {t('save')}
          </Button>
        </span>
      )}
    </li>
  );
}

/** What a format leaves out: rules by their names, anything else in the library's words. */
function losses(format: string, warnings: readonly ToldDiagnostic[]): string {
  const rules = warnings.flatMap(({ values }) => {
    const words = builtinRules.get(String(values.what))?.words;
    return words ? [(words.short ?? words.name)[language.value]] : [];
  });
  const others = warnings.filter(({ values }) => !builtinRules.get(String(values.what)));
  return [
    ...(rules.length > 0
      ? [t('formatLoses', { format, rules: rules.join(language.value === 'ja' ? '・' : ', ') })]
      : []),
    ...others.map(({ text }) => text[language.value]),
  ].join(language.value === 'ja' ? '' : ' ');
}
