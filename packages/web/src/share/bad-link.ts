import type { Diagnostic } from 'hitotsu/base';
import { notify } from '../app/notices.ts';
import { language } from '../words/words.ts';

/** Says at the foot of the page what is wrong with a link; the words of all errors are loaded only now. */
export async function sayBadLink([first]: readonly Diagnostic[]): Promise<void> {
  const { messageOf } = await import('hitotsu/messages');
  if (first) notify({ text: messageOf(first, language.peek()) });
}
