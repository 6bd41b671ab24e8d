import type { Diagnostic } from 'hitotsu/base';
import { t } from '../../words/set.ts';
import { language } from '../../words/words.ts';

/** Why a puzzle could not be filled: it has no solution, or else what the library says. */
export async function fillTrouble(error: Diagnostic): Promise<string> {
  const { textOf } = await import('hitotsu/messages');
  return error.code === 'no-grid' ? t('none') : textOf(error, language.peek());
}
