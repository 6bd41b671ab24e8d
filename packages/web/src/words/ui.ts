import { type Catalogue, wordsOf } from './words.ts';

/** What the small parts say by themselves. */
export const uiWords = {
  en: { close: 'Close' },
  ja: { close: '閉じる' },
} satisfies Catalogue<string>;

export const words = wordsOf(uiWords);
