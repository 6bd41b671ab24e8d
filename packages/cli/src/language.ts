import type { Language } from 'hitotsu/base';

/** The language that the environment asks for: the first of LC_ALL, LC_MESSAGES, LANG that is set; English otherwise. */
function languageOfEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^ja\b|^ja_/i.test(locale) ? 'ja' : 'en';
}

/**
 * The language to speak, found before anything is parsed, since errors of parsing are to be said in it. A `--lang` that
 * names none of the languages is reported later.
 */
export function chooseLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  let chosen: string | undefined;
  for (const [index, argument] of argv.entries()) {
    if (argument === '--') break;
    if (argument === '--lang') chosen = argv[index + 1];
    else if (argument.startsWith('--lang=')) chosen = argument.slice('--lang='.length);
  }
  return chosen === 'ja' || chosen === 'en' ? chosen : languageOfEnvironment(env);
}
