import type { Diagnostic, Words } from 'hitotsu/base';

const WORDS = {
  'link-empty': { en: 'This link holds no puzzle.', ja: 'このリンクには問題が入っていません。' },
  'link-incomplete': {
    en: 'This link is incomplete. The end seems to be missing.',
    ja: 'リンクが途中で切れているようです。',
  },
  'link-damaged': {
    en: 'This link is damaged. It may have been changed on its way.',
    ja: 'リンクが壊れています。途中で書き変わったようです。',
  },
  'link-version': {
    en: 'This link was made by a newer version of the app. Reload to get it.',
    ja: 'このリンクは新しい版で作られました。読み込み直してください。',
  },
  'link-too-long': {
    en: 'This puzzle is too large for a link. A file can hold it.',
    ja: 'この問題は大きすぎてリンクに入りません。ファイルなら保存できます。',
  },
} satisfies Record<string, Words>;

/** What can be wrong with a link, with its sentence. */
export function linkError(code: keyof typeof WORDS): Diagnostic {
  return { code, words: WORDS[code] };
}
