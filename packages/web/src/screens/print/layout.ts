/** Sizes of paper in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  b5: { width: 182, height: 257 },
} as const;
export type Paper = keyof typeof PAPERS;

/** Puzzles a page. */
export const COUNTS = [1, 2, 4, 6] as const;
export type Count = (typeof COUNTS)[number];

/** Puzzles a page when nobody has said: a few fill the page, many go four by four. */
export const usualCount = (puzzles: number): Count => (puzzles <= 1 ? 1 : puzzles === 2 ? 2 : 4);

export const ANSWERS = ['upside-down', 'end', 'none'] as const;
export type Answers = (typeof ANSWERS)[number];

/** Largest side of a cell of a 9×9 board, by how many puzzles are on a page. */
const CELL: Readonly<Record<Paper, Readonly<Record<Count, number>>>> = {
  a4: { 1: 18, 2: 13.5, 4: 9.4, 6: 8.4 },
  letter: { 1: 18, 2: 13.5, 4: 9.4, 6: 8.4 },
  b5: { 1: 15, 2: 11, 4: 7.6, 6: 6.6 },
};
const ROWS: Readonly<Record<Count, number>> = { 1: 1, 2: 2, 4: 2, 6: 3 };

/** Margins: on the bound side a little more. */
export const MARGIN = 15;
export const BOUND = 18;
/** Heights of what stands round the boards. */
const TITLE = 19;
const FOOT = 8;
/** Above a board its number and grade, below it the line for the time, and room to the next. */
const AROUND = { usual: 19, tight: 14.5 };
const GAP = 12;
/** A line of the rules, and what an answer's number takes. */
const RULE_LINE = 5.2;
const ANSWER_LABEL = 5;
/** Sides of an answer: as large as there is room, within these. */
const ANSWER = { least: 17, most: 24 };

export interface PageLayout {
  readonly columns: 1 | 2;
  readonly rows: number;
  /** Side of a board. */
  readonly board: number;
  /** Rules and answers stand beside the boards instead of below. */
  readonly beside: boolean;
  /** Side of an answer on the page; 0 if there is none. */
  readonly answer: number;
}

/** Where everything goes on a page, in millimetres: boards as large as the rest leaves room for, never split. */
export function layoutOf(paper: Paper, count: Count, answers: Answers, rules: number): PageLayout {
  const { width, height } = PAPERS[paper];
  const inner = { width: width - MARGIN - BOUND, height: height - 2 * MARGIN - TITLE - FOOT };
  const columns = count >= 4 ? 2 : 1;
  const rows = ROWS[count];
  const beside = count === 2;
  const turned = answers === 'upside-down';
  const half = inner.width / 2 - 4;
  const answer = turned ? fit(half / count - 3) : 0;
  const below = beside ? 0 : Math.max(rules * RULE_LINE, turned ? answer + ANSWER_LABEL : 0) + 6;
  const around = count === 6 ? AROUND.tight : AROUND.usual;
  const room = {
    width: beside ? inner.width * 0.69 : (inner.width - (columns - 1) * GAP) / columns,
    height: (inner.height - below) / rows - around,
  };
  const board = Math.min(CELL[paper][count] * 9, room.width, room.height);
  return { columns, rows, board, beside, answer: beside && turned ? fit(inner.width - board - 16) : answer };
}

const fit = (side: number): number => Math.max(ANSWER.least, Math.min(ANSWER.most, side));

/** Least size of printed sums: 6.5 points in millimetres, as far as the cell has room. */
const LEAST_SUM = (6.5 * 25.4) / 72;
const MOST_SUM = 0.3;
/** What it is on the screen. */
const USUAL_SUM = 0.195;

/** Size of cages' sums, in cells, where a cell has so many millimetres. */
export const sumSize = (cell: number): number => Math.max(USUAL_SUM, Math.min(LEAST_SUM / cell, MOST_SUM));

/** The list in pages of so many. */
export function pagesOf<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / count) }, (_, page) =>
    list.slice(page * count, (page + 1) * count),
  );
}

const KANJI = '〇一二三四五六七八九';

/** A number as Japanese headings write it: 十二. Up to 99. */
export function kanji(number: number): string {
  const tens = Math.floor(number / 10);
  const ones = number % 10;
  if (number > 99) return String(number);
  return `${tens > 1 ? KANJI[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 || tens === 0 ? KANJI[ones] : ''}`;
}
