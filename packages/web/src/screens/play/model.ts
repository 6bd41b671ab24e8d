import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type DigitSet, EMPTY } from 'hitotsu/board';
import { settings } from '../../app/settings.ts';
import type { BoardMark } from '../../board/view.ts';
import { ask, EngineRestarted } from '../../engine/client.ts';
import { Desk } from '../../game/desk.ts';
import type { Position } from '../../game/position.ts';
import type { GameSession } from '../../game/session.ts';
import { openShare } from '../../share/open-share.ts';
import type { GameInfo } from '../../store/games.ts';
import { hasDialog } from '../../ui/index.ts';
import { t } from '../../words/play.ts';
import { language } from '../../words/words.ts';
import { isHandheld, layout } from './layout.ts';
import { announced, shown } from './said.ts';
import { type Feature, tipFor } from './tips.ts';

/** What stands in the message line. */
export interface Message {
  readonly text: string;
  readonly action?: { readonly text: string; run(): void } | undefined;
  /** It only tells what can be done, and gives way to everything. */
  readonly isTip?: boolean;
  /** It answers a question of the player, and comes before what breaks a rule. */
  readonly isAnswer?: boolean;
}

/** What is over the board or beside it. */
export type Opened = 'keys' | 'more' | 'savepoints' | 'restart' | 'rules' | null;

/** What a hint shows on the board. */
export interface HintShown {
  readonly marks: readonly BoardMark[];
  readonly candidates: ArrayLike<DigitSet> | null;
  readonly digits: ArrayLike<number> | null;
}

const NO_HINT: HintShown = { marks: [], candidates: null, digits: null };

type Proof =
  | { readonly status: 'unique'; readonly solution: string }
  | { readonly status: 'multiple' | 'none' | 'undecided' };

/** The game screen: the desk, what is said about it, what is opened. */
export class PlayModel {
  readonly desk: Desk;
  readonly session: GameSession;
  readonly info: GameInfo;
  readonly message = signal<Message | null>(null);
  /** For screen readers: politely, and at once. */
  readonly polite = signal('');
  readonly assertive = signal('');
  readonly opened = signal<Opened>(null);
  readonly isHinting = signal(false);
  readonly hint = signal<HintShown>(NO_HINT);
  readonly isChecking = signal<'no' | 'quiet' | 'shown' | 'long'>('no');
  /** A position of the replay, instead of the one that stands. */
  readonly replayed = signal<Position | null>(null);
  /** The board as it is shown: during a replay and beside a hint another than the game's. */
  readonly digits: ReadonlySignal<ArrayLike<number>>;

  private readonly met = new Set<Feature>();
  private proof: Promise<Proof> | null = null;
  private checking: AbortController | null = null;
  private readonly stops: (() => void)[] = [];

  constructor(session: GameSession, info: GameInfo) {
    this.session = session;
    this.info = info;
    this.desk = new Desk(session, settings);
    this.digits = computed(() => {
      const replayed = this.replayed.value;
      if (replayed) return digitsAt(session, replayed);
      return this.hint.value.digits ?? session.digits.value;
    });
    this.stops.push(
      this.desk.happened.subscribe((now) => {
        if (!now) return;
        const text = shown(session, now.event);
        this.message.value = text === null ? null : { text };
        if (now.event.kind === 'entered' && settings.vibrate.peek()) navigator.vibrate?.(10);
        this.say(announced(session, now.event, this.desk.conflicts.peek()));
        if (now.event.kind === 'entered') this.meet('entering');
        if (now.event.kind === 'undone') this.meet('undoing');
      }),
      effect(() => {
        const { cells } = session.selection.value;
        // In the hand the line is also the place of what is known of the cell.
        if (this.message.peek()?.isTip && (isHandheld.peek() || layout.peek() === 'tablet'))
          this.message.value = null;
        if (cells.length === 1) this.meet('selecting');
      }),
      effect(() => {
        const mode = session.mode.value;
        if (mode === 'corner' || mode === 'centre') this.meet('notes');
      }),
      effect(() => {
        if (this.desk.clock.isPaused.value) this.assertive.value = t('pausedTitle');
        else if (this.assertive.peek() !== '') this.assertive.value = '';
      }),
      effect(() => {
        // An action of the player in the middle of a check makes it worthless.
        session.revision.value;
        this.checking?.abort();
      }),
      effect(() => {
        if (settings.warn.value !== 'solution') return;
        session.revision.value;
        void this.prove().then((proof) => {
          if (proof.status === 'unique') this.desk.found(proof.solution);
        }, ignore);
      }),
      effect(() => {
        // What was said stays in the language it was said in.
        language.value;
        this.message.value = null;
      }),
      effect(() => {
        if (hasDialog.value) this.desk.clock.hold('dialog');
        else this.desk.clock.lift('dialog');
      }),
    );
  }

  /** Something is used: the first times, what else can be done with it is told. Once a game at most. */
  private meet(feature: Feature): void {
    if (this.met.has(feature) || this.message.peek() || this.desk.isFinished.peek()) return;
    this.met.add(feature);
    const text = tipFor(feature);
    if (text) this.message.value = { text, isTip: true };
  }

  dispose(): void {
    this.checking?.abort();
    for (const stop of this.stops) stop();
  }

  /** Announces politely; the same words twice are heard twice. */
  say(text: string): void {
    if (text === '') return;
    this.polite.value = this.polite.peek() === text ? `${text}\u200b` : text;
  }

  /** Says something in the message line and aloud. */
  tell(message: Message): void {
    this.message.value = message;
    this.say(message.text);
  }

  /** The solution, if it is proved to be the only one. Asked once. */
  private prove(signal?: AbortSignal): Promise<Proof> {
    const { puzzle } = this.session;
    this.proof ??= ask('solve', { document: puzzle.document, limit: 2 }, { signal }).then(
      ({ status, solutions }): Proof => {
        const [solution] = solutions;
        if (status === 'unique' && solution !== undefined) return { status, solution };
        return { status: status === 'multiple' || status === 'none' ? status : 'undecided' };
      },
      (error) => {
        this.proof = null;
        throw error;
      },
    );
    return this.proof;
  }

  /** Underlines what is wrong; only where the solution is proved to be the only one. */
  async check(solveMine: () => void): Promise<void> {
    if (this.isChecking.peek() !== 'no') {
      this.checking?.abort();
      return;
    }
    const controller = new AbortController();
    this.checking = controller;
    this.isChecking.value = 'quiet';
    const timers = [
      setTimeout(() => {
        this.isChecking.value = 'shown';
      }, 150),
      setTimeout(() => {
        this.isChecking.value = 'long';
      }, 1000),
    ];
    try {
      const proof = await this.prove(controller.signal);
      if (controller.signal.aborted) return;
      if (proof.status === 'unique') {
        const wrong = this.desk.found(proof.solution);
        const text = wrong === 0 ? t('checkFine') : t('checkWrong', { count: wrong });
        this.tell({ text, isAnswer: true });
      } else {
        const key = { multiple: 'checkNotUnique', none: 'checkNone', undecided: 'checkUndecided' } as const;
        const action = { text: t('solveMine'), run: solveMine };
        this.tell({ text: t(key[proof.status]), action, isAnswer: true });
      }
    } catch (error) {
      // A cancelled check says nothing; the frame tells of an engine that was restarted.
      if (!controller.signal.aborted && !(error instanceof EngineRestarted)) throw error;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      this.isChecking.value = 'no';
      this.checking = null;
    }
  }

  /** Opens what there is to share the game by. */
  share(): void {
    void openShare(this.session.document(), this.info.title);
  }

  openHint(): void {
    if (this.desk.isFinished.peek() || this.desk.clock.isPaused.peek()) return;
    batch(() => {
      this.isHinting.value = true;
      this.desk.clock.lift('waiting');
    });
  }

  closeHint(): void {
    this.isHinting.value = false;
  }

  showHint(
    marks: readonly BoardMark[],
    candidates: ArrayLike<DigitSet> | null,
    digits: ArrayLike<number> | null,
  ): void {
    this.hint.value = marks.length === 0 && !candidates && !digits ? NO_HINT : { marks, candidates, digits };
  }
}

const ignore = () => {
  // Without a proof nothing is underlined.
};

function digitsAt(session: GameSession, { entries }: Position): Int8Array {
  const digits = session.puzzle.givens.digits.slice();
  entries.forEach((digit, cell) => {
    if (digit !== EMPTY) digits[cell] = digit;
  });
  return digits;
}
