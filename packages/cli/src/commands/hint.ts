import { hintBoard } from 'hitotsu/drawing';
import { type HintAnswer, hintTask, type Wrong } from 'hitotsu/logic';
import type { Puzzle } from 'hitotsu/puzzle';
import { conflictRecord, conflictText, picture, prose } from '../describe.ts';
import { type Answer, answerAll } from '../results.ts';
import type { Session } from '../session.ts';
import { type RawOptions, wholeNumber } from '../settings.ts';
import { refused, StepWriter, sourceOf } from '../steps.ts';
import { writtenDrawing } from '../written.ts';

/** `hitotsu hint`: the next step from where the player is, up to one of four stages; a mistake comes first. */
export async function hint(session: Session, inputs: readonly string[], raw: RawOptions): Promise<void> {
  const stage = wholeNumber(raw, 'stage', '--stage', 1, 4) ?? 4;
  const uniqueness = raw.uniqueness !== false;
  const { limits } = session.settings;
  await answerAll(session, inputs, async (puzzle, remark) => {
    const read = sourceOf(puzzle, { registry: session.registry });
    if ('error' in read) {
      remark(read.error, 'error');
      session.outcome.bad = true;
      return plain(session, { status: 'invalid', solved: false, steps: [] }, session.tell(read.error));
    }
    const answer = await session.work(hintTask(read.source, { uniqueness, ...limits }));
    return answerOf(session, puzzle, answer, stage);
  });
}

const plain = (session: Session, record: Answer['record'], text: string): Answer => ({
  record,
  text: () => prose(session, text),
  line: () => String(record.status),
});

function answerOf(session: Session, puzzle: Puzzle, answer: HintAnswer, stage: number): Answer {
  switch (answer.status) {
    case 'refused':
      return refused(session, puzzle, answer);
    case 'mistake':
      return mistake(session, puzzle, answer.wrong);
    case 'step':
      return step(session, puzzle, answer, stage);
    default: {
      if (answer.status === 'undecided') session.outcome.spent = true;
      if (answer.status === 'stuck') session.outcome.no = true;
      const { status } = answer;
      return plain(
        session,
        { status, solved: status === 'solved', steps: [] },
        session.say(`cli.hint.${status}`),
      );
    }
  }
}

function step(
  session: Session,
  puzzle: Puzzle,
  { hint, ignoredNotes }: HintAnswer & { readonly status: 'step' },
  last: number,
): Answer {
  const writer = new StepWriter(session, puzzle);
  const shown = hint.stages.filter(({ stage }) => stage <= last);
  const marked =
    last < 3 ? [] : (shown[2]?.marks ?? []).flatMap((mark) => (mark.kind === 'cell' ? [mark.cell] : []));
  return {
    record: {
      status: 'step',
      solved: false,
      steps: [writer.staged(hint, last)],
      ...(ignoredNotes.length > 0 ? { ignoredNotes: writer.names(ignoredNotes) } : {}),
    },
    text: () => {
      const drawn = writer.picture(hint.state, marked, last === 4 && hint.step.placements.length === 0);
      const lines = shown.map(({ stage, statements }) =>
        prose(session, `${stage}. ${writer.join(statements)}`),
      );
      return [drawn, ...lines].join('\n');
    },
    line: () => (last < 4 ? writer.join(shown.at(-1)?.statements ?? []) : writer.result(hint)),
    drawing: {
      puzzle,
      options: (look) => hintBoard(puzzle, hint, { ...look, stage: last as 1 | 2 | 3 | 4 }),
    },
  };
}

/** What is wrong on the board, where it went wrong, and what it leads to. */
function mistake(session: Session, puzzle: Puzzle, wrong: Wrong): Answer {
  const writer = new StepWriter(session, puzzle);
  const { contradiction, statements, what, cell, digit, move, lastGood } = wrong;
  const conflict = contradiction?.conflict;
  const record = {
    status: 'mistake',
    solved: false,
    wrong: {
      what,
      cell: puzzle.shape.nameOf(cell),
      digit,
      move,
      lastGood,
      cells: writer.names(wrong.wrong),
      sentences: statements.map((each) => writer.say(each)),
      contradiction: contradiction && {
        kind: contradiction.kind,
        sentence: writer.say(contradiction.statement),
        cells: writer.names(contradiction.cells),
        why: contradiction.premises.map((each) => writer.premise(each)),
        steps: contradiction.steps.map((each) => writer.record(each)),
        ...(conflict ? { conflict: conflictRecord(puzzle, conflict) } : {}),
      },
    },
    steps: [],
  };
  return {
    record,
    text: () => {
      const lines = [picture(session, puzzle, undefined, [cell]), prose(session, writer.join(statements))];
      contradiction?.steps.forEach((each, i) => {
        lines.push(
          prose(session, `  ${i + 1}. ${writer.join(each.reasons.map(({ statement }) => statement))}`),
        );
      });
      if (contradiction)
        lines.push(
          prose(
            session,
            writer.join([contradiction.statement, ...contradiction.premises.map((each) => each.statement)]),
          ),
        );
      if (conflict) lines.push(conflictText(session, puzzle, conflict));
      return lines.join('\n');
    },
    line: () => `mistake ${puzzle.shape.nameOf(cell)}`,
    drawing: writtenDrawing(session, puzzle, { conflicts: [cell], underlined: [cell] }),
  };
}
