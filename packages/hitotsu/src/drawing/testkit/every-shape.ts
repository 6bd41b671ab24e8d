import { Board, EMPTY, Shape } from '../../board/index.ts';
import type { LineStyle, SceneShape } from '../../rules/index.ts';
import type { DrawablePuzzle } from '../picture.ts';

/** Cells by rows and columns from 1, as people name them. */
type Place = readonly [row: number, column: number];

/** A puzzle whose rules draw the given shapes, one rule a list. */
export function drawablePuzzle(
  shape: Shape,
  rules: readonly (readonly SceneShape[])[],
  givens: ArrayLike<number> = new Array<number>(shape.cellCount).fill(EMPTY),
): DrawablePuzzle {
  return {
    shape,
    givens: new Board(shape, givens),
    rules: rules.map((shapes, i) => ({
      rule: {
        cells: [],
        isValid: () => true,
        candidates: () => shape.allDigits,
        draw: (scene) => {
          for (const drawn of shapes) scene.add(drawn);
        },
      },
      type: { words: { name: { en: `Rule ${i}`, ja: `ルール${i}` } } },
    })),
  };
}

/** Steps of a line, repeated from a start as long as it stays on the board. */
function run(shape: Shape, [row, column]: Place, steps: string, length: number): number[] {
  const cells = [shape.cellAt(row - 1, column - 1)];
  let [r, c] = [row - 1, column - 1];
  for (let i = 1; i < length; i++) {
    const step = steps.charAt((i - 1) % steps.length);
    const by = { r: [0, 1], l: [0, -1], d: [1, 0], u: [-1, 0], e: [1, 1], n: [-1, 1] }[step] as [
      number,
      number,
    ];
    [r, c] = [r + by[0], c + by[1]];
    if (shape.cellAt(r, c) >= 0) cells.push(shape.cellAt(r, c));
  }
  return cells;
}

const LINES: readonly LineStyle[] = [
  'plain',
  'whisper',
  'renban',
  'palindrome',
  'region-sum',
  'zipper',
  'entropic',
  'modular',
  'nabner',
  'sum-line',
  'between',
  'lockout',
];

/** One board with every shape that rules can draw, of a size that has boxes. Shapes overlap on small boards. */
export function everyShape(size: number): DrawablePuzzle {
  const shape = Shape.of(size);
  const cell = (row: number, column: number) => shape.cellAt((row - 1) % size, (column - 1) % size);
  const diagonal = Array.from({ length: size }, (_, i) => shape.cellAt(i, i));
  const rules: SceneShape[][] = [
    shape.boxes.map((cells) => ({ kind: 'region', cells })),
    [{ kind: 'line', cells: diagonal, style: 'diagonal' }],
    [{ kind: 'cage', cells: [cell(1, 1), cell(1, 2), cell(2, 2)], label: '12' }],
    [{ kind: 'cage', cells: [cell(2, 2), cell(3, 2)], label: '9' }],
    [{ kind: 'shade', cells: [cell(3, 3), cell(3, 4), cell(4, 4)], label: '7' }],
    [{ kind: 'shade', cells: [cell(4, 4), cell(4, 3)] }],
    [{ kind: 'area', cells: [cell(1, 4), cell(2, 4)], label: 'A' }],
    [
      { kind: 'line', cells: run(shape, [4, 1], 'uen', 4), style: 'thermometer', start: 'bulb' },
      { kind: 'line', cells: run(shape, [4, 1], 'rr', 3), style: 'thermometer', start: 'bulb' },
    ],
    [{ kind: 'line', cells: run(shape, [2, 1], 'nrd', 4), style: 'arrow', start: 'circle', end: 'arrow' }],
    [
      { kind: 'pill', cells: [cell(4, 3), cell(4, 4)] },
      { kind: 'line', cells: run(shape, [4, 3], 'un', 3), style: 'arrow', end: 'arrow' },
    ],
    ...LINES.map((style, i): SceneShape[] => {
      const end = style === 'between' ? 'circle' : style === 'lockout' ? 'diamond' : undefined;
      return [
        {
          kind: 'line',
          cells: run(shape, [1 + ((i + 4) % size), 1 + (i % 3)], 'reru', size > 9 ? 8 : 6),
          style,
          ...(end ? { start: end, end } : {}),
          ...(style === 'sum-line' ? { label: '18' } : {}),
        },
      ];
    }),
    (['circle', 'square', 'up', 'down', 'ring'] as const).map((figure, i) => ({
      kind: 'mark',
      cell: cell(1 + i, 6),
      figure,
    })),
    [{ kind: 'bar', cells: [cell(2, 3), cell(3, 3)], side: 'left' }],
    [
      { kind: 'dot', at: [0.5, 1], fill: 'white' },
      { kind: 'dot', at: [1, 0.5], fill: 'black' },
      { kind: 'dot', at: [1, 1.5], fill: 'white', label: '3' },
      { kind: 'dot', at: [1.5, 2], fill: 'black', label: '4' },
      { kind: 'dot', at: [2.5, 1], fill: 'none', label: 'V' },
    ],
    (['top', 'right', 'bottom', 'left'] as const).map((towards, i) => ({
      kind: 'pointer',
      at: i % 2 === 0 ? [2, 0.5 + i / 2] : [0.5 + i / 2, 3],
      towards,
    })),
    [
      { kind: 'corner', at: [2, 2], labels: ['3', '4'] },
      { kind: 'corner', at: [1, 3], labels: ['1', '2', '3', '4'] },
    ],
    [
      { kind: 'outside', at: [-0.5, 0.5], label: '8' },
      { kind: 'outside', at: [-0.5, 0.5], label: '12' },
      { kind: 'outside', at: [1.5, -0.5], label: '5' },
      { kind: 'outside', at: [size + 0.5, 2.5], label: '16' },
      { kind: 'outside', at: [-0.5, -0.5], label: '7', arrow: [1, 1] },
      { kind: 'outside', at: [1.5, size + 0.5], label: '21', arrow: [1, -1] },
    ],
    [{ kind: 'whole-board' }],
  ];
  const digits = new Array<number>(shape.cellCount).fill(EMPTY);
  digits[cell(1, 1)] = 1;
  digits[cell(2, 2)] = size;
  const board = drawablePuzzle(shape, rules, digits);
  // A rule that says nothing of how it looks.
  const silent = {
    rule: { cells: [cell(3, 1), cell(4, 1)], isValid: () => true, candidates: () => shape.allDigits },
    type: { words: { name: { en: 'Silent', ja: '無言' } } },
  };
  return { ...board, rules: [...board.rules, silent] };
}
