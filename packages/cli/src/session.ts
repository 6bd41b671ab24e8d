import { type Diagnostic, type Progress, run, type Task, type WordValues } from 'hitotsu/base';
import { type MessageKey, message, messageOf } from 'hitotsu/messages';
import type { RuleRegistry } from 'hitotsu/rules';
import { caretUnder, visible } from './caret.ts';
import type { Io } from './io.ts';
import { Output } from './output.ts';
import { Outcome } from './problems.ts';
import { ProgressLine } from './progress.ts';
import type { Settings } from './settings.ts';

/** One run of one command: where it reads and writes, its settings, and what has come of it so far. */
export class Session {
  readonly io: Io;
  readonly settings: Settings;
  readonly registry: RuleRegistry;
  readonly out: Output;
  readonly outcome = new Outcome();
  readonly progress: ProgressLine;

  constructor(io: Io, settings: Settings, registry: RuleRegistry) {
    this.io = io;
    this.settings = settings;
    this.registry = registry;
    this.out = new Output(io.stdout);
    // Results that run over the screen say enough; the line would only get between them.
    const busy = !(this.out.isTerminal && settings.format !== 'text');
    this.progress = new ProgressLine(io.stderr, busy, (progress, puzzles) =>
      this.describe(progress, puzzles),
    );
  }

  say(key: MessageKey, values?: WordValues): string {
    return message(key, this.settings.language, values);
  }

  /** The sentence of a diagnostic, with its place. */
  tell(diagnostic: Diagnostic): string {
    return messageOf(diagnostic, this.settings.language, this.registry);
  }

  /** A message for the person, not a result. */
  note(text: string): void {
    this.progress.clear();
    this.io.stderr.write(`${text}\n`);
  }

  /** An error or warning about an input, with the place in its text pointed at where there is one. */
  complain(diagnostic: Diagnostic, from: string, kind: 'error' | 'warning', sourceLine?: string): void {
    const label = this.say(kind === 'error' ? 'cli.error' : 'cli.warning');
    const head = from === '' ? label : `${from}: ${label}`;
    const pointed = sourceLine === undefined ? [] : caretUnder(sourceLine, diagnostic.column ?? 1);
    this.note(
      [`${visible(head)}: ${visible(this.tell(diagnostic))} [${diagnostic.code}]`, ...pointed].join('\n'),
    );
  }

  /** Runs long work with the interrupt and the progress line connected. */
  async work<T>(task: Task<T>): Promise<T> {
    return await run(task, {
      signal: this.io.signal,
      onProgress: (progress) => this.progress.report(progress),
    });
  }

  /** Writes a whole piece of the result. */
  async write(text: string): Promise<void> {
    this.out.write(text);
    if (this.out.isFull) await this.flush();
  }

  /** Writes out what has been gathered. */
  async flush(): Promise<void> {
    if (!this.out.isEmpty) this.progress.clear();
    await this.out.flush();
  }

  private describe({ nodes, done, total }: Progress, puzzles: number): string {
    const parts: string[] = [];
    if (puzzles > 0) parts.push(this.say('cli.progress.puzzles', { count: puzzles }));
    if (done !== undefined && total !== undefined) parts.push(`${done}/${total}`);
    if (nodes > 0) parts.push(this.say('cli.progress.nodes', { count: nodes }));
    return parts.join(' · ');
  }
}
