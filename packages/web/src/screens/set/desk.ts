import { batch, computed, effect, signal } from '@preact/signals';
import { type Puzzle, type PuzzleDocument, parsePuzzle, stableText } from 'hitotsu/puzzle';
import { notify } from '../../app/notices.ts';
import { sayBadLink } from '../../share/bad-link.ts';
import { readLink } from '../../share/link.ts';
import { t } from '../../words/set.ts';
import { Answers } from './answers.ts';
import { emptyDraft } from './draft.ts';
import { changedElsewhere, type DraftRow, isByThisTab, listDrafts, newDraftId, saveDraft } from './drafts.ts';
import { Editor } from './editor.ts';

/** Size of the board that a new puzzle begins with. */
const FIRST_SIZE = 9;
/** Quiet time before a draft is written down. */
const SAVE_MS = 300;

/** What lies on the setter's desk; it stays there while the app is open. */
export const editor = new Editor(emptyDraft(FIRST_SIZE));
export const answers = new Answers();
/** Digits that occur in solutions are shown; the puzzle is looked at after each edit. */
export const truths = signal(true);
export const checks = signal(true);
/** Something was read from the device, or there was nothing. */
export const ready = signal(false);

/** A draft as the device has it. */
interface Draft {
  id: string;
  /** When the row was changed that was read last; null if none was. */
  since: number | null;
  /** Another tab's changes have been taken over. */
  shared?: boolean;
}

interface Content {
  readonly puzzle: Puzzle;
  readonly map: string | null;
}

const newDraft = (): Draft => ({ id: newDraftId(), since: null });
let draft = newDraft();
/** The draft on the desk as it was last written or read. */
const kept = signal<(Content & { readonly deleted?: boolean }) | null>(null);
/** There is nothing to be written down. */
const isKept = computed(
  () => kept.value?.puzzle === editor.puzzle.value && kept.value.map === editor.map.value,
);
/** The device has what is on the desk. */
export const isSaved = computed(() => isKept.value && !kept.value?.deleted);

const content = (): Content => ({ puzzle: editor.puzzle.peek(), map: editor.map.peek() });

/** Whether anything was set at all. */
function isBlank({ puzzle, map }: Content): boolean {
  const { givens, rules, title, author } = puzzle.document;
  const plain = emptyDraft(puzzle.shape.size).document;
  return (
    !title &&
    !author &&
    map === null &&
    givens === plain.givens &&
    JSON.stringify(rules) === JSON.stringify(plain.rules)
  );
}

/** Follows the puzzle while the screen is shown: asks the engine, saves the draft. Answers how to stop. */
export function follow(): () => void {
  let saving: ReturnType<typeof setTimeout> | undefined;
  const save = (hasty: boolean) => {
    clearTimeout(saving);
    saving = undefined;
    void saveNow({ hasty });
  };
  const saveAtOnce = () => {
    if (saving !== undefined) save(true);
  };
  const stopSaving = effect(() => {
    clearTimeout(saving);
    saving = undefined;
    if (ready.value && !isKept.value) saving = setTimeout(save, SAVE_MS, false);
    // A further edit of what is not written down yet puts the writing off.
    void editor.puzzle.value;
    void editor.map.value;
  });
  const stopAsking = effect(() => {
    const puzzle = editor.puzzle.value;
    void truths.value;
    if (!ready.value) return;
    if (checks.value) answers.follow(puzzle, truths);
    else answers.stop();
  });
  const stopHearing = effect(() => {
    if (changedElsewhere.value?.id === draft.id && document.visibilityState === 'visible') void look();
  });
  const turned = () => {
    if (document.visibilityState === 'hidden') saveAtOnce();
    else void look();
  };
  addEventListener('pagehide', saveAtOnce);
  document.addEventListener('visibilitychange', turned);
  void look();
  return () => {
    stopSaving();
    stopAsking();
    stopHearing();
    answers.stop();
    removeEventListener('pagehide', saveAtOnce);
    document.removeEventListener('visibilitychange', turned);
    saveAtOnce();
  };
}

/** What was set last, once; or the puzzle of a link, each time the address holds one. */
export async function begin(hash: string): Promise<void> {
  if (hash !== '') {
    const read = readLink(hash);
    if (read.ok) {
      lay(newDraft(), () => editor.open(read.value.puzzle));
      ready.value = true;
      return;
    }
    void sayBadLink(read.errors);
  }
  if (ready.peek()) return;
  const [newest] = await listDrafts();
  if (newest && !ready.peek() && !editor.canUndo.peek()) openDraft(newest, true);
  ready.value = true;
}

/** Puts another draft on the desk; the one before is written down. */
function lay(next: Draft, put: () => void, stored = false): void {
  void saveNow();
  batch(() => {
    draft = next;
    put();
    kept.value = stored ? content() : null;
  });
}

/** Takes a kept draft up again; unless it is the newest already, it becomes that. */
export function openDraft({ id, document, map, changed }: DraftRow, isNewest = false): void {
  const parsed = parsePuzzle(document);
  if (parsed.ok) lay({ id, since: changed }, () => editor.reset(parsed.value, map), isNewest);
}

/** A new puzzle; the one before stays among the drafts. */
export function openNew(puzzle: Puzzle): void {
  lay(newDraft(), () => editor.reset(puzzle, null));
}

/** A document that was read: a new draft of its own. */
export function openDocument(document: PuzzleDocument | { readonly [field: string]: unknown }): boolean {
  const { game: _, ...bare } = document as { readonly game?: unknown };
  const parsed = parsePuzzle(bare);
  if (!parsed.ok) return false;
  openNew(parsed.value);
  return true;
}

/**
 * Writes the draft down; a blank board that never was anything is none. What another tab has made of the draft meanwhile
 * stays: this one goes on under a name of its own.
 */
export async function saveNow({ hasty = false } = {}): Promise<void> {
  const own = draft;
  const now = content();
  if (isKept.peek() || (isBlank(now) && kept.peek() === null)) return;
  const row = (): DraftRow => ({
    id: own.id,
    document: now.puzzle.document,
    map: now.map,
    changed: Date.now(),
  });
  const first = row();
  if (!(await saveDraft(first, { since: own.since, hasty }))) {
    // Another writing may have found that out before.
    if (own.id === first.id) {
      own.id = newDraftId();
      notify({ text: t('copied') });
    }
    await saveDraft(row());
  }
  if (own === draft) kept.value = now;
}

/** Another tab may have changed the draft: takes that over, unless there is something here to be written down first. */
async function look(): Promise<void> {
  const own = draft;
  const { id } = own;
  const row = (await listDrafts()).find((each) => each.id === id);
  const here = kept.peek();
  if (own !== draft || own.id !== id || !here || !isKept.peek()) return;
  if (!row) kept.value = { ...here, deleted: true };
  else if (!isByThisTab(row) && row.changed !== own.since) follows(own, row);
}

function follows(own: Draft, { document, map, changed }: DraftRow): void {
  const parsed = parsePuzzle(document);
  if (!parsed.ok) return;
  own.since = changed;
  const now = content();
  const isSame = map === now.map && stableText(document) === stableText(now.puzzle.document);
  batch(() => {
    if (!isSame) {
      editor.open(parsed.value);
      editor.map.value = map;
    }
    kept.value = content();
  });
  if (!isSame && !own.shared) notify({ text: t('followed') });
  own.shared ||= !isSame;
}

export const isCurrent = (row: DraftRow): boolean => row.id === draft.id;
