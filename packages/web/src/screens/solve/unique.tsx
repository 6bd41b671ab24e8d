import { Link } from '../../app/link.tsx';
import { playPuzzle } from '../../app/open.ts';
import type { RateAnswer } from '../../engine/handlers/rating.ts';
import type { CheckAnswer } from '../../engine/handlers/solving.ts';
import { StepsView } from '../../hints/steps-view.tsx';
import { Button, GradeSquares } from '../../ui/index.ts';
import { spent } from '../../words/durations.ts';
import { gradeName, gradeWords } from '../../words/grades.ts';
import { t } from '../../words/solve.ts';
import { language } from '../../words/words.ts';
import type { Asked } from './answers.ts';
import { desk } from './desk.ts';
import { explained } from './explained.ts';
import { LinearLine } from './linear-line.tsx';
import { Fact, Head } from './said.tsx';

const GRADES = Object.keys(gradeWords.en) as (keyof typeof gradeWords.en)[];

/** Exactly one solution: see it, have it explained, play; how hard it is. */
export function Unique({ answer }: { readonly answer: CheckAnswer }) {
  const { answers } = desk;
  const rate = answers.rate.value;
  if (answers.explaining.value)
    return (
      <div class="heavy solve-steps">
        <StepsView
          document={desk.puzzle.value.document}
          backWord={t('back')}
          onClose={() => {
            answers.explaining.value = false;
          }}
          onShow={(shown, digits) => {
            explained.value =
              shown && digits ? { digits, marks: shown.marks, candidates: shown.candidates ?? [] } : null;
          }}
        />
      </div>
    );
  return (
    <>
      <Head text={t('unique')} />
      <p class="solve-body">{t('proved', { time: spent(answer.ms) })}</p>
      <div class="solve-ways">
        <Button
          aria-pressed={answers.shown.value}
          onClick={() => {
            answers.shown.value = !answers.shown.value;
          }}
        >
          {t(answers.shown.value ? 'hide' : 'show')}
        </Button>
        <Button
          onClick={() => {
            answers.explaining.value = true;
          }}
        >
          {t('explain')}
        </Button>
        <Button onClick={() => void play(answer, rate)}>{t('play')}</Button>
      </div>
      <dl class="solve-facts">
        <Grading rate={rate} />
        <LinearLine />
      </dl>
    </>
  );
}

async function play({ solutions }: CheckAnswer, rate: Asked<RateAnswer>): Promise<void> {
  const { document } = desk.puzzle.peek();
  const game = desk.game.peek();
  const rated = rate.state === 'done' ? rate.answer : null;
  const [solution] = solutions;
  await playPuzzle(
    { ...document, ...(solution ? { solution } : {}), ...(game === null ? {} : { game }) },
    {
      from: 'solve',
      ...(rated?.grade ? { grade: rated.grade } : {}),
      ...(rated?.rating ? { rating: rated.rating } : {}),
      ...(rated?.hardest ? { technique: rated.hardest.key } : {}),
    },
  );
}

function Grading({ rate }: { readonly rate: Asked<RateAnswer> }) {
  if (rate.state === 'idle') return null;
  if (rate.state !== 'done')
    return <Fact name={t('grade')}>{t(rate.state === 'asked' ? 'looking' : 'notRated')}</Fact>;
  const { grade, rating, hardest, solved, steps } = rate.answer;
  if (!grade) return <Fact name={t('grade')}>{t('notRated')}</Fact>;
  const name = gradeName(grade);
  return (
    <>
      <Fact name={t('grade')}>
        <GradeSquares grade={GRADES.indexOf(grade) + 1} />{' '}
        {rating === null ? name : t('gradeOf', { grade: name, rating: rating.toFixed(1) })}
      </Fact>
      <Fact name={t('hardest')}>
        {!solved ? (
          t('beyond')
        ) : hardest ? (
          <Link to={`/learn/${hardest.key}`}>{hardest.name[language.value]}</Link>
        ) : null}
      </Fact>
      {solved ? <Fact name={t('steps')}>{steps}</Fact> : null}
    </>
  );
}
