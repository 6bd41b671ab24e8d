import { EMPTY, type Shape } from 'hitotsu/board';
import {
  brokenOutline,
  causeCells,
  LAYER,
  type Look,
  markedCandidates,
  markFigure,
  type Primitive,
  type PuzzleFigure,
  shadedCells,
  stateFigure,
} from 'hitotsu/drawing';
import type { Mark } from 'hitotsu/logic';
import { Component, type ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { differOf } from '../game/differ.ts';
import { Primitives } from '../picture/figure.tsx';
import { CellPicture, type Writing, type Written } from './cell-picture.tsx';
import { shownNotes } from './shown-notes.ts';
import type { BoardMark, BoardView } from './view.ts';

const NONE: readonly Primitive[] = [];

interface LayersProps {
  readonly primitives: readonly Primitive[];
  readonly from: number;
  readonly to: number;
}

/** Some layers of a list of primitives. Drawn anew only for another list. */
class Layers extends Component<LayersProps> {
  override shouldComponentUpdate({ primitives }: LayersProps): boolean {
    return primitives !== this.props.primitives;
  }

  override render({ primitives, from, to }: LayersProps) {
    return <Primitives primitives={primitives.filter(({ layer }) => layer >= from && layer <= to)} />;
  }
}

export interface BoardPictureProps {
  readonly view: BoardView;
  readonly figure: PuzzleFigure;
  readonly look: Look;
  readonly writing: Writing;
}

/** Everything on a board, bottom to top, in cell units. */
export function BoardPicture({ view, figure, look, writing }: BoardPictureProps) {
  const { shape } = view.puzzle;
  const digits = view.digits ?? view.puzzle.givens.digits;
  const { marks } = view;
  const states = useStates(view, digits, look);
  const libraryMarks = useMemo(() => marksOf(marks ?? []), [marks]);
  const marked = useMemo(() => markedSets(shape, libraryMarks.marks), [shape, libraryMarks]);
  const shaded = useMemo(() => shadedCells([...figure.primitives, ...states]), [figure, states]);
  const cells = Array.from({ length: shape.cellCount }, (_, cell) =>
    writtenIn(view, digits, cell, marked, shaded),
  );
  const filled = cells
    .map(({ digit, centre, notes }) => (digit !== EMPTY || centre !== 0 || notes !== 0 ? 1 : 0))
    .join('');
  const diagonals = useMemo(() => figure.givingWay((cell) => filled[cell] === '1'), [figure, filled]);
  const taken = cells.map(({ digit }) => (digit === EMPTY ? 0 : 1)).join('');
  const hint = useMemo(
    () =>
      markFigure(
        libraryMarks.marks,
        { shape, units: libraryMarks.units },
        {
          ...look,
          heads: figure.heads,
          numbers: writing.numbers,
          hasDigit: (cell) => taken[cell] === '1',
        },
      ),
    [libraryMarks, shape, look, figure, writing, taken],
  );
  const { highlight } = view;
  const shown = highlight === undefined || view.covered ? NONE : shownNotes(highlight, cells, writing);
  const written = (part: 'colours' | 'digits') =>
    cells.map((each, cell) => (
      <CellPicture key={cell} cell={cell} part={part} written={each} writing={writing} />
    ));
  return (
    <>
      <Layers primitives={figure.primitives} from={LAYER.paper} to={LAYER.paper} />
      <Layers primitives={states} from={LAYER.state} to={LAYER.state} />
      <Layers primitives={figure.primitives} from={LAYER.shade} to={LAYER.shade} />
      {written('colours')}
      <Layers primitives={figure.primitives} from={LAYER.line} to={LAYER.line} />
      <Layers primitives={diagonals} from={LAYER.diagonal} to={LAYER.diagonal} />
      <Layers primitives={figure.primitives} from={LAYER.grid} to={LAYER.clue} />
      {written('digits')}
      <Primitives primitives={shown} />
      <HintMarks primitives={hint} />
      <Layers primitives={states} from={LAYER.ring} to={LAYER.ring} />
      <Broken view={view} figure={figure} look={look} />
      {view.pen === undefined ? null : <g class="board-pen">{view.pen}</g>}
    </>
  );
}

/** The marks of a hint appear one after the other, in reading order. */
function HintMarks({ primitives }: { readonly primitives: readonly Primitive[] }): ComponentChildren {
  const sorted = [...primitives].sort((a, b) => a.layer - b.layer);
  const order = [...new Set(sorted.map(({ cells = [] }) => Math.min(...cells)))].sort((a, b) => a - b);
  return sorted.map((each, i) => (
    <g
      key={`${each.role}-${each.cells?.join()}-${i}`}
      class={each.layer === LAYER.link ? 'hint-link' : 'hint-mark'}
      style={{ animationDelay: `${Math.min(order.indexOf(Math.min(...(each.cells ?? []))), 20) * 40}ms` }}
    >
      <Primitives primitives={[each]} />
    </g>
  ));
}

/** Dashed outlines round what broken rules drew. */
function Broken({ view, figure, look }: Omit<BoardPictureProps, 'writing'>) {
  const { conflicts } = view;
  const broken = useMemo(() => {
    const rules = new Set(conflicts?.map(({ rule }) => rule));
    return [...rules].flatMap((rule) =>
      brokenOutline(
        figure.shape,
        figure.primitives.filter((each) => each.rule === rule),
        look,
      ),
    );
  }, [conflicts, figure, look]);
  return <Primitives primitives={broken} />;
}

function writtenIn(
  view: BoardView,
  digits: ArrayLike<number>,
  cell: number,
  marked: ReadonlyMap<number, number>,
  shaded: ReadonlySet<number>,
): Written {
  const { puzzle, position, candidates, highlight, covered } = view;
  const digit = covered ? EMPTY : (digits[cell] as number);
  const isGiven = !puzzle.givens.isEmpty(cell);
  const isEmpty = digit === EMPTY && !covered;
  const corner = isEmpty && !candidates ? (position?.corner[cell] ?? 0) : 0;
  const struck = position?.struck[cell] ?? 0;
  const colours = covered ? 0 : (position?.colours[cell] ?? 0);
  const centre = isEmpty && !candidates ? (position?.centre[cell] ?? 0) : 0;
  // In a cell with marks in the middle the others keep to its edge.
  const isFixed = view.isFixed && centre === 0;
  const notes = isEmpty ? (candidates ? (candidates[cell] as number) : isFixed ? corner : 0) : 0;
  return {
    digit,
    isGiven,
    notes: candidates ? notes : notes & ~struck,
    corner: isFixed ? 0 : corner & ~struck,
    centre,
    colours,
    bold: view.bold?.[cell] ?? 0,
    marked: marked.get(cell) ?? 0,
    isShaded: shaded.has(cell),
    // On a coloured cell the quiet ink would be hard to read.
    isQuiet: colours === 0 && highlight !== undefined && digit !== EMPTY && digit !== highlight,
    areNotesQuiet: colours === 0 && (highlight !== undefined || (view.marks?.length ?? 0) > 0),
    isWrong:
      (view.conflicts?.some(({ cells }) => cells.includes(cell)) ?? false) ||
      (view.wrong?.includes(cell) ?? false),
    split: covered ? EMPTY : (view.split?.[cell] ?? EMPTY),
  };
}

/** Washes, rings and underlines. */
function useStates(view: BoardView, digits: ArrayLike<number>, look: Look): readonly Primitive[] {
  const { puzzle, selection, conflicts, wrong, washed, marks, highlight, rulesShown, covered } = view;
  const { shape, givens } = puzzle;
  return useMemo(() => {
    if (covered) return [];
    const selected = selection?.cells ?? [];
    const values = new Set(selected.map((cell) => digits[cell] as number));
    const [only] = values;
    const value = highlight ?? (values.size === 1 && only !== EMPTY ? only : undefined);
    const all = Array.from({ length: shape.cellCount }, (_, cell) => cell);
    const same = all.filter((cell) =>
      digits[cell] === EMPTY
        ? highlight !== undefined && canHold(view, digits, cell, highlight)
        : digits[cell] === value,
    );
    const broken = [...new Set(conflicts?.flatMap(({ cells }) => cells))];
    const underlined = new Set([
      ...broken.filter((cell) => givens.isEmpty(cell) && digits[cell] !== EMPTY),
      ...(wrong ?? []),
    ]);
    const differ = differOf(puzzle);
    const first = selected[0];
    const peers =
      selected.length === 1 && first !== undefined
        ? (differ[first] ?? [])
        : all.filter((cell) => selected.length > 1 && selected.every((each) => differ[each]?.includes(cell)));
    return stateFigure(
      shape,
      {
        // Beside a hint only its own cells count.
        peers: highlight === undefined && !marks?.length ? peers : [],
        same: marks?.length
          ? []
          : [...same, ...(rulesShown ?? []).flatMap((index) => puzzle.rules[index]?.rule.cells ?? [])],
        selected,
        causes: [...causeCells(libraryCells(marks ?? [])), ...(washed ?? [])],
        conflicts: broken,
        underlined,
      },
      look,
    );
  }, [view, look]);
}

/** Whether an open cell still has the digit among its marks or, without marks, sees none of it. */
function canHold(view: BoardView, digits: ArrayLike<number>, cell: number, digit: number): boolean {
  const { puzzle, position, candidates } = view;
  const bit = puzzle.shape.setOf(digit);
  if (candidates) return ((candidates[cell] as number) & bit) !== 0;
  if ((position?.struck[cell] ?? 0) & bit) return false;
  const noted = (position?.corner[cell] ?? 0) | (position?.centre[cell] ?? 0);
  if (noted !== 0 && view.isFixed) return (noted & bit) !== 0;
  return !(differOf(puzzle)[cell] ?? []).some((other) => digits[other] === digit);
}

const libraryCells = (marks: readonly BoardMark[]): Mark[] =>
  marks.filter((mark): mark is Extract<Mark, { kind: 'cell' }> => mark.kind === 'cell');

/** The marks as the library draws them: units by their number in a list. */
function marksOf(marks: readonly BoardMark[]): {
  readonly marks: readonly Mark[];
  readonly units: readonly { readonly cells: readonly number[] }[];
} {
  const units: { readonly cells: readonly number[] }[] = [];
  return {
    units,
    marks: marks.map((mark): Mark => {
      if (mark.kind !== 'unit') return mark;
      return { kind: 'unit', unit: units.push({ cells: mark.cells }) - 1, second: mark.second };
    }),
  };
}

/** The candidates that the marks draw, by cell. */
function markedSets({ digitCount }: Shape, marks: readonly Mark[]): ReadonlyMap<number, number> {
  const sets = new Map<number, number>();
  for (const candidate of markedCandidates(marks)) {
    const cell = Math.floor(candidate / digitCount);
    sets.set(cell, (sets.get(cell) ?? 0) | (1 << (candidate % digitCount)));
  }
  return sets;
}
