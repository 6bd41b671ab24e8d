import { type Catalogue, wordsOf } from './words.ts';

export const aboutWords = {
  en: {
    title: 'About Hitotsu',
    meaning:
      'Hitotsu (ひとつ) means one: every puzzle made here has exactly one solution, and that is proved.',
    device:
      'Everything is worked out on this device. Nothing you play, type or draw leaves it; there are no accounts, no counters, no requests to other servers. A shared link holds the puzzle itself.',
    version: 'Version {version}',
    trademark:
      '“数独” (Sudoku) is a registered trademark of Nikoli Co., Ltd. in Japan. The Japanese pages therefore say ナンプレ.',
    licence: 'Hitotsu is free software under the MIT licence.',
    made: 'Made with',
    fonts: 'Typefaces',
    libraries: 'Libraries',
    name: 'Name',
    versionHead: 'Version',
    licenceHead: 'Licence',
    texts: 'All licence texts',
  },
  ja: {
    title: 'このアプリについて',
    meaning:
      'ひとつの名は、答えがひとつという約束です。ここで作る問題はすべて、解がひとつだけと証明しています。',
    device:
      '計算はすべてこの端末で行います。遊んだ記録、入力した問題、描いた盤面は、どれも外へ送りません。登録も計測もなく、ほかのサーバーには接続しません。共有リンクには問題そのものが入っています。',
    version: '版 {version}',
    trademark: '「数独」は株式会社ニコリの登録商標です。このアプリでは「ナンプレ」と呼びます。',
    licence: 'ひとつはMITライセンスの自由なソフトウェアです。',
    made: '使っているもの',
    fonts: '書体',
    libraries: 'ライブラリ',
    name: '名前',
    versionHead: '版',
    licenceHead: 'ライセンス',
    texts: 'ライセンスの全文',
  },
} satisfies Catalogue<string>;

export const t = wordsOf(aboutWords);
