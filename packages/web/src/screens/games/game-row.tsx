import { digitOf, EMPTY } from 'hitotsu/board';
import { type PuzzleDocumentInput, parsePuzzle } from 'hitotsu/puzzle';
import { useMemo } from 'preact/hooks';
import { Link } from '../../app/link.tsx';
import { lengthOfTime } from '../../app/moments.ts';
import { notify } from '../../app/notices.ts';
import { gameName, gameTitle } from '../../app/titles.ts';
import { Thumbnail } from '../../board/thumbnail.tsx';
import { deleteGame, type GameEntry, RECALL_SECONDS, undelete } from '../../store/games.ts';
import { GRADES_KNOWN } from '../../store/records.ts';
import { GradeSquares, IconButton } from '../../ui/index.ts';
import { t } from '../../words/games.ts';
import { gradeName } from '../../words/grades.ts';
import { language } from '../../words/words.ts';

const PICTURE = 96;

/** A game: picture, name, how hard, how far, when. */
export function GameRow({ game }: { readonly game: GameEntry }) {
  const { id, info, document, entries, filled, total, time, solved, played } = game;
  const title = gameTitle(game);
  const puzzle = useMemo(() => {
    const parsed = parsePuzzle(document as PuzzleDocumentInput);
    return parsed.ok ? parsed.value : null;
  }, [document]);
  const digits = puzzle?.givens.digits.map((digit, cell) =>
    digit === EMPTY && entries[cell] !== '.' ? digitOf(entries[cell] ?? '') : digit,
  );
  const date = new Date(played);
  const day = new Intl.DateTimeFormat(language.value === 'ja' ? 'ja-JP' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
  }).format(date);
  const state = solved
    ? [
        t('solvedIn', { time: lengthOfTime(solved.time) }),
        ...(solved.hints > 0 ? [t('withHints', { n: solved.hints })] : []),
      ].join(language.value === 'ja' ? '　' : ', ')
    : filled === 0 && time < 1000
      ? t('notStarted')
      : t('progress', { a: filled, b: total, time: lengthOfTime(time) });
  return (
    <li class="game-row">
      <Link to={`/play?game=${encodeURIComponent(id)}`} class="game-link">
        <span class="game-picture">
          {puzzle ? <Thumbnail puzzle={puzzle} {...(digits ? { digits } : {})} size={PICTURE} /> : null}
        </span>
        <span class="game-words">
          <span class="game-title">{info.grade ? gameName(game) : title}</span>
          {info.grade ? (
            <span class="game-grade small">
              <GradeSquares grade={GRADES_KNOWN.indexOf(info.grade) + 1} /> {gradeName(info.grade)}
            </span>
          ) : null}
        </span>
        <span class={solved ? 'game-state game-solved' : 'game-state'}>{state}</span>
        <time class="game-date small" dateTime={date.toISOString()} title={t('played', { date: day })}>
          {day}
        </time>
      </Link>
      <IconButton
        icon="trash"
        label={t('deleteNamed', { title })}
        onClick={() => {
          void deleteGame(id);
          notify({
            text: t('deleted'),
            seconds: RECALL_SECONDS,
            action: { text: t('undo'), run: () => void undelete(id) },
          });
        }}
      />
    </li>
  );
}
