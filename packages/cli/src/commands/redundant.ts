import type { BoundRule, Puzzle } from 'hitotsu/puzzle';
import { type ClueSet, type RedundantClues, redundantCluesTask } from 'hitotsu/solver';
import { cellName, givenName, picture, prose, ruleName } from '../describe.ts';
import { answerAll } from '../results.ts';
import type { Session } from '../session.ts';

/** `hitotsu redundant`: each given, pencil mark and rule that could go, on its own, with the solution still unique. */
export async function redundant(session: Session, inputs: readonly string[]): Promise<void> {
  const { limits } = session.settings;
  await answerAll(session, inputs, async (puzzle) => {
    const result = await session.work(redundantCluesTask(puzzle, limits));
    const open = size(result.undecided) > 0 || result.status === 'undecided';
    if (open) session.outcome.spent = true;
    else if (result.status !== 'unique') session.outcome.no = true;
    const names = clueNames(session, puzzle, result);
    return {
      record: {
        status: result.status,
        ...clueRecord(puzzle, result),
        ...(open ? { undecided: clueRecord(puzzle, result.undecided) } : {}),
        stats: result.stats,
      },
      text: () => describe(session, puzzle, result),
      line: () => (result.status === 'unique' ? names.join('; ') : result.status),
    };
  });
}

function size(set: ClueSet): number {
  return set.givens.length + set.candidates.length + set.rules.length;
}

function clueRecord(puzzle: Puzzle, set: ClueSet): Record<string, unknown> {
  const names = (cells: readonly number[]) => cells.map((cell) => puzzle.shape.nameOf(cell));
  return {
    givens: names(set.givens),
    ...(set.candidates.length > 0 ? { candidates: names(set.candidates) } : {}),
    rules: set.rules.map((index) => ({ index, ...puzzle.document.rules[index] })),
  };
}

function clueNames(session: Session, puzzle: Puzzle, set: ClueSet): string[] {
  return [
    ...set.givens.map((cell) => givenName(session, puzzle, cell)),
    ...set.candidates.map((cell) =>
      session.say('cli.clue.candidates', { cell: cellName(session, puzzle, cell) }),
    ),
    ...set.rules.map((index) => ruleName(session, puzzle, puzzle.rules[index] as BoundRule)),
  ];
}

function describe(session: Session, puzzle: Puzzle, result: RedundantClues): string {
  if (result.status !== 'unique')
    return prose(
      session,
      `${session.say(`status.${result.status}`, { count: 0 })} ${session.say('cli.redundant.onlyUnique')}`,
    );
  const open = size(result.undecided);
  const lines = [picture(session, puzzle, undefined, result.givens)];
  if (size(result) === 0 && open === 0) lines.push(session.say('cli.redundant.none'));
  if (size(result) > 0) {
    lines.push(prose(session, session.say('cli.redundant.some', { count: size(result) })));
    for (const name of clueNames(session, puzzle, result)) lines.push(`  ${name}`);
  }
  if (open > 0) lines.push(prose(session, session.say('cli.redundant.open', { count: open })));
  return lines.join('\n');
}
