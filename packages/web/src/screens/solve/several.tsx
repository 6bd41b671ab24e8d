import { symbolOf } from 'hitotsu/board';
import { cellName } from '../../board/sayings.ts';
import type { SettleAnswer } from '../../engine/handlers/settling.ts';
import type { CheckAnswer } from '../../engine/handlers/solving.ts';
import { Button } from '../../ui/index.ts';
import { t } from '../../words/solve.ts';
import { language } from '../../words/words.ts';
import { desk } from './desk.ts';
import { LinearLine } from './linear-line.tsx';
import { Fact, Head } from './said.tsx';

/** More than one solution: two are on the board; how many there are, and what would settle it. */
export function Several({ answer }: { readonly answer: CheckAnswer }) {
  const { answers } = desk;
  const settle = answers.settle.value;
  const { cellCount } = desk.puzzle.value.shape;
  const n = answer.differ.length;
  return (
    <>
      <Head text={t('multiple')} />
      <p class="solve-body">{t(n < cellCount / 2 ? 'shownSame' : 'shown', { n })}</p>
      <dl class="solve-facts">
        <Fact name={t('countAll')}>
          <Counting />
        </Fact>
        <Fact name={t('settle')}>
          {settle.state === 'done' ? (
            settle.answer.kind === 'undecided' ? (
              t('settleOpen')
            ) : (
              <Button
                kind="text"
                small
                aria-expanded={answers.settleShown.value}
                onClick={() => {
                  answers.settleShown.value = !answers.settleShown.value;
                }}
              >
                {t('showN', { n: cellsOf(settle.answer).length })}
              </Button>
            )
          ) : settle.state === 'asked' ? (
            t('looking')
          ) : (
            t('settleOpen')
          )}
        </Fact>
        {settle.state === 'done' && answers.settleShown.value ? <Settling settle={settle.answer} /> : null}
        <Fact name={t('grade')}>{t('needsOne')}</Fact>
        <LinearLine />
      </dl>
    </>
  );
}

const cellsOf = ({ clues }: SettleAnswer): number[] => [...new Set(clues.map(({ cell }) => cell))];

function Counting() {
  const count = desk.answers.count.value;
  if (count.state === 'idle' || count.state === 'failed')
    return (
      <Button kind="text" small onClick={() => void desk.answers.countAll()}>
        {t('count')}
      </Button>
    );
  if (count.state === 'asked')
    return (
      <>
        {count.soFar === undefined
          ? t('looking')
          : t('counting', { n: count.soFar.toLocaleString(language.value) })}{' '}
        <Button kind="text" small onClick={() => desk.answers.cancelCount()}>
          {t('cancel')}
        </Button>
      </>
    );
  const n = count.answer.count.toLocaleString(language.value);
  return <>{t(count.answer.exact ? 'counted' : 'countedAtLeast', { n })}</>;
}

/** The clues that would settle it; each can be put in. */
function Settling({ settle: { kind, clues } }: { readonly settle: SettleAnswer }) {
  const { shape } = desk.puzzle.value;
  const rows =
    kind === 'any'
      ? cellsOf({ kind, clues }).map((cell) => clues.filter((clue) => clue.cell === cell))
      : clues.map((clue) => [clue]);
  return (
    <div class="solve-settle">
      <p class="small">{t(kind === 'any' ? 'settleAny' : 'settleAll')}</p>
      <ul class="rows">
        {rows.slice(0, 12).map((choices) => {
          const [{ cell } = { cell: 0 }] = choices;
          const name = cellName(shape, cell);
          return (
            <li key={cell} class="solve-clue">
              <span>
                {t('clueIn', {
                  digit: choices.map(({ digit }) => symbolOf(digit)).join(t('clueOr')),
                  cell: name,
                })}
              </span>
              <span class="solve-clue-ways">
                {choices.slice(0, 4).map(({ digit }) => (
                  <Button
                    key={digit}
                    small
                    aria-label={t('putNamed', { clue: t('clueIn', { digit: symbolOf(digit), cell: name }) })}
                    onClick={() => {
                      desk.put([cell], digit);
                      void desk.solve();
                    }}
                  >
                    {symbolOf(digit)}
                  </Button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
