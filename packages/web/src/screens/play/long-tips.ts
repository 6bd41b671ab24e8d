import { LONG_PRESS_MS } from '../../board/gesture.ts';

/** How far a finger may move and still press, in CSS pixels. */
const TREMBLE = 10;

/**
 * On touch screens a long press on a button without a word tells what it does, instead of doing it. Answers what ends that.
 */
export function longPressTips(root: Document, tell: (text: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: readonly [x: number, y: number] = [0, 0];
  let told: Element | null = null;
  const down = (event: PointerEvent) => {
    told = null;
    const button = (event.target as Element).closest('.play button[aria-label]:not(.pad-key)');
    const label = button?.getAttribute('aria-label');
    if (event.pointerType !== 'touch' || !button || !label) return;
    at = [event.clientX, event.clientY];
    timer = setTimeout(() => {
      told = button;
      tell(label);
    }, LONG_PRESS_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - at[0], event.clientY - at[1]) > TREMBLE) clearTimeout(timer);
  };
  const end = () => clearTimeout(timer);
  const click = (event: Event) => {
    if (!told?.contains(event.target as Element)) return;
    told = null;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', end);
  root.addEventListener('pointercancel', end);
  root.addEventListener('click', click, true);
  return () => {
    end();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', end);
    root.removeEventListener('pointercancel', end);
    root.removeEventListener('click', click, true);
  };
}
