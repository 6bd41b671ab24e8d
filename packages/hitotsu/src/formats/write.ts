import { failure, type Result, success } from '../base/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { lossesOfGame } from './game-losses.ts';
import { formatNamed, formats } from './list.ts';

/**
 * A puzzle in the format of a name. What the format cannot carry is left out, with a warning that names it. Errors:
 * `no-such-format`, `cannot-write-format`, and those of the format where nothing sensible can be written.
 */
export function writeAny(puzzle: Puzzle, name: string): Result<string> {
  const format = formatNamed(name);
  if (!format) {
    const known = formats.filter(({ write }) => write).map((each) => each.name);
    return failure([
      { code: 'no-such-format', values: { name: name.slice(0, 40), known: known.join(', ') } },
    ]);
  }
  const written = format.write?.(puzzle);
  if (!written) return failure([{ code: 'cannot-write-format', values: { name: format.name } }]);
  if (!written.ok || format.keepsGame || puzzle.document.game === undefined) return written;
  return success(written.value, [...written.warnings, ...lossesOfGame(puzzle, format.name)]);
}
