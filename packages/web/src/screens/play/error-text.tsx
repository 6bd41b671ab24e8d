import { useSignal } from '@preact/signals';
import type { Diagnostic, Language } from 'hitotsu/base';
import { useEffect } from 'preact/hooks';
import { language } from '../../words/words.ts';

type Texts = (errors: readonly Diagnostic[], language: Language) => readonly string[];

/** Errors in words; the words of all errors are loaded only now. */
export function ErrorText({ errors }: { readonly errors: readonly Diagnostic[] }) {
  const texts = useSignal<Texts | null>(null);
  useEffect(() => {
    if (errors.length === 0) return;
    void import('hitotsu/messages').then(({ messageOf }) => {
      texts.value = (list, how) => list.map((error) => messageOf(error, how));
    });
  }, [errors]);
  const shown = texts.value?.(errors, language.value) ?? [];
  return (
    <>
      {shown.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
