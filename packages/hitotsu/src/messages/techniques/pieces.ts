/** Sentences with what a reader looks for set apart: the cells, and the digits the step is about. */
import type { Language } from '../../base/index.ts';
import { type DigitSet, indicesOf, symbolOf } from '../../board/index.ts';
import type { Statement, Step } from '../../logic/index.ts';
import { type SentenceContext, type SentencePart, sentenceParts } from './sentence.ts';

/** A stretch of a sentence and how it is set: a cell, a digit to look for, a digit that goes. */
export interface Piece {
  readonly text: string;
  readonly as?: 'cell' | 'mark' | 'gone';
}

/** Values whose phrases hold digits that may be meant; others (units, sums) have numbers of their own. */
const WITH_DIGITS = new Set(['digits', 'any-digit', 'candidates']);
const WITH_CELLS = new Set(['cells', 'any', 'line', 'candidates']);

/** Cells as they are written, and single symbols between other characters. */
const CELL = /R\d+C\d+|\d+行\d+列/;
const SYMBOL = /(?<![0-9A-Z])[0-9A-Z](?![0-9A-Za-z])/;
const TOKEN = new RegExp(`(${CELL.source}|${SYMBOL.source})`, 'g');
const CELL_ONLY = new RegExp(`^(?:${CELL.source})$`);

/** The digits that a step places or removes. */
export function concernedBy({ placements, eliminations }: Step, digitCount: number): DigitSet {
  return [...placements, ...eliminations].reduce((set, each) => set | (1 << (each % digitCount)), 0);
}

function piecesOf({ text, value }: SentencePart, gone: boolean, symbols: ReadonlySet<string>): Piece[] {
  if (!value) return [{ text }];
  const digits = WITH_DIGITS.has(value.kind);
  const cells = WITH_CELLS.has(value.kind);
  if (!digits && !cells) return [{ text }];
  const as = gone && value.kind === 'candidates' ? 'gone' : 'mark';
  return text
    .split(TOKEN)
    .filter((token) => token !== '')
    .map((token): Piece => {
      if (CELL_ONLY.test(token)) return cells ? { text: token, as: 'cell' } : { text: token };
      return digits && symbols.has(token) ? { text: token, as } : { text: token };
    });
}

/** Parts of a sentence as pieces. `gone`: the candidates it names are removed. */
export function piecesFrom(
  parts: readonly SentencePart[],
  { layout }: SentenceContext,
  concerned: DigitSet = 0,
  gone = false,
): Piece[] {
  const { minDigit } = layout.shape;
  const symbols = new Set(indicesOf(concerned).map((index) => symbolOf(minDigit + index)));
  const pieces: Piece[] = [];
  for (const piece of parts.flatMap((part) => piecesOf(part, gone, symbols))) {
    const last = pieces.at(-1);
    if (last && last.as === undefined && piece.as === undefined)
      pieces[pieces.length - 1] = { text: last.text + piece.text };
    else pieces.push(piece);
  }
  return pieces;
}

/** A statement as pieces: its cells, and those of its digits that are in `concerned`, set apart from the rest. */
export function sentencePieces(
  statement: Statement,
  context: SentenceContext,
  language: Language,
  concerned: DigitSet = 0,
): Piece[] {
  const parts = sentenceParts(statement, context, language);
  return piecesFrom(parts, context, concerned, statement.key.startsWith('result.'));
}
