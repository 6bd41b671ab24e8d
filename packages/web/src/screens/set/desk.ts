import { effect, signal } from '@preact/signals';
import { type Puzzle, type PuzzleDocument, parsePuzzle } from 'hitotsu/puzzle';
import { readLink } from '../../share/link.ts';
import { Answers } from './answers.ts';
import { emptyDraft } from './draft.ts';
import { type DraftRow, listDrafts, newDraftId, saveDraft } from './drafts.ts';
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

/** The puzzle as it was last written down. */
export const savedPuzzle = signal<Puzzle | null>(null);

let id = newDraftId();

function rowOf(): DraftRow {
  const { document } = editor.puzzle.peek();
  return { id, document, map: editor.map.peek(), changed: Date.now() };
}

/** Whether anything was set at all. */
function isBlank(puzzle: Puzzle): boolean {
  const { givens, rules, title, author } = puzzle.document;
  const plain = emptyDraft(puzzle.shape.size).document;
  return (
    !title && !author && givens === plain.givens && JSON.stringify(rules) === JSON.stringify(plain.rules)
  );
}

/** Follows the puzzle while the screen is shown: asks the engine, saves the draft. Answers how to stop. */
export function follow(): () => void {
  let saving: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(saving);
    saving = undefined;
    if (ready.peek()) void saveNow();
  };
  const stopSaving = effect(() => {
    void editor.puzzle.value;
    void editor.map.value;
    clearTimeout(saving);
    saving = setTimeout(save, SAVE_MS);
  });
  const stopAsking = effect(() => {
    const puzzle = editor.puzzle.value;
    void truths.value;
    if (!ready.value) return;
    if (checks.value) answers.follow(puzzle, truths);
    else answers.stop();
  });
  const hidden = () => {
    if (document.visibilityState === 'hidden' && saving !== undefined) save();
  };
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    stopSaving();
    stopAsking();
    answers.stop();
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', hidden);
    if (saving !== undefined) save();
  };
}

/** What was set last, or the puzzle of the address; once. */
export async function begin(hash: string): Promise<void> {
  if (hash !== '') {
    const read = readLink(hash);
    if (read.ok) {
      id = newDraftId();
      editor.open(read.value.puzzle);
      ready.value = true;
      return;
    }
  }
  if (ready.peek()) return;
  const [newest] = await listDrafts();
  if (newest && !editor.canUndo.peek()) openDraft(newest);
  ready.value = true;
}

/** Takes a kept draft up again. */
export function openDraft(row: DraftRow): void {
  const parsed = parsePuzzle(row.document);
  if (!parsed.ok) return;
  id = row.id;
  editor.reset(parsed.value, row.map);
  savedPuzzle.value = parsed.value;
}

/** A new puzzle; the one before stays among the drafts. */
export function openNew(puzzle: Puzzle): void {
  void saveNow();
  id = newDraftId();
  editor.reset(puzzle, null);
}

/** A document that was read: a new draft of its own. */
export function openDocument(document: PuzzleDocument | { readonly [field: string]: unknown }): boolean {
  const { game: _, ...bare } = document as { readonly game?: unknown };
  const parsed = parsePuzzle(bare);
  if (!parsed.ok) return false;
  openNew(parsed.value);
  return true;
}

/** Writes the draft down. A blank board is none. */
export async function saveNow(): Promise<void> {
  const puzzle = editor.puzzle.peek();
  if (isBlank(puzzle)) return;
  await saveDraft(rowOf());
  savedPuzzle.value = puzzle;
}

export const isCurrent = (row: DraftRow): boolean => row.id === id;
