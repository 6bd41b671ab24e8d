import { signal } from '@preact/signals';

/** What keys can do while a hint is shown. */
export interface HintCommands {
  more(): void;
  back(): void;
  why(): void;
  apply(): void;
  close(): void;
}

/** The commands of the hint that is shown; null while none is. */
export const commands = signal<HintCommands | null>(null);
