import { signal } from '@preact/signals';
import { navigate, route } from '../app/address.ts';
import { isBackup } from '../store/is-backup.ts';

/** A text that was pasted or dropped somewhere, or a file that was opened. */
export interface Incoming {
  readonly text: string;
  /** Name of the file. */
  readonly name?: string;
}

/** What came in and has not been taken by a screen yet. */
export const incoming = signal<Incoming | null>(null);

/** Files beyond this are not read: no collection of puzzles is so large. */
export const MAX_FILE = 16_000_000;

/** Text of a file. A file that is too large comes as its beginning, which is still too long for the reader to take. */
export async function fileText(file: File): Promise<Incoming> {
  return { text: await file.slice(0, MAX_FILE + 1).text(), name: file.name };
}

/** Whether typing goes into it. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Takes a text to the screen that can do something with it: games to the games, all else to Solve mine. */
export function take(came: Incoming): void {
  if (came.text.trim() === '') return;
  incoming.value = came;
  const path = isBackup(came.text) ? '/games' : '/solve';
  if (route.peek().path !== path) navigate(path);
}

/**
 * Whatever is pasted outside a text field or dropped anywhere on the page is looked at. Screens that take it themselves
 * (the setter) prevent the event's default. Called once.
 */
export function takeAnywhere(): void {
  addEventListener('paste', (event) => {
    if (event.defaultPrevented || isField(event.target)) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '' && !file) return;
    event.preventDefault();
    if (text.trim() !== '') take({ text });
    else if (file) void fileText(file).then(take);
  });
  addEventListener('dragover', (event) => {
    const types = event.dataTransfer?.types ?? [];
    if (!event.defaultPrevented && (types.includes('Files') || types.includes('text/plain')))
      event.preventDefault();
  });
  addEventListener('drop', (event) => {
    if (event.defaultPrevented) return;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (!file && (text.trim() === '' || isField(event.target))) return;
    event.preventDefault();
    if (file) void fileText(file).then(take);
    else take({ text });
  });
}
