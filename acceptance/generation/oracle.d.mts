/** A puzzle document in its canonical form. */
export interface OracleDocument {
  readonly size: number;
  readonly digits?: readonly [number, number];
  readonly givens: string;
  readonly candidates?: Readonly<Record<string, readonly number[]>>;
  readonly rules: readonly { readonly type: string; readonly [field: string]: unknown }[];
}
export function knows(document: OracleDocument): boolean;
export function programOf(document: OracleDocument): string;
export function solutionsOf(document: OracleDocument, limit?: number): Promise<string[]>;
