import { effect } from '@preact/signals';
import type { Language } from 'hitotsu/base';
import { language } from '../words/words.ts';
import { hrefOf } from './address.ts';
import { settings } from './settings.ts';

const spoken = (tag: string): Language | null => {
  const [base] = tag.split('-');
  return base === 'ja' || base === 'en' ? base : null;
};

/** The first language of the reader's list that the app speaks. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = spoken(tag.toLowerCase());
    if (found) return found;
  }
  return 'en';
}

/**
 * The language follows the setting, the setting follows the browser until the reader chooses. `?lang=ja` in the
 * address counts as a choice.
 */
export function followLanguage(query: URLSearchParams): void {
  const asked = spoken(query.get('lang') ?? '');
  if (asked) settings.language.value = asked;
  effect(() => {
    const chosen = settings.language.value;
    language.value = chosen === 'browser' ? languageOf(navigator.languages) : chosen;
    document.documentElement.lang = language.value;
    document
      .querySelector('link[rel=manifest]')
      ?.setAttribute(
        'href',
        hrefOf(language.value === 'ja' ? 'manifest.ja.webmanifest' : 'manifest.webmanifest'),
      );
  });
}

/** The language that the switch in the bar leads to, by its own name. */
export const OTHER: Readonly<Record<Language, { readonly to: Language; readonly name: string }>> = {
  en: { to: 'ja', name: '日本語' },
  ja: { to: 'en', name: 'English' },
};
