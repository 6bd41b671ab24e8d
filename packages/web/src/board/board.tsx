import './board.css';
import { useSignal } from '@preact/signals';
import { type Look, type PuzzleFigure, placesFor, puzzleFigure, signsOf } from 'hitotsu/drawing';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { highContrast, theme } from '../app/theme.ts';
import { equalCells, stepFrom, type Way } from '../game/select.ts';
import { classNames } from '../ui/index.ts';
import { t } from '../words/board.ts';
import { language } from '../words/words.ts';
import type { Writing } from './cell-picture.tsx';
import { Cells } from './cells.tsx';
import { type Fit, fitBoard } from './fit.ts';
import { Gesture, type Touch } from './gesture.ts';
import { cellLabels } from './labels.ts';
import { Loupe } from './loupe.tsx';
import { BoardPicture } from './picture.tsx';
import type { BoardPoint, BoardView } from './view.ts';

/** Below this side of a cell (in CSS pixels) a finger needs the loupe. */
const SMALL_CELL = 30;
/** Notes smaller than this are drawn as dots. */
const LEAST_NOTE = 8.5;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A board: the picture, and over it a grid that pointer, keyboard and assistive technology use. As large as its place. */
export function Board({ view }: { readonly view: BoardView }) {
  const { puzzle } = view;
  const { shape } = puzzle;
  const place = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const picture = useId();
  const now = useRef(view);
  now.current = view;
  const makeFigure = useFigures(view);
  const fit = useFit(view, place, makeFigure);
  const live = useSignal(false);
  useEffect(() => {
    live.value = true;
  }, []);
  const loupe = useSignal<{ readonly cell: number; readonly about: boolean } | null>(null);
  const small = (fit?.cell ?? 99) < SMALL_CELL;
  const gesture = useMemo(
    () =>
      new Gesture(() => ({
        shape,
        small: smallNow.current,
        selection: () => now.current.selection ?? { cells: [], focus: 0 },
        select: (selection) => now.current.onSelect?.(selection),
        equal: (cell) => {
          const { digits, position } = now.current;
          return equalCells(shape, digits ?? puzzle.givens.digits, position, cell);
        },
        stateOf: (cell) => {
          const { digits, position } = now.current;
          return [
            digits?.[cell],
            position?.corner[cell],
            position?.centre[cell],
            position?.colours[cell],
          ].join();
        },
        loupe: (at) => {
          loupe.value = at;
        },
      })),
    [shape],
  );
  const smallNow = useRef(small);
  smallNow.current = small;

  const labels = useLabels(view);
  const focus = view.selection?.focus ?? 0;
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active?.closest('[role=grid]') !== grid.current) return;
    const wanted = grid.current?.querySelector<HTMLElement>(`[data-cell="${focus}"]`);
    if (wanted && wanted !== active) wanted.focus({ preventScroll: true });
  }, [focus]);

  const point = (event: PointerEvent, phase: BoardPoint['phase']): BoardPoint => {
    const box = (grid.current as HTMLDivElement).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * shape.size;
    const y = ((event.clientY - box.top) / box.height) * shape.size;
    const cell = shape.cellAt(Math.floor(y), Math.floor(x));
    return { phase, x, y, cell, touch: event.pointerType !== 'mouse', event };
  };
  const pointer = (phase: BoardPoint['phase']) => (event: PointerEvent) => {
    if (!fit || view.covered || (phase === 'down' && event.button !== 0)) return;
    const at = point(event, phase);
    if (phase === 'down') {
      (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
      grid.current
        ?.querySelector<HTMLElement>(`[data-cell="${at.cell < 0 ? focus : at.cell}"]`)
        ?.focus({ preventScroll: true });
      event.preventDefault();
    }
    if (view.onPoint?.(at)) return;
    if (phase === 'cancel') gesture.cancel(event.pointerId);
    else gesture[phase](touchOf(event, at));
  };

  const keydown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (view.onKey?.(event)) {
      event.preventDefault();
      return;
    }
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || !view.onSelect) return;
    event.preventDefault();
    const cell = stepFrom(shape, focus, way);
    const rest = view.selection?.cells.filter((each) => each !== cell) ?? [];
    view.onSelect({ cells: event.shiftKey && !view.readOnly ? [...rest, cell] : [cell], focus: cell });
  };

  const look = useLook(fit);
  const figure = fit ? makeFigure(fit.cellPixels) : null;
  const writing = useWriting(view, figure, fit);
  const shown = loupe.value;
  return (
    <div ref={place} class={classNames('board', live.value && 'board-live')}>
      {fit && figure && writing ? (
        <div class="board-sheet" style={sheetStyle(fit)}>
          <svg
            width={fit.width}
            height={fit.height}
            viewBox={`${-fit.x / fit.cell} ${-fit.y / fit.cell} ${fit.width / fit.cell} ${fit.height / fit.cell}`}
            aria-hidden="true"
            focusable="false"
          >
            <g id={picture}>
              <BoardPicture view={view} figure={figure} look={look} writing={writing} />
            </g>
          </svg>
          {/* biome-ignore lint/a11y/useSemanticElements: the picture is an SVG; no table can lie over it */}
          <div
            ref={grid}
            class="board-grid"
            role="grid"
            aria-label={view.label ?? boardLabel(view)}
            aria-multiselectable={!view.readOnly}
            aria-readonly={view.readOnly ?? false}
            inert={view.covered ?? false}
            style={{
              left: `${fit.x}px`,
              top: `${fit.y}px`,
              width: `${fit.cell * shape.size}px`,
              height: `${fit.cell * shape.size}px`,
            }}
            onKeyDown={keydown}
            onPointerDown={pointer('down')}
            onPointerMove={pointer('move')}
            onPointerUp={pointer('up')}
            onPointerCancel={pointer('cancel')}
            onContextMenu={(event) => {
              if ((event as unknown as PointerEvent).pointerType === 'touch') event.preventDefault();
            }}
          >
            <Cells rows={shape.rows} labels={labels} selected={new Set(view.selection?.cells)} stop={focus} />
          </div>
          {shown && (small || shown.about) ? (
            <Loupe shape={shape} fit={fit} picture={picture} cell={shown.cell}>
              {shown.about ? view.about?.(shown.cell) : null}
            </Loupe>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const sheetStyle = ({ left, top, width, height }: Fit) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

function touchOf(event: PointerEvent, { x, y, cell, touch }: BoardPoint): Touch {
  return {
    id: event.pointerId,
    x,
    y,
    px: event.clientX,
    py: event.clientY,
    cell,
    touch,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    time: event.timeStamp,
  };
}

/** `9 by 9 board, Classic and Diagonals`. */
function boardLabel({ puzzle }: BoardView): string {
  const names = new Set(puzzle.rules.map(({ type }) => type.words.name[language.value]));
  const rules = [...names].join(t('between'));
  const { title } = puzzle.document;
  const { size } = puzzle.shape;
  return title ? t('board', { title, size, rules }) : t('plainBoard', { size, rules });
}

/** The figure of the puzzle for a size of cells, made once for each look. */
function useFigures({ puzzle }: BoardView): (cellPixels: number) => PuzzleFigure {
  const signs = signsOf(theme.value);
  const cages = settings.tintCages.value;
  const regions = settings.tintRegions.value;
  return useMemo(() => {
    const made = new Map<number, PuzzleFigure>();
    return (cellPixels: number) => {
      const known = made.get(cellPixels);
      if (known) return known;
      const figure = puzzleFigure(puzzle, { cellPixels, signs, tint: { cages, regions } });
      made.set(cellPixels, figure);
      return figure;
    };
  }, [puzzle, signs, cages, regions]);
}

/** The board's place on the page, measured before it is first shown and whenever it changes. */
function useFit(
  { puzzle }: BoardView,
  place: { readonly current: HTMLDivElement | null },
  makeFigure: (cellPixels: number) => PuzzleFigure,
): Fit | null {
  const fit = useSignal<Fit | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return;
      const corner = [box.left + scrollX, box.top + scrollY] as const;
      const side = Math.min(box.width, box.height || box.width);
      const margin = (cellPixels: number) => makeFigure(cellPixels).margin;
      const next = fitBoard(puzzle.shape.size, side, devicePixelRatio, margin, corner);
      if (JSON.stringify(next) !== JSON.stringify(fit.peek())) fit.value = next;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [puzzle, makeFigure]);
  return fit.value;
}

function useLook(fit: Fit | null): Look {
  const signs = signsOf(theme.value);
  const cellPixels = fit?.cellPixels;
  return useMemo(() => (cellPixels === undefined ? { signs } : { signs, cellPixels }), [signs, cellPixels]);
}

function useWriting({ puzzle }: BoardView, figure: PuzzleFigure | null, fit: Fit | null): Writing | null {
  const numbers = settings.lettersAsNumbers.value;
  const patterns = settings.patterns.value || highContrast.value;
  const cell = fit?.cell ?? 0;
  return useMemo(() => {
    if (!figure) return null;
    const dots = cell * placesFor(puzzle.shape, false).size < LEAST_NOTE;
    return { shape: puzzle.shape, heads: figure.heads, numbers, patterns, dots };
  }, [puzzle, figure, cell, numbers, patterns]);
}

function useLabels(view: BoardView): readonly string[] {
  const short = settings.cellLabels.value === 'short';
  const numbers = settings.lettersAsNumbers.value;
  const spoken = language.value;
  return useMemo(
    () => cellLabels(view, { short, numbers }),
    [
      view.puzzle,
      view.digits,
      view.position,
      view.candidates,
      view.conflicts,
      view.wrong,
      view.marks,
      view.split,
      view.covered,
      short,
      numbers,
      spoken,
    ],
  );
}
