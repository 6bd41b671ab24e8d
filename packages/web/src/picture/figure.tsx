import './picture.css';
import type { Figure, Paint, Primitive, Run, Token } from 'hitotsu/drawing';

export interface FigureSvgProps {
  readonly figure: Figure;
  readonly class?: string | undefined;
  /** Side of a cell in the unit of the page; without it the style sheet gives the size. */
  readonly cell?: number | undefined;
  readonly unit?: string | undefined;
  /** The colour of a token; by default that of the page's theme. */
  readonly colour?: ((token: Token) => string) | undefined;
}

const themed = (token: Token): string => `var(--${token})`;

/** A figure of the library as a picture. Decoration: the words beside it say what it is. */
export function FigureSvg({ figure, class: name, cell, unit = '', colour = themed }: FigureSvgProps) {
  const { size, margin } = figure;
  const width = margin.left + size + margin.right;
  const height = margin.top + size + margin.bottom;
  const sides =
    cell === undefined ? {} : { width: `${width * cell}${unit}`, height: `${height * cell}${unit}` };
  return (
    <svg
      {...sides}
      class={name}
      viewBox={`${-margin.left} ${-margin.top} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Primitives primitives={figure.primitives} colour={colour} />
    </svg>
  );
}

interface PrimitivesProps {
  readonly primitives: readonly Primitive[];
  readonly colour?: ((token: Token) => string) | undefined;
}

export function Primitives({ primitives, colour = themed }: PrimitivesProps) {
  return (
    <>
      {primitives.map((each, i) => (
        <Shape key={i} each={each} colour={colour} />
      ))}
    </>
  );
}

function painted(each: Paint, colour: (token: Token) => string) {
  return {
    fill: each.fill ? colour(each.fill) : 'none',
    'fill-opacity': each.fillOpacity,
    ...(each.stroke
      ? {
          stroke: colour(each.stroke),
          'stroke-width': each.strokeWidth,
          'stroke-opacity': each.strokeOpacity,
          'stroke-dasharray': each.dash?.join(' '),
          'stroke-linecap': each.round ? ('round' as const) : undefined,
          'stroke-linejoin': each.round ? ('round' as const) : undefined,
        }
      : {}),
  };
}

const rounded = (number: number): number => Math.round(number * 1e4) / 1e4;

/**
 * The places of single characters, one for each: a board full of notes then has one element a cell instead of one a note,
 * which the browser styles and lays out several times faster. Null where a run is longer.
 */
function placesOf(runs: readonly Run[]): { readonly x: string; readonly y: string } | null {
  if (runs.some(({ text }) => text.length !== 1)) return null;
  return {
    x: runs.map(({ x }) => rounded(x)).join(' '),
    y: runs.map(({ y }) => rounded(y)).join(' '),
  };
}

function Shape({ each, colour }: { readonly each: Primitive; readonly colour: (token: Token) => string }) {
  switch (each.kind) {
    case 'path':
      return <path class={`f-${each.role}`} d={each.d} {...painted(each, colour)} />;
    case 'circle':
      return (
        <circle class={`f-${each.role}`} cx={each.x} cy={each.y} r={each.r} {...painted(each, colour)} />
      );
    case 'rect':
      return (
        <rect
          class={`f-${each.role}`}
          x={each.x}
          y={each.y}
          width={each.width}
          height={each.height}
          rx={each.radius}
          {...painted(each, colour)}
        />
      );
    case 'text': {
      const places = placesOf(each.runs);
      return (
        <text
          class={`f-${each.role} type-${each.font}`}
          font-weight={each.weight}
          font-size={each.size}
          text-anchor={each.anchor}
          fill={colour(each.fill)}
          {...(places ?? {})}
        >
          {places
            ? each.runs.map(({ text }) => text).join('')
            : each.runs.map(({ x, y, text }, i) => (
                <tspan key={i} x={x} y={y}>
                  {text}
                </tspan>
              ))}
        </text>
      );
    }
  }
}
