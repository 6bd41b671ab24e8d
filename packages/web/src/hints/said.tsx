import type { ComponentChildren } from 'preact';
import { language } from '../words/words.ts';
import type { Said } from './told.ts';

/** A sentence in the language of the app: cells bold, digits to look for under the marker, digits that go struck out. */
export function Sentence({ said }: { readonly said: Said }): ComponentChildren {
  return said[language.value].map(({ text, as }, i) => {
    if (as === 'cell') return <b key={i}>{text}</b>;
    if (as === 'mark')
      return (
        <mark key={i} class="digit-mark">
          {text}
        </mark>
      );
    if (as === 'gone')
      return (
        <s key={i} class="digit-gone">
          {text}
        </s>
      );
    return text;
  });
}

/** The same as plain text, for announcements and names. */
export const plainText = (said: Said): string => said[language.value].map(({ text }) => text).join('');
