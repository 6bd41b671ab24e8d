import { signal } from '@preact/signals';

export interface Notice {
  readonly text: string;
  /** What can be done about it; doing it ends the notice. */
  readonly action?: { readonly text: string; run(): void } | undefined;
  /** How long it stays; 8 unless told, `Infinity` until done or closed. */
  readonly seconds?: number | undefined;
}

/** The notice that is shown now. */
export const notice = signal<Notice | null>(null);

const waiting: Notice[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: Notice | undefined): void {
  clearTimeout(timer);
  notice.value = next ?? null;
  const seconds = next?.seconds ?? 8;
  if (next && Number.isFinite(seconds)) timer = setTimeout(endNotice, seconds * 1000);
}

/** Says something at the foot of the page, one thing at a time. The same words are not said twice. */
export function notify(next: Notice): void {
  const current = notice.peek();
  if (current?.text === next.text || !current) show(next);
  else if (!Number.isFinite(current.seconds ?? 8)) {
    waiting.unshift(current);
    show(next);
  } else if (!waiting.some(({ text }) => text === next.text)) waiting.push(next);
}

/** Ends the notice that is shown; the next one follows. */
export function endNotice(): void {
  show(waiting.shift());
}
