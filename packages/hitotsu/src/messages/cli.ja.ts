import type { cliEn } from './cli.en.ts';

/** コマンドラインの日本語。 */
export const cliJa: Readonly<Record<keyof typeof cliEn, string>> = {
  'cli.about': 'どんなルールの組み合わせでも、解が1つだけのナンプレを作り、確かめ、解き、解説します。',
};
