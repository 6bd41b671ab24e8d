import { indicesOf } from 'hitotsu/board';
import { cellName } from '../../board/sayings.ts';
import { t } from '../../words/play.ts';
import { language } from '../../words/words.ts';
import { accountsAt, saidOf } from './accounts.ts';
import type { PlayModel } from './model.ts';
import { digitName } from './said.ts';

const listMark = () => (language.value === 'ja' ? '、' : ', ');

/** Every rule that has a place at the selected cell, with the combinations still possible; what may be written in it. */
export function AboutCell({ model }: { readonly model: PlayModel }) {
  const { session, desk } = model;
  const { cells } = session.selection.value;
  const [cell] = cells;
  const isHidden = desk.clock.isPaused.value || desk.isFinished.value;
  return (
    <section class="about-cell" aria-label={t('aboutCell')}>
      {cell === undefined || cells.length > 1 || isHidden ? null : <CellAccount model={model} cell={cell} />}
    </section>
  );
}

/** What there is to be told about one cell. */
export function CellAccount({ model, cell }: { readonly model: PlayModel; readonly cell: number }) {
  const { session, desk } = model;
  const { shape } = session;
  const accounts = accountsAt(model, cell);
  const isOpen = session.digits.value[cell] === -1;
  const digits = indicesOf(desk.candidatesIn(cell)).map((index) => digitName(shape.minDigit + index));
  return (
    <>
      {accounts.map(({ rule, title, state, combinations }) => (
        <div key={`${rule} ${title}`} class="account">
          <p class="account-title">
            <b>{title}</b>
            {state ? <span> {state}</span> : null}
          </p>
          {combinations.length > 0 ? (
            <p class="combinations">
              {combinations.map(({ digits: set, isPossible }) =>
                isPossible ? <span key={set}>{set}</span> : <s key={set}>{set}</s>,
              )}
            </p>
          ) : null}
        </div>
      ))}
      <p class="account-cell">
        <span>{[cellName(shape, cell), ...saidOf(model, cell)].join(listMark())}</span>
        {isOpen ? (
          <span>{digits.length > 0 ? t('candidates', { digits: digits.join(' ') }) : t('noCandidates')}</span>
        ) : null}
      </p>
    </>
  );
}
