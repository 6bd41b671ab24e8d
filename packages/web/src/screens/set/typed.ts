import { useSignal } from '@preact/signals';
import { editor } from './desk.ts';
import { withWords } from './draft.ts';

/** What a field shows: the text as it was typed, blanks and all, as long as it is what the puzzle holds. */
export const shownText = (typed: string, held: string): string => (typed.trim() === held ? typed : held);

/** The puzzle's title or author in a field: the puzzle holds it without the blanks around it. */
export function useWord(what: 'title' | 'author') {
  const typed = useSignal('');
  const held = editor.puzzle.value.document[what] ?? '';
  return {
    value: shownText(typed.value, held),
    onText(text: string): void {
      typed.value = text;
      const { title = '', author = '' } = editor.puzzle.peek().document;
      if (text.trim() !== { title, author }[what])
        editor.edit(withWords(editor.puzzle.peek(), { title, author, [what]: text }), 'words');
    },
  };
}
