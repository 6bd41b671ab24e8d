import { type Result, success } from 'hitotsu/base';
import { formats, lossesOfGame, writeAny } from 'hitotsu/formats';
import { canonicalText, type Puzzle, suggest } from 'hitotsu/puzzle';
import { picture, puzzleLine } from '../describe.ts';
import { UsageError } from '../problems.ts';
import { answerAll, errorRecord } from '../results.ts';
import type { Session } from '../session.ts';
import { type RawOptions, textOption } from '../settings.ts';
import { writtenDrawing } from '../written.ts';

/** Names that `--to` takes: every format that can be written, and the picture. */
function targets(): string[] {
  return [...formats.filter((format) => format.write).map(({ name }) => name), 'picture'];
}

function checkedTarget(name: string): string {
  const known = targets();
  if (known.includes(name)) return name;
  const suggestion = suggest(name, known);
  const values = { option: '--to', value: name, known: known.join(', ') };
  throw new UsageError(
    suggestion === undefined
      ? { code: 'option-choice', values }
      : { code: 'option-choice-suggestion', values: { ...values, suggestion } },
  );
}

/** `hitotsu convert`: puzzles of any format in another; what that cannot carry is said, and the rest goes on. */
export async function convert(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void> {
  const wanted = textOption(raw, 'to');
  const target = wanted === undefined ? undefined : checkedTarget(wanted);
  await answerAll(session, inputs, async (puzzle, remark) => {
    if (target === undefined)
      return {
        record: { puzzle: puzzle.document },
        text: () => canonicalText(puzzle.document),
        line: () => puzzleLine(puzzle),
        drawing: writtenDrawing(session, puzzle),
      };
    const written = write(session, puzzle, target);
    for (const warning of written.warnings) remark(warning, 'warning');
    if (written.ok)
      return {
        record: { format: target, text: written.value },
        text: () => written.value,
        line: () => written.value.replaceAll('\n', ' '),
      };
    session.outcome.bad = true;
    for (const error of written.errors) remark(error, 'error');
    const [error] = written.errors;
    return {
      record: { format: target, text: null, error: error && errorRecord(session, error) },
      text: () => 'invalid',
      line: () => 'invalid',
    };
  });
}

function write(session: Session, puzzle: Puzzle, target: string): Result<string> {
  return target === 'picture'
    ? success(picture(session, puzzle), lossesOfGame(puzzle, target))
    : writeAny(puzzle, target);
}
