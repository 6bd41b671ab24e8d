import { EMPTY, indicesOf, type Shape } from 'hitotsu/board';
import { type CellContent, type ContentOptions, cellContent, LAYER, type Primitive } from 'hitotsu/drawing';
import { Component } from 'preact';
import { Primitives } from '../picture/figure.tsx';
import { boldNotes, splitDigits } from './cell-parts.ts';

/** What is written in a cell, as plain values: equal ones need no new picture. */
export interface Written {
  readonly digit: number;
  readonly isGiven: boolean;
  readonly notes: number;
  readonly corner: number;
  readonly centre: number;
  readonly colours: number;
  readonly bold: number;
  /** Candidates that the marks of a hint draw. */
  readonly marked: number;
  /** There is more than paper behind it. */
  readonly isShaded: boolean;
  readonly isQuiet: boolean;
  readonly areNotesQuiet: boolean;
  /** The digit is part of a conflict. */
  readonly isWrong: boolean;
  /** A second digit behind a slash, or -1. */
  readonly split: number;
}

/** What is the same for all cells of a board. */
export interface Writing {
  readonly shape: Shape;
  readonly heads: ReadonlySet<number>;
  readonly numbers: boolean;
  readonly dots: boolean;
  readonly patterns: boolean;
}

interface Props {
  readonly cell: number;
  readonly part: 'colours' | 'digits';
  readonly written: Written;
  readonly writing: Writing;
}

/** What a picture is drawn from; the others only decide how it looks, by the classes of its group. */
const DRAWN = Object.keys({
  digit: 0,
  isGiven: 0,
  notes: 0,
  corner: 0,
  centre: 0,
  colours: 0,
  bold: 0,
  marked: 0,
  split: 0,
} satisfies Record<
  Exclude<keyof Written, 'isShaded' | 'isQuiet' | 'areNotesQuiet' | 'isWrong'>,
  0
>) as (keyof Written)[];

/** The colours of a cell, or what is written in it. Drawn anew only when something in it has changed. */
class Drawing extends Component<Props> {
  override shouldComponentUpdate({ written, writing }: Props): boolean {
    const before = this.props;
    if (writing !== before.writing) return true;
    if (before.part === 'colours') return written.colours !== before.written.colours;
    return DRAWN.some((key) => written[key] !== before.written[key]);
  }

  override render({ cell, part, written, writing }: Props) {
    if (part === 'colours') {
      if (written.colours === 0) return null;
      const { colours = [] } = contentOf(written);
      return <Primitives primitives={cellContent(writing.shape, cell, { colours }, writing)} />;
    }
    const marked = indicesOf(written.marked).map((index) => cell * writing.shape.digitCount + index);
    const options: ContentOptions = { ...writing, marked: new Set(marked) };
    return <Primitives primitives={digitsOf(cell, written, writing, options)} />;
  }
}

const classOf = ({ isWrong, isQuiet, areNotesQuiet, isShaded }: Written): string | undefined =>
  [
    isWrong && 'cell-wrong',
    isQuiet && 'cell-quiet',
    areNotesQuiet && 'notes-quiet',
    isShaded && (isQuiet || areNotesQuiet) && 'on-shade',
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** A cell's part of the picture. */
export function CellPicture({ cell, part, written, writing }: Props) {
  if (part === 'colours') return <Drawing cell={cell} part={part} written={written} writing={writing} />;
  return (
    // A digit that comes or changes is a new element, which the style sheet lets appear.
    <g key={written.digit} class={classOf(written)}>
      <Drawing cell={cell} part={part} written={written} writing={writing} />
    </g>
  );
}

function digitsOf(cell: number, written: Written, { shape }: Writing, options: ContentOptions): Primitive[] {
  const { digit, split, bold, notes } = written;
  if (split !== EMPTY && split !== digit) return splitDigits(shape, cell, [digit, split], options);
  const content = contentOf(written);
  const plain = cellContent(shape, cell, { ...content, notes: notes & ~bold }, options);
  const heavy = digit === EMPTY && bold !== 0 ? boldNotes(shape, cell, notes & bold, options) : [];
  return [...plain, ...heavy].filter(({ layer }) => layer === LAYER.digit);
}

function contentOf(written: Written): CellContent {
  const { digit, isGiven, notes, corner, centre, colours } = written;
  return {
    digit,
    given: isGiven,
    notes,
    corner,
    centre,
    colours: indicesOf(colours).map((index) => index + 1),
  };
}
