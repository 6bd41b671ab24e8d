import { payloadOf } from '../../src/share/link.ts';

/** A puzzle and its one solution. */
export interface Known {
  readonly document: { readonly [field: string]: unknown };
  readonly givens: string;
  readonly solution: string;
}

const NONE = '.'.repeat(81);

export const CLASSIC: Known = (() => {
  const givens = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  return {
    document: { hitotsu: 1, size: 9, givens },
    givens,
    solution: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  };
})();

const CAGES = `
R8C1 R8C2 R9C1 R9C2 = 21
R1C9 R2C7 R2C8 R2C9 = 14
R1C7 R1C8 = 16
R9C3 R9C4 = 6
R7C9 R8C9 R9C8 R9C9 = 23
R7C7 R7C8 R8C7 R8C8 = 19
R7C6 R8C6 R9C6 R9C7 = 22
R7C5 R8C5 R9C5 = 18
R6C2 R7C1 R7C2 R7C3 = 20
R7C4 R8C3 R8C4 = 8
R5C1 R5C2 R6C1 = 13
R4C1 R4C2 = 8
R1C4 R1C5 R1C6 R2C6 = 14
R3C6 R3C7 R3C8 R3C9 = 18
R1C1 R1C2 R1C3 R2C2 = 21
R2C1 R3C1 R3C2 R3C3 = 18
R2C3 R2C4 R2C5 = 18
R5C3 R5C4 R6C3 R6C4 = 25
R3C4 R3C5 R4C3 R4C4 = 27
R6C8 R6C9 = 8
R5C7 R5C8 R6C6 R6C7 = 28
R4C7 R4C8 R4C9 R5C9 = 15
R4C6 R5C6 = 10
R4C5 R5C5 R6C5 = 15`;

/** Cages over the whole board and both diagonals, no givens. */
export const KILLER: Known = {
  document: {
    hitotsu: 1,
    size: 9,
    givens: NONE,
    rules: [
      'classic',
      'diagonals',
      ...CAGES.trim()
        .split('\n')
        .map((line) => {
          const [cells = '', sum] = line.split(' = ');
          return { type: 'cage', cells: cells.split(' '), sum: Number(sum) };
        }),
    ],
  },
  givens: NONE,
  solution: '453612798796845132281973645178359264649721853325486971837164529912537486564298317',
};

/** Regions, a diagonal, a cage, a thermometer; it has many solutions. */
export const VARIED = {
  hitotsu: 1,
  size: 6,
  givens: '1..................................2',
  rules: [
    'rows',
    'columns',
    { type: 'regions', map: 'AABBBBAABBCCAACCCCDDDDEEDDEEEEFFFFFF' },
    { type: 'diagonal', which: 'main' },
    { type: 'cage', cells: ['R1C3', 'R1C4', 'R2C4'], sum: 11 },
    { type: 'thermometer', cells: ['R4C1', 'R4C2', 'R5C3'] },
  ],
} as const;

/** The address of a game of a document, perhaps with what was done already. */
export function playPath(document: { readonly [field: string]: unknown }, game?: object): string {
  const whole = game ? { ...document, game: { version: 1, ...game } } : document;
  const payload = payloadOf(whole as Parameters<typeof payloadOf>[0], { progress: true });
  if (!payload.ok) throw new Error(JSON.stringify(payload.errors));
  return `/play#${payload.value}`;
}
