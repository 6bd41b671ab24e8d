import { EMPTY, symbolOf } from 'hitotsu/board';
import type { Grade } from 'hitotsu/logic';
import { Link } from '../../app/link.tsx';
import { playPuzzle } from '../../app/open.ts';
import { cellName } from '../../board/sayings.ts';
import { Button, GradeSquares, Switch } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { t } from '../../words/set.ts';
import { language } from '../../words/words.ts';
import type { Known } from './answers.ts';
import { answers, checks, editor, truths } from './desk.ts';
import { withGiven } from './draft.ts';
import { clueName } from './names.ts';

const GRADES: readonly Grade[] = ['easy', 'medium', 'hard', 'expert', 'extreme'];

/** `0.04 s`, `12 s`. */
function duration(ms: number): string {
  const seconds = ms / 1000;
  const digits = seconds < 1 ? 2 : seconds < 10 ? 1 : 0;
  const text = Math.max(seconds, 0.01).toFixed(digits);
  return language.value === 'ja' ? `${text}秒` : `${text} s`;
}

/** The answer in its heading; while the next one is worked out the last one stays, in grey. */
export function AnswerHeading() {
  const known = answers.known.value;
  const checking = answers.checking.value || (known !== null && known.puzzle !== editor.puzzle.value);
  const off = !checks.value;
  const heading =
    off || !known
      ? off
        ? t('off')
        : t('first')
      : t(known.check.status === 'solvable' ? 'multiple' : known.check.status);
  const rate = known?.rate;
  return (
    <div class={`set-answer-head${checking && !off ? ' set-checking' : ''}`} aria-live="polite">
      {checking && !off && known ? <span class="small set-checking-word">{t('checking')}</span> : null}
      <h2 class="h3">{heading}</h2>
      {rate?.grade && !off ? (
        <span class="set-answer-grade">
          <GradeSquares grade={GRADES.indexOf(rate.grade) + 1} />
        </span>
      ) : null}
    </div>
  );
}

/** What is known of the puzzle as it stands. */
export function Answer() {
  const known = answers.known.value;
  const on = checks.value;
  return (
    <div class="set-answer">
      <div class="set-answer-body">
        {on ? known ? <Detail known={known} /> : null : <p class="small">{t('offBody')}</p>}
      </div>
      <Grading known={on ? known : null} />
      <div class="set-switches">
        <Switch
          label={t('truths')}
          checked={truths.value}
          onChange={(next) => {
            truths.value = next;
          }}
        />
        <Switch
          label={t('check')}
          checked={checks.value}
          onChange={(next) => {
            checks.value = next;
          }}
        />
      </div>
      {on && known ? <NotNeeded known={known} /> : null}
    </div>
  );
}

function Detail({ known }: { readonly known: Known }) {
  const { check, conflict } = known;
  const time = duration(check.ms);
  switch (check.status) {
    case 'unique':
      return (
        <div class="set-line">
          <p class="small">{t('proved', { time })}</p>
          <Button kind="text" small onClick={() => void playIt(known)}>
            {t('play')}
          </Button>
        </div>
      );
    case 'none':
      return conflict ? <Clash known={known} /> : <p class="small">{t('proved', { time })}</p>;
    case 'undecided':
      return (
        <div class="set-line">
          <p class="small">{t('searched', { n: check.nodes, time })}</p>
          <Button kind="text" small onClick={() => answers.goOn(truths)}>
            {t('goOn')}
          </Button>
        </div>
      );
    default:
      return <p class="small">{t('differ', { n: check.differ.length })}</p>;
  }
}

async function playIt({ puzzle, rate, check }: Known): Promise<void> {
  const [solution] = check.solutions;
  await playPuzzle(
    { ...puzzle.document, ...(solution ? { solution } : {}) },
    {
      ...(puzzle.document.title ? { title: puzzle.document.title } : {}),
      ...(rate?.grade ? { grade: rate.grade } : {}),
      ...(rate?.rating ? { rating: rate.rating } : {}),
      ...(rate?.hardest ? { technique: rate.hardest.key } : {}),
      from: 'set',
    },
  );
}

/** The smallest clash: givens and rules, each of which can be taken away. Rules that every puzzle stands on stay. */
function Clash({ known: { puzzle, conflict } }: { readonly known: Known }) {
  if (!conflict) return null;
  const rules = conflict.rules.filter((_, i) => !conflict.names[i]?.ground);
  const count = conflict.givens.length + rules.length;
  return (
    <div class="set-clash">
      <p>{count === 1 ? t('clash1') : count === 2 ? t('clash2') : t('clashN', { n: count })}</p>
      <ul class="rows">
        {conflict.givens.map((cell) => (
          <GivenRow key={`given ${cell}`} cell={cell} puzzle={puzzle} />
        ))}
        {rules.map((index) => (
          <ClueRow key={`rule ${index}`} index={index} puzzle={puzzle} />
        ))}
      </ul>
      <p class="small">{t('remedy')}</p>
    </div>
  );
}

function GivenRow({ cell, puzzle }: { readonly cell: number; readonly puzzle: Known['puzzle'] }) {
  const name = cellName(puzzle.shape, cell);
  const what = t('givenIn', { digit: symbolOf(puzzle.givens.digit(cell)), cell: name });
  return (
    <li class="set-row">
      <button
        type="button"
        class="set-row-name"
        onClick={() => {
          editor.selection.value = { cells: [cell], focus: cell };
        }}
      >
        {what}
      </button>
      <Button
        kind="text"
        small
        aria-label={`${t('remove')}: ${what}`}
        onClick={() => editor.edit(withGiven(editor.puzzle.peek(), [cell], EMPTY))}
      >
        {t('remove')}
      </Button>
    </li>
  );
}

function ClueRow({ index, puzzle }: { readonly index: number; readonly puzzle: Known['puzzle'] }) {
  const what = clueName(puzzle, index);
  const spec = puzzle.document.rules[index];
  const now = () =>
    editor.puzzle.peek().document.rules.findIndex((each) => JSON.stringify(each) === JSON.stringify(spec));
  return (
    <li class="set-row">
      <button type="button" class="set-row-name" onClick={() => editor.choose(now())}>
        {what}
      </button>
      <Button
        kind="text"
        small
        aria-label={`${t('remove')}: ${what}`}
        onClick={() => {
          if (now() >= 0) editor.remove([now()]);
        }}
      >
        {t('remove')}
      </Button>
    </li>
  );
}

/** Grade and hardest step: the rows are always there, so that nothing moves when they are filled. */
function Grading({ known }: { readonly known: Known | null }) {
  const rate = known?.rate;
  return (
    <dl class="set-facts">
      <div>
        <dt>{t('grade')}</dt>
        <dd>
          {rate?.grade ? (
            <>
              <GradeSquares grade={GRADES.indexOf(rate.grade) + 1} />
              <span>
                {rate.rating === null
                  ? gradeName(rate.grade)
                  : t('gradeOf', { grade: gradeName(rate.grade), rating: rate.rating.toFixed(1) })}
              </span>
            </>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>{t('hardest')}</dt>
        <dd>
          {rate?.solved && rate.hardest ? (
            <Link to={`/learn/${rate.hardest.key}`}>{rate.hardest.name[language.value]}</Link>
          ) : rate?.grade ? (
            t('beyond')
          ) : null}
        </dd>
      </div>
    </dl>
  );
}

/** Clues that could each be left out. */
function NotNeeded({ known: { puzzle, redundant } }: { readonly known: Known }) {
  if (redundant?.status !== 'unique') return null;
  const base = new Set(puzzle.registry.withBase([]).map(({ type }) => type));
  const rules = redundant.rules.filter((index) => !base.has(puzzle.document.rules[index]?.type ?? ''));
  const none = redundant.givens.length + rules.length === 0;
  if (none && !redundant.decided) return null;
  return (
    <section class="set-redundant" aria-label={t('redundant')}>
      <h3 class="label">{none ? t('minimal') : t('redundant')}</h3>
      {none ? null : (
        <ul class="rows set-scroll">
          {redundant.givens.map((cell) => (
            <GivenRow key={`given ${cell}`} cell={cell} puzzle={puzzle} />
          ))}
          {rules.map((index) => (
            <ClueRow key={`rule ${index}`} index={index} puzzle={puzzle} />
          ))}
        </ul>
      )}
    </section>
  );
}
