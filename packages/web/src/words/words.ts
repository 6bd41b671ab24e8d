import { signal } from '@preact/signals';
import type { Language, WordValues } from 'hitotsu/base';
import { compose } from 'hitotsu/messages';

/** The language of the app; every sentence follows it. */
export const language = signal<Language>('en');

/** The sentences of one screen in both languages. */
export interface Catalogue<Key extends string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly ja: Readonly<Record<Key, string>>;
}

/**
 * A function that says a sentence of a catalogue in the language of the app. `{name}` is a place for a value,
 * `{count|# cell|# cells}` picks by number. Read inside a component it makes the component follow the language.
 */
export function wordsOf<Key extends string>(catalogue: Catalogue<Key>) {
  return (key: Key, values: WordValues = {}): string =>
    compose(catalogue[language.value][key], values, language.value);
}
