import type { Diagnostic } from 'hitotsu/base';
import { compose } from 'hitotsu/messages';
import { language } from './words.ts';

/** What a diagnostic says that carries its own words (a rule's); undefined for others, which the worker words. */
export function said({ words, values = {} }: Diagnostic): string | undefined {
  return words && compose(words[language.value], values, language.value);
}
