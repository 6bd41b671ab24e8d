import { formats, writeAny } from 'hitotsu/formats';
import { canonicalText, type Puzzle, suggest } from 'hitotsu/puzzle';
import { picture, puzzleLine } from '../describe.ts';
import { UsageError } from '../problems.ts';
import { answerAll } from '../results.ts';
import type { Session } from '../session.ts';
import { type RawOptions, textOption } from '../settings.ts';

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

/** `hitotsu convert`: puzzles of any format in another; what that cannot carry is said. */
export async function convert(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void> {
  const wanted = textOption(raw, 'to');
  const target = wanted === undefined ? undefined : checkedTarget(wanted);
  await answerAll(session, inputs, async (puzzle) => {
    const text = target === undefined ? null : written(session, puzzle, target);
    return {
      record: text === null ? { puzzle: puzzle.document } : { format: target, text },
      text: () => text ?? canonicalText(puzzle.document),
      line: () => (text ?? puzzleLine(puzzle)).replaceAll('\n', ' '),
    };
  });
}

/** The puzzle in a format; losses and refusals are told. Null if it cannot be written at all. */
function written(session: Session, puzzle: Puzzle, target: string): string | null {
  if (target === 'picture') return picture(session, puzzle);
  const result = writeAny(puzzle, target);
  for (const warning of result.warnings) session.complain(warning, '', 'warning');
  if (result.ok) return result.value;
  session.outcome.bad = true;
  for (const error of result.errors) session.complain(error, '', 'error');
  return null;
}
