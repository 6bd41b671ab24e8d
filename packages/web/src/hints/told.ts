/** What the engine tells of steps: plain data, sentences in both languages, marks as the board takes them. */
import type { Diagnostic, Language, Words } from 'hitotsu/base';
import type { Mark } from 'hitotsu/logic';
import type { Piece } from 'hitotsu/messages';

/** A sentence in both languages, in pieces: cells and the digits concerned are set apart. */
export type Said = Readonly<Record<Language, readonly Piece[]>>;

/** What is marked on the board, as the board takes it: the library's marks, units by their cells. */
export type ToldMark =
  | Exclude<Mark, { kind: 'unit' }>
  | { readonly kind: 'unit'; readonly cells: readonly number[]; readonly second: boolean };

/** Why something is so: a sentence, and what it asks in turn. */
export interface ToldPremise {
  readonly said: Said;
  readonly marks: readonly ToldMark[];
  /** A candidate whose absence, or a digit whose presence, has a reason of its own (`reasonsOf`); null for givens and rules. */
  readonly asks: { readonly candidate: number; readonly holds: boolean } | null;
}

/** One sentence of a deduction, what to mark for it alone, and why it holds. */
export interface ToldReason {
  readonly said: Said;
  readonly marks: readonly ToldMark[];
  readonly why: readonly ToldPremise[];
}

export interface ToldStage {
  readonly said: readonly Said[];
  readonly marks: readonly ToldMark[];
}

/** A step in four stages. */
export interface ToldStep {
  readonly technique: string;
  readonly name: Words;
  /** What the technique does, in one sentence; null where the reasons say no more than that. */
  readonly lead: Said | null;
  readonly rating: number;
  /** From 1 to 5. */
  readonly grade: number;
  readonly stages: readonly [ToldStage, ToldStage, ToldStage, ToldStage];
  readonly reasons: readonly ToldReason[];
  /** The whole step in one sentence, to be read aloud. */
  readonly spoken: Words;
  /** Candidates by number: cell * digit count + digit index. */
  readonly placements: readonly number[];
  readonly eliminations: readonly number[];
  /** Digits (or `EMPTY`) and candidates by cell, before the step. */
  readonly digits: readonly number[];
  readonly candidates: readonly number[];
  /** Kinds of links among the marks, for the legend. */
  readonly links: readonly ('weak' | 'strong' | 'sees')[];
}

/** What a wrong entry leads to. */
export interface ToldContradiction {
  /** "From there row 6 has no place for 8." */
  readonly said: Said;
  readonly marks: readonly ToldMark[];
  /** The steps from the wrong digit to there, each in one sentence. */
  readonly steps: readonly {
    readonly said: Said;
    readonly name: Words;
    readonly marks: readonly ToldMark[];
  }[];
}

export interface ToldWrong {
  readonly what: 'entry' | 'struck';
  readonly cell: number;
  readonly digit: number;
  /** Number (from 1) of the move that did it; null if the history does not show it. */
  readonly move: number | null;
  /** Moves up to the last state in which all was right; null without a history. */
  readonly lastGood: number | null;
  /** Moves that stand. */
  readonly moves: number;
  readonly wrong: readonly number[];
  /** "Move 31, 5 in R6C4." */
  readonly said: Said;
  readonly contradiction: ToldContradiction | null;
}

/** No hint: the puzzle has several solutions, none, or it was not found out. */
export interface ToldRefusal {
  readonly status: 'refused';
  readonly reason: Diagnostic;
}

export type HintAnswer =
  | { readonly status: 'step'; readonly step: ToldStep; readonly ignoredNotes: readonly number[] }
  | { readonly status: 'mistake' | 'solved' | 'stuck' | 'undecided' }
  | ToldRefusal;

export type WrongAnswer =
  | { readonly status: 'wrong'; readonly wrong: ToldWrong }
  | { readonly status: 'right' }
  | ToldRefusal;

/** A step of the whole solution, in short. */
export interface ListedStep {
  readonly technique: string;
  readonly name: Words;
  readonly rating: number;
  /** From 1 to 5. */
  readonly grade: number;
  /** What it places and removes, in words. */
  readonly result: Said;
  readonly placements: readonly number[];
}

export type ExplainAnswer =
  | {
      readonly status: 'solved' | 'stuck' | 'broken' | 'undecided';
      /** From 1 to 5. */
      readonly grade: number;
      readonly rating: number;
      readonly steps: readonly ListedStep[];
    }
  | ToldRefusal;
