import type { Diagnostic } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import { candidatePicture } from 'hitotsu/drawing';
import {
  candidateName,
  type Hint,
  type HintSource,
  type LogicState,
  logicOf,
  type Mark,
  type Premise,
  type Refusal,
  recordOf,
  type Statement,
} from 'hitotsu/logic';
import { type SentenceOptions, sentence } from 'hitotsu/messages';
import { isGameDocument, type ParseOptions, type Puzzle, parseGame } from 'hitotsu/puzzle';
import { conflictRecord, conflictText, picture, pictureOptions } from './describe.ts';
import type { Answer } from './results.ts';
import type { Session } from './session.ts';

/** Words and records of steps for one puzzle. */
export class StepWriter {
  private readonly session: Session;
  private readonly puzzle: Puzzle;

  constructor(session: Session, puzzle: Puzzle) {
    this.session = session;
    this.puzzle = puzzle;
  }

  say(statement: Statement, options: SentenceOptions = {}): string {
    const context = { layout: logicOf(this.puzzle).layout, rules: this.puzzle.rules };
    return sentence(statement, context, this.session.settings.language, options);
  }

  /** Sentences one after the other, as the language sets them. */
  join(statements: readonly Statement[]): string {
    const texts = statements.map((each) => this.say(each));
    return texts.join(this.session.settings.language === 'ja' ? '' : ' ');
  }

  names(cells: readonly number[]): string[] {
    return cells.map((cell) => this.puzzle.shape.nameOf(cell));
  }

  mark(mark: Mark): Record<string, unknown> {
    const { shape } = this.puzzle;
    const name = (candidate: number, holds = true) => candidateName(shape, candidate, holds);
    switch (mark.kind) {
      case 'unit': {
        const unit = logicOf(this.puzzle).layout.units[mark.unit];
        return { kind: 'unit', unit: `${unit?.kind} ${unit?.number}`, cells: this.names(unit?.cells ?? []) };
      }
      case 'cell':
        return { kind: 'cell', role: mark.role, cell: shape.nameOf(mark.cell) };
      case 'candidate':
        return {
          kind: 'candidate',
          role: mark.role,
          candidate: name(mark.candidate, mark.role !== 'eliminated'),
        };
      case 'link':
        return {
          kind: 'link',
          strength: mark.strength,
          from: mark.from.map((each) => name(each)),
          to: mark.to.map((each) => name(each)),
        };
    }
  }

  premise({ statement, sources, steps }: Premise): Record<string, unknown> {
    return {
      sentence: this.say(statement),
      cells: this.names(sources),
      ...(steps.length === 0 ? {} : { steps }),
    };
  }

  /** The step record with its sentences and what each rests on. */
  record(hint: Hint): Record<string, unknown> {
    return {
      ...recordOf(hint.state.layout, hint.step),
      rating: { grade: hint.rating },
      sentences: hint.reasons.map(({ statement }) => this.say(statement)),
      why: hint.reasons.map(({ why }) => why.map((each) => this.premise(each))),
    };
  }

  /** Stages of a hint up to one, and nothing that a later one tells. */
  staged(hint: Hint, last: number): Record<string, unknown> {
    const stages = hint.stages
      .filter(({ stage }) => stage <= last)
      .map(({ stage, statements, marks }) => ({
        stage,
        sentences: statements.map((each) => this.say(each)),
        marks: marks.map((each) => this.mark(each)),
      }));
    if (last < 4) return { ...(last > 1 ? { technique: hint.step.technique } : {}), stages };
    return { ...this.record(hint), spoken: this.say(hint.spoken, { spoken: true }), stages };
  }

  /** `R1C3=4`, `R2C2<>5 R2C3<>5`. */
  result({ step }: Hint): string {
    const { shape } = this.puzzle;
    return [
      ...step.placements.map((each) => candidateName(shape, each, true)),
      ...step.eliminations.map((each) => candidateName(shape, each, false)),
    ].join(' ');
  }

  /** The position of a hint: the digits, or the candidates where the step removes some. */
  picture(state: LogicState, marked: readonly number[], withCandidates: boolean): string {
    const { session, puzzle } = this;
    const { minDigit } = puzzle.shape;
    if (withCandidates) {
      const sets = Int32Array.from(state.candidates, (set, cell) =>
        state.values[cell] === -1 ? set : 1 << (state.values[cell] as number),
      );
      return candidatePicture(puzzle, sets, undefined, { ...pictureOptions(session), marked });
    }
    const digits = Int8Array.from(state.values, (value) => (value === -1 ? EMPTY : value + minDigit));
    return picture(session, puzzle, digits, marked);
  }
}

/** What a player did with a puzzle, where its document says so; what is wrong with that part is an error. */
export function sourceOf(
  puzzle: Puzzle,
  options: ParseOptions,
): { source: HintSource } | { error: Diagnostic } {
  if (!isGameDocument(puzzle.document)) return { source: puzzle };
  const game = parseGame(puzzle.document, options);
  if (game.ok) return { source: game.value };
  return { error: game.errors[0] as Diagnostic };
}

/** The answer where no step is given because the puzzle has not exactly one solution. */
export function refused(session: Session, puzzle: Puzzle, refusal: Refusal): Answer {
  const { reason, conflict, differ } = refusal;
  if (reason.code === 'hint-undecided') session.outcome.spent = true;
  else session.outcome.no = true;
  const text = session.tell(reason);
  return {
    record: {
      status: 'refused',
      solved: false,
      error: { code: reason.code, message: text },
      ...(conflict ? { conflict: conflictRecord(puzzle, conflict) } : {}),
      ...(differ ? { differ: differ.map((cell) => puzzle.shape.nameOf(cell)) } : {}),
      steps: [],
    },
    text: () => (conflict ? `${text}\n${conflictText(session, puzzle, conflict)}` : text),
    line: () => reason.code,
  };
}
