import { Board, EMPTY } from 'hitotsu/board';
import { boardFigure, type Figure, LAYER, PALETTES, type Token } from 'hitotsu/drawing';
import { GRADES } from 'hitotsu/logic';
import { compose } from 'hitotsu/messages';
import type { Puzzle } from 'hitotsu/puzzle';
import { readBoard } from 'hitotsu/puzzle';
import { type AnyRuleType, shortName } from 'hitotsu/rules';
import { FigureSvg } from '../../picture/figure.tsx';
import { GradeSquares } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { t } from '../../words/print.ts';
import { language } from '../../words/words.ts';
import { kanji, layoutOf, type PageLayout, sumSize } from './layout.ts';
import { answers, heading, isProved, list, type Printed, paper, perPage, rulesTitle } from './list.ts';

const colour = (token: Token): string => PALETTES.print[token];
/** Dots of a printed millimetre: lines are told apart down to these. */
const DOTS = 300 / 25.4;

const numberOf = (number: number): string => (language.value === 'ja' ? kanji(number) : String(number));

const longDate = (date: string): string =>
  new Intl.DateTimeFormat(language.value === 'ja' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));

/** The usual heading: ナンプレ四題. */
export function usualHeading(count: number): string {
  if (count === 1) return t('one');
  if (language.value === 'ja') return t('many', { number: kanji(count) });
  return t('many', { number: t('numbers').split(' ')[count - 1] ?? count });
}

interface SheetProps {
  readonly puzzles: readonly Printed[];
  /** Number of the first puzzle. */
  readonly first: number;
  readonly page: number;
  readonly total: number;
  readonly date: string;
}

/** A page of puzzles. */
export function PuzzleSheet({ puzzles, first, page, total, date }: SheetProps) {
  const rules = rulesOn(puzzles);
  const layout = layoutOf(paper.value, perPage.value, answers.value, rules.length);
  const beside = layout.beside;
  return (
    <section
      class={`sheet-page sheet-${paper.value} sheet-of-${perPage.value}`}
      aria-label={t('preview', { n: page })}
    >
      <Head date={date} />
      <div class={`sheet-boards sheet-columns-${layout.columns}${beside ? ' sheet-beside' : ''}`}>
        {puzzles.map((each, i) => (
          <div key={each.key} class="sheet-slot">
            <PuzzleOnPaper printed={each} number={first + i} board={layout.board} />
            {beside ? (
              <div class="sheet-side">
                <Rules rules={rulesOn([each])} />
                <TurnedAnswers puzzles={[each]} first={first + i} layout={layout} />
              </div>
            ) : null}
          </div>
        ))}
      </div>
      {beside ? null : (
        <div class="sheet-below">
          <Rules rules={rules} />
          <TurnedAnswers puzzles={puzzles} first={first} layout={layout} />
        </div>
      )}
      <Foot page={page} total={total} />
    </section>
  );
}

function Head({ date }: { readonly date: string }) {
  const { length } = list.value;
  const claim = isProved.value ? t(length === 1 ? 'claimOne' : 'claim') : '';
  return (
    <header class="sheet-head">
      <h2>{heading.value ?? usualHeading(length)}</h2>
      <p>
        {longDate(date)}
        {claim ? `　${claim}` : ''}
      </p>
    </header>
  );
}

function Foot({ page, total }: { readonly page: number; readonly total: number }) {
  return (
    <footer class="sheet-foot">
      <span>{t('name')}</span>
      <span>{total > 1 ? t('page', { n: page, total }) : ''}</span>
      <span>{commonId()}</span>
    </footer>
  );
}

/** What the puzzles' ids begin with, where they all have one: where they came from can be looked up again. */
function commonId(): string {
  const ids = list.value.map(({ puzzle }) => puzzle.document.id ?? '');
  const [first = ''] = ids;
  let length = first.length;
  for (const id of ids) while (!id.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length).replace(/\/$/, '');
}

interface OnPaperProps {
  readonly printed: Printed;
  readonly number: number;
  /** Side of the board in millimetres. */
  readonly board: number;
}

function PuzzleOnPaper({ printed, number, board }: OnPaperProps) {
  const { puzzle, title, grade, rating } = printed;
  const cell = board / puzzle.shape.size;
  return (
    <figure class="sheet-puzzle" style={{ width: `${board}mm` }}>
      <figcaption class="sheet-caption">
        <span class="sheet-number">{numberOf(number)}</span>
        <span class="sheet-name">{title ?? rulesTitle(puzzle)}</span>
        {grade ? (
          <span class="sheet-grade">
            {gradeName(grade)} <GradeSquares grade={GRADES.indexOf(grade) + 1} />
          </span>
        ) : null}
      </figcaption>
      <FigureSvg
        figure={printedFigure(puzzle, cell)}
        cell={fitted(puzzle, board)}
        unit="mm"
        colour={colour}
      />
      <p class="sheet-time">
        <span>{t('time')}</span>
        <span class="sheet-blank" />
        <span>{t('minutes')}</span>
        <span class="sheet-blank" />
        <span>{t('seconds')}</span>
        <span class="sheet-rating">{rating === null ? '' : rating.toFixed(1)}</span>
      </p>
    </figure>
  );
}

/** Least widths of printed lines, in millimetres. */
const LEAST: Readonly<Record<string, number>> = { 'line-cell': 0.18, line: 0.55, frame: 0.8, cage: 0.2 };

function printedFigure(puzzle: Puzzle, cell: number): Figure {
  const figure = boardFigure(puzzle, undefined, {
    theme: 'print',
    cellPixels: Math.round(cell * DOTS),
    sumSize: sumSize(cell),
  });
  const primitives = figure.primitives.map((each) => {
    const least = (LEAST[each.role] ?? 0) / cell;
    if (each.kind === 'text' || each.strokeWidth === undefined || each.strokeWidth >= least) return each;
    return { ...each, strokeWidth: least };
  });
  return { ...figure, primitives };
}

/** The side of a cell so that the picture with its lanes is as wide as the board may be. */
function fitted(puzzle: Puzzle, board: number): number {
  const { size, margin } = printedFigure(puzzle, board / puzzle.shape.size);
  return board / Math.max(margin.left + size + margin.right, margin.top + size + margin.bottom);
}

/** The rules of some puzzles, each once, in the order of the list. */
function rulesOn(puzzles: readonly Printed[]): readonly { type: AnyRuleType; puzzle: Puzzle }[] {
  const found = new Map<string, { type: AnyRuleType; puzzle: Puzzle }>();
  for (const { puzzle } of puzzles)
    for (const { type } of puzzle.rules) if (!found.has(type.type)) found.set(type.type, { type, puzzle });
  return [...found.values()];
}

function Rules({ rules }: { readonly rules: ReturnType<typeof rulesOn> }) {
  return (
    <dl class="sheet-rules">
      {rules.map(({ type, puzzle }) => (
        <div key={type.type}>
          <dt>{shortName(type)[language.value]}</dt>
          <dd>
            {compose(
              type.words.text[language.value],
              { min: puzzle.shape.minDigit, max: puzzle.shape.maxDigit },
              language.value,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TurnedProps {
  readonly puzzles: readonly Printed[];
  readonly first: number;
  readonly layout: PageLayout;
}

/** Answers at the foot of the page, upside down: from the right, so that they read in order once turned. */
function TurnedAnswers({ puzzles, first, layout }: TurnedProps) {
  if (answers.value !== 'upside-down') return null;
  return (
    <div class="sheet-turned">
      {puzzles.map((each, i) => (
        <Answer key={each.key} printed={each} number={first + i} side={layout.answer} />
      ))}
    </div>
  );
}

function Answer({ printed, number, side }: { printed: Printed; number: number; side: number }) {
  const { puzzle, solution } = printed;
  return (
    <figure class="sheet-answer">
      <figcaption>{numberOf(number)}</figcaption>
      {solution ? (
        <FigureSvg
          figure={answerFigure(puzzle, solution, side)}
          cell={side / puzzle.shape.size}
          unit="mm"
          colour={colour}
        />
      ) : solution === null ? (
        <p class="sheet-no-answer">{t('noAnswer')}</p>
      ) : null}
    </figure>
  );
}

/** Grid, regions and digits only. */
function answerFigure(puzzle: Puzzle, solution: string, side: number): Figure {
  const read = readBoard(solution, puzzle.shape, 'solution');
  const grid = read.ok ? read.value : new Board(puzzle.shape);
  const figure = boardFigure(puzzle, undefined, {
    theme: 'print',
    cellPixels: Math.round((side / puzzle.shape.size) * DOTS),
    content: (cell) => ({ digit: grid.digits[cell] ?? EMPTY, given: !puzzle.givens.isEmpty(cell) }),
  });
  const layers: readonly number[] = [LAYER.paper, LAYER.grid, LAYER.digit];
  const kept = figure.primitives.filter(({ layer, role }) => layers.includes(layer) && role !== 'outside');
  return { size: figure.size, margin: { top: 0.1, right: 0.1, bottom: 0.1, left: 0.1 }, primitives: kept };
}

interface AnswerSheetProps {
  readonly puzzles: readonly Printed[];
  readonly first: number;
  readonly page: number;
  readonly total: number;
}

/** Answers that a page at the end holds. */
export const ANSWERS_A_PAGE = 12;
const ANSWER_SIDE = { a4: 50, letter: 46, b5: 43 } as const;

/** A page of answers at the end. */
export function AnswerSheet({ puzzles, first, page, total }: AnswerSheetProps) {
  return (
    <section class={`sheet-page sheet-${paper.value}`} aria-label={t('preview', { n: page })}>
      <header class="sheet-head">
        <h2>{t('answersTitle')}</h2>
      </header>
      <div class="sheet-answers">
        {puzzles.map((each, i) => (
          <Answer key={each.key} printed={each} number={first + i} side={ANSWER_SIDE[paper.value]} />
        ))}
      </div>
      <Foot page={page} total={total} />
    </section>
  );
}
