/** A full board as rows of digits: the only form in which a rule's plain meaning sees it. */
export type Rows = readonly (readonly number[])[];

/** The digit in the cell `R2C3`; written apart from `Shape` on purpose. */
export function at(rows: Rows, name: string): number {
  const [, row, column] = /^R(\d+)C(\d+)$/.exec(name) as unknown as [string, string, string];
  return (rows[Number(row) - 1] as readonly number[])[Number(column) - 1] as number;
}

/** The digits of a rectangle: its top left corner (rows and columns from 0) and its sides. */
export function block(rows: Rows, top: number, left: number, height: number, width: number): number[] {
  return rows.slice(top, top + height).flatMap((row) => row.slice(left, left + width));
}

/** All different. */
export function differ(digits: readonly number[]): boolean {
  return new Set(digits).size === digits.length;
}

/** What `test` says of the digits of each pair of cells that lie `step` apart. */
export function everyPair(
  rows: Rows,
  step: readonly [rows: number, columns: number],
  test: (x: number, y: number) => boolean,
): boolean {
  return rows.every((row, r) =>
    row.every((x, c) => {
      const y = rows[r + step[0]]?.[c + step[1]];
      return y === undefined || test(x, y);
    }),
  );
}

export function total(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + digit, 0);
}
