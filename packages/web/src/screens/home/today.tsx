import { useComputed, useSignal } from '@preact/signals';
import type { PuzzleDocument } from 'hitotsu/puzzle';
import { useEffect } from 'preact/hooks';
import { lengthOfTime, wordsOfDate } from '../../app/moments.ts';
import { settings } from '../../app/settings.ts';
import { DAILY_KINDS, type DailyItem, daysAfter } from '../../daily/daily.ts';
import { Button, Choice, classNames, GradeSquares, IconButton } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { kindName, t } from '../../words/home.ts';
import {
  day,
  firstDay,
  gameOf,
  items,
  makingSignal,
  openDaily,
  opening,
  refused,
  showDay,
  stateOf,
  stopMaking,
  today,
} from './days.ts';
import { GamePicture, Picture } from './pictures.tsx';
import { puzzleOf } from './shelf.ts';

/** The five puzzles of the day, of one kind. */
export function Today() {
  const isToday = day.value === today.value;
  // What is being made of another day or kind is no longer wanted.
  useEffect(() => stopMaking, [day.value, settings.dailyKind.value]);
  return (
    <section class="home-today" aria-labelledby="today">
      <div class="home-today-head">
        <h2 class="h3" id="today">
          {isToday ? t('today') : wordsOfDate(day.value).short}
        </h2>
        <div class="home-steps">
          <IconButton
            icon="back"
            label={t('dayBefore')}
            {...(day.value <= firstDay.value ? { 'aria-disabled': true } : {})}
            onClick={() => showDay(daysAfter(day.value, -1))}
          />
          <IconButton
            icon="forward"
            label={t('dayAfter')}
            {...(isToday ? { 'aria-disabled': true } : {})}
            onClick={() => showDay(daysAfter(day.value, 1))}
          />
        </div>
        {isToday ? null : (
          <Button kind="text" onClick={() => showDay(today.value)}>
            {t('backToToday')}
          </Button>
        )}
        <Choice
          label={t('kinds')}
          labelHidden
          options={DAILY_KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))}
          value={settings.dailyKind.value}
          onChange={(kind) => {
            settings.dailyKind.value = kind;
          }}
        />
      </div>
      <ul class="home-grades">
        {items.value.map((item) => (
          <li key={item.id}>
            <DailyTile item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One puzzle of the day: its board, its grade, how far it has come. */
function DailyTile({ item }: { readonly item: DailyItem }) {
  const entry = gameOf(item);
  const state = stateOf(entry);
  const busy = useComputed(() => opening.value === item.id).value;
  const failed = refused.value.has(item.id);
  const time = entry ? lengthOfTime(entry.solved?.time ?? entry.time) : '';
  const long = busy
    ? t('making')
    : failed
      ? t('notMade')
      : state === 'solved'
        ? t('solvedIn', { time })
        : state === 'begun'
          ? t('soFar', { time })
          : t('notStarted');
  const short = busy
    ? t('making')
    : failed
      ? t('notMade')
      : state === 'solved'
        ? t('solvedShort', { time })
        : state === 'begun'
          ? t('soFarShort', { time })
          : '';
  return (
    <button
      type="button"
      class={classNames('daily', `daily-${state}`, failed && 'daily-failed')}
      aria-busy={busy}
      onClick={() => void openDaily(item)}
    >
      <span class="daily-picture">
        {entry ? <GamePicture entry={entry} size={138} /> : <MadePicture item={item} />}
      </span>
      <span class="daily-grade">{gradeName(item.grade)}</span>
      <GradeSquares grade={items.value.indexOf(item) + 1} />
      <span class="daily-state daily-state-long">{long}</span>
      <span class="daily-state daily-state-short" aria-hidden="true">
        {short}
      </span>
    </button>
  );
}

/** Wide enough for boards that can be read; phones show an empty grid and make a puzzle when it is opened. */
const roomy = () => matchMedia('(min-width: 900px)').matches;

/** The puzzle of a day that nobody has begun: made in the background, one after the other. */
function MadePicture({ item }: { readonly item: DailyItem }) {
  const document = useSignal<PuzzleDocument | null>(null);
  useEffect(() => {
    document.value = null;
    if (!roomy()) return;
    let wanted = true;
    // The screen is drawn first; whoever looks at another day at once costs nothing.
    const timer = setTimeout(() => {
      puzzleOf(item, makingSignal()).then(
        (made) => {
          if (wanted) document.value = made;
        },
        () => {
          // Made again when it is opened; then it is said.
        },
      );
    }, 400);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [item.id]);
  return <Picture document={document.value} size={138} />;
}
