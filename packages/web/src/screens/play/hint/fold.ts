import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** Pixels that a finger must go before the sheet folds, or opens again. */
const FAR = 40;

type Handler = (event: PointerEvent) => void;

export interface Fold {
  readonly folded: Signal<boolean>;
  /** How far the finger has dragged it now. */
  readonly offset: Signal<number>;
  /** For the part that is dragged. */
  readonly grip: {
    readonly onPointerDown: Handler;
    readonly onPointerMove: Handler;
    readonly onPointerUp: Handler;
    readonly onPointerCancel: Handler;
  };
}

/** A sheet that is dragged down to its first line and up again. */
export function useFold(): Fold {
  const folded = useSignal(false);
  const offset = useSignal(0);
  const from = useRef<number | null>(null);
  const end = () => {
    if (from.current === null) return;
    from.current = null;
    if (offset.value > FAR) folded.value = true;
    if (offset.value < -FAR) folded.value = false;
    offset.value = 0;
  };
  return {
    folded,
    offset,
    grip: {
      onPointerDown(event) {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        from.current = event.clientY;
      },
      onPointerMove(event) {
        if (from.current === null) return;
        const way = event.clientY - from.current;
        // A tap on the button stays a tap; only what moves is held.
        if (Math.abs(way) > 6) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        offset.value = folded.value ? Math.min(0, way) : Math.max(0, way);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
