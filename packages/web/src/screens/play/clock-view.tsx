import type { PlayModel } from './model.ts';
import { clockText } from './times.ts';

/** The time of play; nobody is told of it unasked. */
export function ClockView({ model, class: name }: { readonly model: PlayModel; readonly class: string }) {
  const seconds = Math.floor(model.session.time.value / 1000);
  return (
    <span class={name} role="timer" aria-live="off">
      {clockText(seconds)}
    </span>
  );
}
