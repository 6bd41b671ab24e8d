/** A hint being given: what is asked, what was answered, how far it has been told. No DOM. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Diagnostic } from 'hitotsu/base';
import { InputError } from 'hitotsu/base';
import type { DigitSet } from 'hitotsu/board';
import type { ask as askEngine } from '../engine/client.ts';
import type { GameSession } from '../game/session.ts';
import { changesOf } from './apply.ts';
import type { HintAnswer, ToldMark, ToldStep, ToldWrong } from './told.ts';
import { Whys } from './whys.ts';

export type Stage = 1 | 2 | 3 | 4;

/** What there is to say. */
export type HintView =
  /** `shown`: nothing at first, then that it is looked for, then a way to give up. */
  | { readonly kind: 'waiting'; readonly shown: 'nothing' | 'looking' | 'cancel' }
  | { readonly kind: 'step'; readonly step: ToldStep; readonly ignoredNotes: readonly number[] }
  /** Something on the board is wrong; where is asked for separately. */
  | { readonly kind: 'mistake' }
  | { readonly kind: 'wrong'; readonly wrong: ToldWrong; readonly clash: boolean }
  | { readonly kind: 'solved' | 'stuck' | 'undecided' | 'changed' | 'failed' | 'cancelled' }
  | { readonly kind: 'refused'; readonly reason: Diagnostic };

export interface HintModelOptions {
  readonly ask: typeof askEngine;
  /** Whether entering cleans the notes of cells that must differ. */
  readonly clean?: () => boolean;
  readonly uniqueness?: boolean;
}

/** Nothing is shown at first, so that quick answers do not flicker; slow ones can be given up. */
const LOOKING_MS = 150;
const CANCEL_MS = 1000;

/** What the board shows for a hint. */
export interface Shown {
  readonly marks: readonly ToldMark[];
  /** The candidates the step is taken from, by cell; null while they tell too much. */
  readonly candidates: ArrayLike<DigitSet> | null;
}

const NOTHING: Shown = { marks: [], candidates: null };

export class HintModel {
  readonly view: ReadonlySignal<HintView>;
  readonly stage = signal<Stage>(1);
  readonly whys: Whys;
  readonly shown: ReadonlySignal<Shown>;
  /** The step of the contradiction that is shown, or null for the contradiction itself. */
  readonly clashStep = signal<number | null>(null);

  private readonly session: GameSession;
  private readonly options: HintModelOptions;
  private readonly state = signal<HintView>({ kind: 'waiting', shown: 'nothing' });
  private controller = new AbortController();
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly stopFollowing: () => void;
  private askedAgain = false;

  constructor(session: GameSession, options: HintModelOptions) {
    this.session = session;
    this.options = options;
    this.whys = new Whys(options.ask, session.puzzle.document);
    this.view = computed(() => this.state.value);
    this.shown = computed(() => this.shownNow());
    let revision = session.revision.peek();
    this.stopFollowing = effect(() => {
      const now = session.revision.value;
      if (now === revision) return;
      revision = now;
      this.overtaken();
    });
    this.look();
  }

  /** Ends what is asked; the model is not used any more. */
  dispose(): void {
    this.stopFollowing();
    this.stop();
  }

  private stop(): void {
    this.controller.abort(new DOMException('overtaken', 'AbortError'));
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  /** The board changed: a question still open is asked again once; what is told no longer holds. */
  private overtaken(): void {
    const { kind } = this.state.peek();
    if (kind === 'waiting' && !this.askedAgain) {
      this.look({ again: true });
      return;
    }
    this.stop();
    this.show({ kind: 'changed' });
  }

  private show(view: HintView): void {
    batch(() => {
      this.state.value = view;
      this.stage.value = 1;
      this.clashStep.value = null;
      this.whys.reset();
    });
  }

  /** Asks for the next step. */
  look({ again = false } = {}): void {
    this.askedAgain = again;
    void this.wait(async (signal) => {
      const document = this.session.document();
      const { uniqueness } = this.options;
      const question = uniqueness === undefined ? { document } : { document, uniqueness };
      const view = viewOf(await this.options.ask('hint', question, { signal }));
      if (view.kind === 'step') this.session.askedForHint();
      return view;
    });
  }

  /** Asks where it went wrong. */
  showWhere(): void {
    void this.wait(async (signal): Promise<HintView> => {
      const answer = await this.options.ask('whereWrong', { document: this.session.document() }, { signal });
      if (answer.status === 'wrong') return { kind: 'wrong', wrong: answer.wrong, clash: false };
      return answer.status === 'right' ? { kind: 'changed' } : { kind: 'refused', reason: answer.reason };
    });
  }

  private async wait(find: (signal: AbortSignal) => Promise<HintView>): Promise<void> {
    this.stop();
    const controller = new AbortController();
    this.controller = controller;
    this.show({ kind: 'waiting', shown: 'nothing' });
    const later = (shown: 'looking' | 'cancel', ms: number) =>
      this.timers.push(
        setTimeout(() => {
          if (this.state.peek().kind === 'waiting') this.state.value = { kind: 'waiting', shown };
        }, ms),
      );
    later('looking', LOOKING_MS);
    later('cancel', CANCEL_MS);
    try {
      const view = await find(controller.signal);
      if (!controller.signal.aborted) this.show(view);
    } catch (error) {
      if (controller.signal.aborted) return;
      const [reason] = error instanceof InputError ? error.errors : [];
      this.show(reason ? { kind: 'refused', reason } : { kind: 'failed' });
    } finally {
      if (this.controller === controller) {
        for (const timer of this.timers) clearTimeout(timer);
        this.timers = [];
      }
    }
  }

  cancel(): void {
    this.stop();
    this.show({ kind: 'cancelled' });
  }

  /** A stage on; from what is not a step (any more), a new question. */
  more(): void {
    const { kind } = this.state.peek();
    if (kind === 'step') this.stage.value = Math.min(4, this.stage.peek() + 1) as Stage;
    else if (kind === 'mistake') this.showWhere();
    else if (kind !== 'waiting' && kind !== 'wrong') this.look();
  }

  back(): void {
    batch(() => {
      this.whys.reset();
      this.stage.value = Math.max(1, this.stage.peek() - 1) as Stage;
    });
  }

  get step(): ToldStep | null {
    const view = this.state.peek();
    return view.kind === 'step' ? view.step : null;
  }

  /** Opens the next "Why?" of a step that is told in full. */
  whyNext(): void {
    const { step } = this;
    if (step && this.stage.peek() === 4) this.whys.next(step.reasons);
  }

  /** Writes the step on the board: one move, marked as help. False if there is nothing to write. */
  apply(): boolean {
    const { step } = this;
    if (!step) return false;
    this.stopFollowing();
    const clean = this.options.clean?.() ?? true;
    this.session.play(changesOf(this.session, step, { clean }), 'hint');
    return true;
  }

  toggleClash(): void {
    const view = this.state.peek();
    if (view.kind !== 'wrong') return;
    batch(() => {
      this.clashStep.value = null;
      this.state.value = { ...view, clash: !view.clash };
    });
  }

  private shownNow(): Shown {
    const view = this.state.value;
    if (view.kind === 'wrong') return { marks: wrongMarks(view, this.clashStep.value), candidates: null };
    if (view.kind !== 'step') return NOTHING;
    const { step } = view;
    const stage = this.stage.value;
    const marks = step.stages[stage - 1]?.marks ?? [];
    if (stage < 4) return { marks, candidates: null };
    return { marks: this.whys.marksAlone(step.reasons) ?? marks, candidates: step.candidates };
  }
}

function viewOf(answer: HintAnswer): HintView {
  switch (answer.status) {
    case 'step':
      return { kind: 'step', step: answer.step, ignoredNotes: answer.ignoredNotes };
    case 'refused':
      return { kind: 'refused', reason: answer.reason };
    default:
      return { kind: answer.status };
  }
}

function wrongMarks({ wrong, clash }: HintView & { kind: 'wrong' }, at: number | null): readonly ToldMark[] {
  const entry: ToldMark = { kind: 'cell', cell: wrong.cell, role: 'hub' };
  if (!clash || !wrong.contradiction) return [entry];
  const step = at === null ? undefined : wrong.contradiction.steps[at];
  return step ? step.marks : [entry, ...wrong.contradiction.marks];
}
