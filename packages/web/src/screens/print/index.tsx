import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRouteAt } from '../../app/routes.ts';
import { gameTitle } from '../../app/titles.ts';
import { DAILY_KINDS, type DailyKind, dateOf } from '../../daily/daily.ts';
import { gamesSignal, listGames } from '../../store/games.ts';
import { Button, Choice, IconButton, TextField } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { t } from '../../words/print.ts';
import { ANSWERS, COUNTS, PAPERS, type Paper, pagesOf } from './layout.ts';
import {
  addDaily,
  addGame,
  answers,
  countWanted,
  fromAddress,
  heading,
  list,
  moveUp,
  paper,
  perPage,
  remove,
  rulesTitle,
} from './list.ts';
import './print.css';
import { ANSWERS_A_PAGE, AnswerSheet, PuzzleSheet, usualHeading } from './sheet.tsx';

/** Puzzles on paper: what is printed and how, with the pages as they will be. */
export default function PrintScreen() {
  const date = dateOf(new Date());
  const { query, hash } = useRouteAt('/print');
  useEffect(() => void fromAddress(query, hash), [`${query}`, hash]);
  useEffect(() => void listGames(), []);
  const pages = useComputed(() => pagesOf(list.value, perPage.value)).value;
  const ends = answers.value === 'end' ? pagesOf(list.value, ANSWERS_A_PAGE) : [];
  const total = pages.length + ends.length;
  return (
    <div class="page print">
      <h1 class="h2">{t('title')}</h1>
      <div class="print-form">
        <Chosen />
        <Sources date={date} />
        <Choice
          label={t('perPage')}
          value={perPage.value}
          options={COUNTS.map((value) => ({ value, label: value }))}
          onChange={(next) => {
            countWanted.value = next;
          }}
        />
        <Choice
          label={t('paper')}
          value={paper.value}
          options={(Object.keys(PAPERS) as Paper[]).map((value) => ({ value, label: t(value) }))}
          onChange={(next) => {
            paper.value = next;
          }}
        />
        <Choice
          label={t('answers')}
          value={answers.value}
          options={ANSWERS.map((value) => ({
            value,
            label: t(value === 'none' ? 'none-answers' : value),
          }))}
          onChange={(next) => {
            answers.value = next;
          }}
        />
        <TextField
          label={t('heading')}
          value={heading.value ?? ''}
          onText={(text) => {
            heading.value = text === '' ? null : text;
          }}
          more={{ placeholder: usualHeading(Math.max(1, list.value.length)), maxLength: 60 }}
        />
        <div class="print-do">
          <Button
            kind="main"
            icon="print"
            reason={total === 0 ? t('none') : undefined}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
          <span class="small">{total > 0 ? t('pages', { n: total }) : t('none')}</span>
        </div>
      </div>
      <div class="print-pages">
        {pages.map((puzzles, i) => (
          <PuzzleSheet
            key={puzzles[0]?.key}
            puzzles={puzzles}
            first={i * perPage.value + 1}
            page={i + 1}
            total={total}
            date={date}
          />
        ))}
        {ends.map((puzzles, i) => (
          <AnswerSheet
            key={puzzles[0]?.key}
            puzzles={puzzles}
            first={i * ANSWERS_A_PAGE + 1}
            page={pages.length + i + 1}
            total={total}
          />
        ))}
      </div>
    </div>
  );
}

/** What will be printed, in order. */
function Chosen() {
  return (
    <section aria-labelledby="print-chosen">
      <h2 class="label" id="print-chosen">
        {t('puzzles')}
      </h2>
      {list.value.length === 0 ? (
        <p class="small">{t('none')}</p>
      ) : (
        <ol class="rows print-list">
          {list.value.map(({ key, puzzle, title, grade }, i) => {
            const name = title ?? rulesTitle(puzzle);
            const full = grade ? `${name} ${gradeName(grade)}` : name;
            return (
              <li key={key}>
                <span>{full}</span>
                <IconButton
                  icon="up"
                  label={t('up', { title: full })}
                  aria-disabled={i === 0}
                  onClick={() => moveUp(key)}
                />
                <IconButton icon="close" label={t('remove', { title: full })} onClick={() => remove(key)} />
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Where puzzles come from: today's, by kind, and the kept games. */
function Sources({ date }: { readonly date: string }) {
  const making = useSignal<DailyKind | null>(null);
  const games = gamesSignal.value ?? [];
  return (
    <>
      <section aria-labelledby="print-today">
        <h2 class="label" id="print-today">
          {t('today')}
        </h2>
        <div class="print-kinds">
          {DAILY_KINDS.map((kind) => (
            <Button
              key={kind}
              small
              icon="plus"
              onClick={() => {
                making.value = kind;
                void addDaily(date, kind).finally(() => {
                  if (making.peek() === kind) making.value = null;
                });
              }}
            >
              {making.value === kind ? t('making') : t(`kind.${kind}`)}
            </Button>
          ))}
        </div>
      </section>
      <details class="print-games">
        <summary class="label">{t('games')}</summary>
        {games.length === 0 ? <p class="small">{t('gamesNone')}</p> : null}
        <ul class="rows print-list">
          {games.map((game) => (
            <li key={game.id}>
              <span>{gameTitle(game)}</span>
              <Button kind="text" small onClick={() => addGame(game)}>
                {t('add')}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
