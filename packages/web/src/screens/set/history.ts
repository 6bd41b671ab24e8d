import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Steps kept; the oldest go first. */
const MOST_STEPS = 1000;

/** What stands now, and what stood before and after. */
export class History<T> {
  readonly now: ReadonlySignal<T>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  private readonly steps = signal<readonly T[]>([]);
  private readonly at = signal(0);
  /** What is going on in one gesture: its edits are one step. */
  private name: string | null = null;

  constructor(first: T) {
    this.steps.value = [first];
    this.now = computed(() => this.steps.value[this.at.value] as T);
    this.canUndo = computed(() => this.at.value > 0);
    this.canRedo = computed(() => this.at.value < this.steps.value.length - 1);
  }

  /** The name of the gesture that the last edit belonged to, while it goes on. */
  get within(): string | null {
    return this.name;
  }

  /** What follows is a step of its own. */
  rest(): void {
    this.name = null;
  }

  /** Begins anew, without a past. */
  reset(first: T): void {
    this.steps.value = [first];
    this.at.value = 0;
    this.name = null;
  }

  /** A new state; within one gesture it takes the place of the last. What could be redone is gone. */
  push(state: T, within: string | null = null): void {
    const same = within !== null && within === this.name && this.at.peek() > 0;
    this.name = within;
    const kept = this.steps.peek().slice(0, this.at.peek() + (same ? 0 : 1));
    const steps = [...kept, state].slice(-MOST_STEPS);
    this.steps.value = steps;
    this.at.value = steps.length - 1;
  }

  undo(): void {
    if (this.canUndo.peek()) this.at.value--;
    this.name = null;
  }

  redo(): void {
    if (this.canRedo.peek()) this.at.value++;
    this.name = null;
  }
}
