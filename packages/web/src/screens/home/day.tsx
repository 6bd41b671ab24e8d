import { wordsOfDate } from '../../app/moments.ts';
import { language } from '../../words/words.ts';
import { day } from './days.ts';

/** The day of the month, large; weekday and month beside or below it. */
export function Day() {
  const words = wordsOfDate(day.value);
  return (
    <h1 class="home-date">
      <time dateTime={day.value}>
        <span class="day-number">{words.day}</span>
        <span class="home-month">{words.monthAndWeekday}</span>
        {language.value === 'ja' ? (
          <span class="home-vertical" aria-hidden="true">
            {`${words.kanjiMonth}　${words.weekday}`}
          </span>
        ) : null}
      </time>
    </h1>
  );
}
