import { symbolOf } from 'hitotsu/board';
import { cellName, sayingText } from '../../board/sayings.ts';
import { Sentence } from '../../hints/said.tsx';
import { Button } from '../../ui/index.ts';
import { t } from '../../words/solve.ts';
import { language } from '../../words/words.ts';
import { desk } from './desk.ts';

interface Member {
  readonly name: string;
  remove(): void;
}

/** No solution: the smallest clash as a list, why, and what can be taken away. */
export function Clash() {
  const { value } = desk.answers.conflict;
  if (value.state === 'asked' || value.state === 'idle') return <p class="small">{t('looking')}</p>;
  if (value.state === 'failed' || !value.answer) return <p class="solve-body">{t('clashOpen')}</p>;
  const { givens, candidates, rules, names, breaches, reason } = value.answer;
  const puzzle = desk.puzzle.value;
  const { shape } = puzzle;
  const hasOthers = givens.length + candidates.length > 0 || names.some(({ ground }) => !ground);
  const stated = rules.flatMap((index, i): Member[] => {
    const name = names[i];
    // What every puzzle stands on is not what anybody would take away.
    if (!name || (name.ground && hasOthers)) return [];
    const rule = name.words[language.value];
    return [
      {
        name: name.cell === null ? rule : t('ruleAt', { rule, cell: cellName(shape, name.cell) }),
        remove: () => desk.remove({ rule: index }),
      },
    ];
  });
  const members: Member[] = [
    ...givens.map((cell) => ({
      name: t('givenIn', { digit: symbolOf(puzzle.givens.digit(cell)), cell: cellName(shape, cell) }),
      remove: () => desk.remove({ given: cell }),
    })),
    ...candidates.map((cell) => ({
      name: t('marksIn', { cell: cellName(shape, cell) }),
      remove: () => desk.remove({ marks: cell }),
    })),
    ...stated,
  ];
  const n = members.length;
  return (
    <>
      <p class="solve-body">{n === 1 ? t('clash1') : n === 2 ? t('clash2') : t('clashN', { n })}</p>
      <ul class="rows-lined solve-members">
        {members.map(({ name, remove }) => (
          <li key={name} class="solve-member">
            <span>{name}</span>
            <Button kind="text" small aria-label={t('removeNamed', { what: name })} onClick={remove}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {breaches.slice(0, 3).map(({ title, words, values, cells }, i) => (
        <p key={i} class="solve-reason">
          <b>
            {sayingText(shape, { words: title, values, cells })}
            {language.value === 'ja' ? '' : ':'}
          </b>{' '}
          {sayingText(shape, { words, values, cells })}
        </p>
      ))}
      {reason ? (
        <div class="solve-reason">
          {reason.steps.map(({ said }, i) => (
            <p key={i}>
              <Sentence said={said} />
            </p>
          ))}
          <p>
            <Sentence said={reason.said} />
          </p>
        </div>
      ) : null}
      <p class="solve-body">{t('remedy')}</p>
    </>
  );
}
