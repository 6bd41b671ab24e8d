import { indicesOf, symbolOf } from 'hitotsu/board';
import { cellName, conflictText } from '../../board/sayings.ts';
import type { RuleConflict } from '../../game/conflicts.ts';
import { Button } from '../../ui/index.ts';
import { t } from '../../words/play.ts';
import { accountsAt, saidOf } from './accounts.ts';
import type { PlayModel } from './model.ts';

/** The conflict to name: one of the selected cell, else the first. */
function conflictFor({ desk, session }: PlayModel): RuleConflict | undefined {
  const conflicts = desk.conflicts.value;
  const { cells } = session.selection.value;
  return conflicts.find((each) => each.cells.some((cell) => cells.includes(cell))) ?? conflicts[0];
}

/** One line below the board (beside it on wide screens) that always has its place: conflicts, answers, the selected cell. */
export function MessageLine({ model, cells }: { readonly model: PlayModel; readonly cells: boolean }) {
  return (
    <div class="message-line">
      <MessageText model={model} cells={cells} />
    </div>
  );
}

function MessageText({ model, cells }: { readonly model: PlayModel; readonly cells: boolean }) {
  const message = model.message.value;
  const conflict = message?.isAnswer ? undefined : conflictFor(model);
  if (conflict) {
    const { title, detail } = conflictText(model.session.shape, conflict);
    return (
      <p class="message message-conflict">
        <b>{t('conflictTitle', { title })}</b> {detail}
      </p>
    );
  }
  if (message)
    return (
      <p class="message">
        {message.text}
        {message.action ? (
          <Button kind="text" small onClick={message.action.run}>
            {message.action.text}
          </Button>
        ) : null}
      </p>
    );
  return cells ? <CellLine model={model} /> : null;
}

/** What is known of the selected cell, in a line. */
function CellLine({ model }: { readonly model: PlayModel }) {
  const { session, desk } = model;
  const selected = session.selection.value.cells;
  const [cell] = selected;
  if (cell === undefined || desk.clock.isPaused.value) return null;
  if (selected.length > 1) return <p class="message">{t('selected', { count: selected.length })}</p>;
  const [account] = accountsAt(model, cell);
  const { shape } = session;
  const digits = indicesOf(desk.candidatesIn(cell)).map((index) => symbolOf(shape.minDigit + index));
  const isOpen = session.digits.value[cell] === -1;
  return (
    <p class="message">
      <span>{cellName(shape, cell)}</span>
      {account ? null : saidOf(model, cell).map((text) => <span key={text}>{text}</span>)}
      {account ? <span>{account.state ? `${account.title}, ${account.state}` : account.title}</span> : null}
      {isOpen ? (
        <span>{digits.length > 0 ? t('candidates', { digits: digits.join(' ') }) : t('noCandidates')}</span>
      ) : null}
    </p>
  );
}
