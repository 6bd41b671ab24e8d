import { unwrap } from 'hitotsu/base';
import { expect, it } from 'vitest';
import { emptyDraft, withWords } from './draft.ts';
import { type DraftRow, deleteDraft, draftState, listDrafts, saveDraft } from './drafts.ts';

/** There is no IndexedDB in Node: as in browsers that give the page none. */
it('drafts last as long as the page where there is no database, and it is said', async () => {
  expect(typeof indexedDB).toBe('undefined');
  const draft = (id: string, title: string, changed: number): DraftRow => {
    const { document } = unwrap(withWords(emptyDraft(4), { title, author: '' }));
    return { id, document, map: null, changed };
  };
  expect(await listDrafts()).toEqual([]);
  expect(draftState.value).toBe('memory');
  expect(await saveDraft(draft('a', 'One', 1))).toBe(true);
  expect(await saveDraft(draft('b', 'Two', 2))).toBe(true);
  expect(await saveDraft(draft('a', 'Three', 3))).toBe(true);
  expect((await listDrafts()).map(({ document }) => document.title)).toEqual(['Three', 'Two']);
  await deleteDraft('a');
  expect((await listDrafts()).map(({ id }) => id)).toEqual(['b']);
  expect(draftState.value).toBe('memory');
});
