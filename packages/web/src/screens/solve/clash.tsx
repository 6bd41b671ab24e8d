import { symbolOf } from 'hitotsu/board';
import { compose } from 'hitotsu/messages';
import { cellName, sayingText } from '../../board/sayings.ts';
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
  const { givens, candidates, rules, names, breaches } = value.answer;
  const puzzle = desk.puzzle.value;
  const { shape } = puzzle;
  const stated = rules.flatMap((index, i): Member[] => {
    const name = names[i];
    if (!name || (name.ground && givens.length + candidates.length > 0)) return [];
    const rule = compose(name.words[language.value], name.values, language.value);
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
      <p class="solve-body">{t('remedy')}</p>
    </>
  );
}
