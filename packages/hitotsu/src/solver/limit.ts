import { InputError } from '../base/index.ts';

/** A number of solutions to stop at: a whole number from 1, or no limit. Anything else is an `InputError`. */
export function checkedLimit(limit: number): number {
  if (limit === Number.POSITIVE_INFINITY || (Number.isInteger(limit) && limit >= 1)) return limit;
  throw new InputError([{ code: 'too-small', path: 'limit', values: { value: String(limit), min: 1 } }]);
}
