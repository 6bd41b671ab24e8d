/** A rule as a document states it: its type and the fields of that type. */
export interface RuleSpec {
  readonly type: string;
  readonly [field: string]: unknown;
}
