/** Steps, premises and contradictions of the library as plain data with their sentences. */
import type { Language } from 'hitotsu/base';
import { EMPTY } from 'hitotsu/board';
import {
  type Contradiction,
  GRADE_BOUNDS,
  GRADES,
  type Hint,
  type Layout,
  logicOf,
  type Mark,
  type Premise,
  type Statement,
  type Wrong,
} from 'hitotsu/logic';
import {
  concernedBy,
  leadParts,
  piecesFrom,
  type SentenceContext,
  sentence,
  sentencePieces,
  techniqueName,
  techniqueWords,
  templateParts,
} from 'hitotsu/messages';
import type { Puzzle } from 'hitotsu/puzzle';
import type {
  ListedStep,
  Said,
  ToldContradiction,
  ToldMark,
  ToldPremise,
  ToldStage,
  ToldStep,
  ToldWrong,
} from '../hints/told.ts';

const both = <T>(say: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: say('en'),
  ja: say('ja'),
});

/** The grade that a rating falls in, from 1 to 5. */
export const gradeOf = (rating: number): number =>
  GRADE_BOUNDS.findLastIndex((bound, i) => i < GRADES.length && rating >= bound) + 1;

/** Sentences of the app itself, with places that take the library's values. */
const OWN = {
  move: { en: 'Move {number}, {digit} in {cell}.', ja: '{number}手目、{cell}の{digit}です。' },
  'move-struck': {
    en: 'Move {number} struck {digit} in {cell}, but it belongs there.',
    ja: '{number}手目で{cell}の{digit}を消しましたが、ここには{digit}が入ります。',
  },
  entry: { en: '{digit} in {cell}.', ja: '{cell}の{digit}です。' },
  struck: {
    en: '{digit} was struck in {cell}, but it belongs there.',
    ja: '{cell}の{digit}を消しましたが、ここには{digit}が入ります。',
  },
  'from-there-unit': {
    en: 'From there {unit} has no place for {digit}.',
    ja: 'これで{unit}に{digit}の入る場所がなくなりました。',
  },
  'from-there-cell': {
    en: 'From there no digit is left for {cell}.',
    ja: 'これで{cell}に入る数字がなくなりました。',
  },
} as const;

/** Says things of one puzzle. */
export class Telling {
  readonly puzzle: Puzzle;
  private readonly layout: Layout;
  private readonly context: SentenceContext;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.layout = logicOf(puzzle).layout;
    this.context = { layout: this.layout, rules: puzzle.rules };
  }

  private said(statement: Statement, concerned = 0): Said {
    return both((language) => sentencePieces(statement, this.context, language, concerned));
  }

  private own(key: keyof typeof OWN, values: Statement['values']): Said {
    return both((language) =>
      piecesFrom(templateParts(OWN[key][language], values, this.context, language), this.context),
    );
  }

  private marks(list: readonly Mark[]): ToldMark[] {
    return list.map((mark) =>
      mark.kind === 'unit'
        ? { kind: 'unit', cells: this.layout.units[mark.unit]?.cells ?? [], second: mark.second }
        : mark,
    );
  }

  /** Why a candidate is absent, with what may be asked about it in turn. */
  private premise({ statement, sources }: Premise): ToldPremise {
    const [source] = sources;
    const named = statement.values.removals ?? statement.values.cells;
    const marks: ToldMark[] = [
      ...sources.map((cell): ToldMark => ({ kind: 'cell', cell, role: 'cause' })),
      ...(named?.kind === 'candidates'
        ? named.candidates.map(
            (candidate): ToldMark => ({ kind: 'candidate', candidate, role: 'eliminated' }),
          )
        : []),
    ];
    return { said: this.said(statement), marks, asks: this.question(statement, source) };
  }

  private question(statement: Statement, source: number | undefined): ToldPremise['asks'] {
    const { digitCount } = this.layout;
    const { digit, digits, cells, removals } = statement.values;
    if (source !== undefined && statement.key !== 'why.filled') {
      if (!this.puzzle.givens.isEmpty(source) || digit?.kind !== 'digits') return null;
      return { candidate: source * digitCount + Math.log2(digit.digits), holds: true };
    }
    if (removals?.kind === 'candidates' && statement.key === 'why.step')
      return { candidate: removals.candidates[0] as number, holds: false };
    if (statement.key === 'why.notes' && digits?.kind === 'digits' && cells?.kind === 'cells') {
      const index = Math.log2(digits.digits & -digits.digits);
      return { candidate: (cells.cells[0] as number) * digitCount + index, holds: false };
    }
    return null;
  }

  reasons(hint: Hint): ToldStep['reasons'] {
    const concerned = concernedBy(hint.step, this.layout.digitCount);
    return hint.reasons.map(({ statement, marks, why }) => ({
      said: this.said(statement, concerned),
      marks: this.marks(marks),
      why: why.map((each) => this.premise(each)),
    }));
  }

  /** What the step comes to; the technique in general where there is no sentence about its cells. */
  private lead(hint: Hint, concerned: number): Said | null {
    const own = leadParts(hint, this.context, 'en');
    if (own)
      return both((language) =>
        piecesFrom(leadParts(hint, this.context, language) ?? [], this.context, concerned),
      );
    const words = techniqueWords(hint.step.technique);
    // With no more than a reason and the result, these say it all.
    return words && hint.reasons.length > 2 ? both((language) => [{ text: words.text[language] }]) : null;
  }

  step(hint: Hint): ToldStep {
    const { step, rating, state } = hint;
    const concerned = concernedBy(step, this.layout.digitCount);
    const reasons = this.reasons(hint);
    const stages = hint.stages.map(
      (stage): ToldStage => ({
        said: stage.statements.map((each) => this.said(each, concerned)),
        marks: this.marks(stage.marks),
      }),
    );
    const links = new Set(
      hint.stages.flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === 'link' ? [mark.strength] : [])),
      ),
    );
    return {
      technique: step.technique,
      name: both((language) => techniqueName(step.technique, language)),
      lead: this.lead(hint, concerned),
      rating,
      grade: gradeOf(rating),
      stages: stages as unknown as ToldStep['stages'],
      reasons,
      spoken: both((language) => sentence(hint.spoken, this.context, language, { spoken: true })),
      placements: step.placements,
      eliminations: step.eliminations,
      digits: Array.from(state.values, (each) => (each < 0 ? EMPTY : each + this.layout.shape.minDigit)),
      candidates: Array.from(state.candidates),
      links: (['weak', 'strong', 'sees'] as const).filter((kind) => links.has(kind)),
    };
  }

  /** A step in a line of a list. */
  listed({ step, rating, reasons }: Hint): ListedStep {
    const result = reasons.at(-1)?.statement;
    return {
      technique: step.technique,
      name: both((language) => techniqueName(step.technique, language)),
      rating,
      grade: gradeOf(rating),
      result: result ? this.said(result) : { en: [], ja: [] },
      placements: step.placements,
    };
  }

  /** What a wrong digit leads to, with the steps to it. */
  contradiction({ kind, statement, cells, steps }: Contradiction): ToldContradiction {
    const marks: ToldMark[] =
      kind === 'unit'
        ? [{ kind: 'unit', cells, second: false }]
        : cells.map((cell): ToldMark => ({ kind: 'cell', cell, role: 'cause' }));
    const key = ({ unit: 'from-there-unit', cell: 'from-there-cell' } as const)[kind as 'unit' | 'cell'];
    return {
      said: key ? this.own(key, statement.values) : this.said(statement),
      marks,
      steps: steps.map((hint) => ({
        said: both((language) => [{ text: sentence(hint.spoken, this.context, language) }]),
        name: both((language) => techniqueName(hint.step.technique, language)),
        marks: this.marks(hint.stages[3]?.marks ?? []),
      })),
    };
  }

  wrong(wrong: Wrong, moves: number): ToldWrong {
    const { what, cell, digit, move, lastGood, contradiction } = wrong;
    const values: Statement['values'] = {
      cell: { kind: 'cells', cells: [cell] },
      digit: { kind: 'digits', digits: this.layout.shape.setOf(digit) },
      ...(move === null ? {} : { number: { kind: 'number', number: move } as const }),
    };
    const key = move === null ? what : what === 'entry' ? 'move' : 'move-struck';
    return {
      what,
      cell,
      digit,
      move,
      lastGood,
      moves,
      wrong: wrong.wrong,
      said: this.own(key, values),
      contradiction: contradiction ? this.contradiction(contradiction) : null,
    };
  }
}
