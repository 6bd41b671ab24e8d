import { compose } from 'hitotsu/messages';
import { wordsOfDate } from '../../app/moments.ts';
import { dailyOf, dailyTitle, rulesTitle } from '../../app/titles.ts';
import { RulePicture } from '../../picture/rule-picture.tsx';
import { classNames, GradeSquares } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { t } from '../../words/play.ts';
import { language } from '../../words/words.ts';
import { GRADES } from './grades.ts';
import { isHandheld } from './layout.ts';
import type { PlayModel } from './model.ts';

/** What the puzzle is called. */
export function titleOf({ info, session }: PlayModel): string {
  const daily = dailyOf(info.from);
  if (daily && isHandheld.value) return dailyTitle(daily.date, daily.grade);
  if (info.title && !daily) return info.title;
  return rulesTitle(session.puzzle.rules.map(({ type }) => type));
}

/** Grade in squares and words. */
export function Grade({ model }: { readonly model: PlayModel }) {
  const { grade, rating } = model.info;
  if (!grade) return null;
  const name = gradeName(grade);
  return (
    <p class="grade-line">
      <GradeSquares grade={GRADES.indexOf(grade) + 1} />
      <span>
        {rating === undefined ? name : t('gradeRating', { grade: name, rating: rating.toFixed(1) })}
      </span>
    </p>
  );
}

/** The rules in words, each with the picture it draws of itself; pressed, it is shown on the board. */
export function RuleList({ model }: { readonly model: PlayModel }) {
  const { desk, session } = model;
  const { shape, rules } = session.puzzle;
  const types = [...new Set(rules.map(({ type }) => type))];
  const broken = new Set(desk.conflicts.value.map(({ rule }) => rules[rule]?.type));
  const shown = desk.ruleShown.value;
  return (
    <ul class="rule-list">
      {types.map((type) => {
        const index = rules.findIndex((each) => each.type === type);
        const isShown = shown !== null && rules[shown]?.type === type;
        const text = compose(
          type.words.text[language.value],
          { min: shape.minDigit, max: shape.maxDigit },
          language.value,
        );
        return (
          <li key={type.type}>
            <button
              type="button"
              class={classNames('rule-item', broken.has(type) && 'rule-broken')}
              aria-pressed={isShown}
              title={t('ruleShow')}
              onClick={() => {
                desk.ruleShown.value = isShown ? null : index;
              }}
            >
              <RulePicture type={type} side={28} />
              <span class="rule-words">
                <b>{(type.words.short ?? type.words.name)[language.value]}</b>
                <span>{text}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The day of a daily puzzle, large, and what the puzzle is. */
export function Folio({ model }: { readonly model: PlayModel }) {
  const daily = dailyOf(model.info.from);
  const date = daily ? wordsOfDate(daily.date) : null;
  return (
    <section class="folio" aria-label={t('rules')}>
      {date ? (
        <>
          <p class="folio-day" aria-hidden="true">
            {date.day}
          </p>
          <p class="folio-date">{date.monthAndWeekday}</p>
        </>
      ) : null}
      <h1 class="folio-title h3">{titleOf(model)}</h1>
      <Grade model={model} />
      <RuleList model={model} />
    </section>
  );
}
