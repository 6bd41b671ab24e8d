import { useSignal } from '@preact/signals';
import { appliesTo, FAMILIES, loreOf } from 'hitotsu/messages/lore';
import { techniqueName, techniqueWords } from 'hitotsu/messages/techniques';
import { useEffect, useMemo } from 'preact/hooks';
import { Link } from '../../app/link.tsx';
import { ask } from '../../engine/client.ts';
import type { TechniqueAnswer } from '../../engine/handlers/learning.ts';
import { Legend } from '../../hints/legend.tsx';
import type { Stage } from '../../hints/model.ts';
import { Reasons } from '../../hints/reasons.tsx';
import { plainText } from '../../hints/said.tsx';
import { Whys } from '../../hints/whys.ts';
import { GradeSquares } from '../../ui/index.ts';
import { t } from '../../words/learn.ts';
import { language } from '../../words/words.ts';
import { ExampleBoard } from './example-board.tsx';
import { FamilyList } from './family-list.tsx';
import { PracticeButtons } from './practice-buttons.tsx';

/** Techniques in the order of the index; the next one is offered at the end of a page. */
const ORDER = FAMILIES.flatMap(({ techniques }) => techniques);
const FURTHER = new Set(FAMILIES.flatMap(({ further = [] }) => further));

/** Other names of a technique in a language: the table holds those of both. */
function aliasesOf(key: string): readonly string[] {
  const isJapanese = (name: string) => /[ぁ-んァ-ヶ一-龠]/.test(name);
  const { aliases = [] } = techniqueWords(key) ?? {};
  return aliases.filter((name) => isJapanese(name) === (language.value === 'ja'));
}

function useTechnique(key: string) {
  const answer = useSignal<{ readonly key: string; readonly answer: TechniqueAnswer } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    ask('technique', { key }, { signal: controller.signal }).then(
      (found) => {
        answer.value = { key, answer: found };
      },
      () => {},
    );
    return () => controller.abort(new DOMException('left', 'AbortError'));
  }, [key]);
  return answer.value?.key === key ? answer.value.answer : null;
}

/** The page of a technique: its text, a live board, practice. */
export function TechniquePage({ technique }: { readonly technique: string }) {
  const answer = useTechnique(technique);
  const stage = useSignal<Stage>(4);
  const example = answer?.example ?? null;
  const whys = useMemo(() => (example ? new Whys(ask, withoutGame(example.document)) : null), [example]);
  const lore = loreOf(technique);
  const of = language.value;
  if (!lore) return null;
  const following = ORDER[ORDER.indexOf(technique) + 1];
  const aliases = aliasesOf(technique);
  // A Latin name of Japanese pages stands with the first Japanese one beside it.
  const subtitle =
    of === 'ja' && !/[ぁ-んァ-ヶ一-龠]/.test(techniqueName(technique, of)) ? aliases[0] : undefined;
  const others = aliases.filter((name) => name !== subtitle);
  const onwards = following ? (
    <Link to={`/learn/${following}`} class="button button-outline">
      {t('next', { technique: techniqueName(following, of) })}
    </Link>
  ) : null;
  const { step } = example ?? {};
  const told = step ? step.stages[stage.value - 1]?.said : undefined;
  return (
    <div class="page learn technique">
      <nav class="technique-index" aria-label={t('techniques')}>
        <Link to="/learn" class="technique-all">
          {t('all')}
        </Link>
        <FamilyList current={technique} />
      </nav>
      <article class="technique-text">
        <header>
          <h1 class="h1">
            {techniqueName(technique, of)}
            {subtitle === undefined ? null : <span class="technique-alias h4"> {subtitle}</span>}
          </h1>
          {others.length > 0 ? (
            <p class="small">{t('also', { names: others.join(of === 'ja' ? '、' : ', ') })}</p>
          ) : null}
          <p class="technique-facts">
            {answer?.grade ? <GradeSquares grade={answer.grade} /> : null}
            <span>
              {answer?.rating
                ? t('difficulty', { rating: answer.rating.toFixed(1) })
                : answer
                  ? t('no-difficulty')
                  : t('loading')}
            </span>
            <span>{appliesTo(technique)[of]}</span>
          </p>
        </header>
        <p class="body">{lore.what[of]}</p>
        <h2 class="h4">{t('why')}</h2>
        <p class="body">{lore.why[of]}</p>
        <h2 class="h4">{t('spot')}</h2>
        <p class="body">{lore.spot[of]}</p>
        {answer && FURTHER.has(technique) ? (
          <>
            <p class="small">{t('no-practice')}</p>
            <div class="practice">{onwards}</div>
          </>
        ) : (
          <PracticeButtons technique={technique} known={answer?.practice ?? 0}>
            {onwards}
          </PracticeButtons>
        )}
      </article>
      <section class="technique-example" aria-labelledby="example">
        <h2 class="unseen" id="example">
          {t('example')}
        </h2>
        {example && step && whys ? (
          <>
            <ExampleBoard
              example={example}
              stage={stage.value}
              alone={whys.marksAlone(step.reasons)}
              onStage={(next) => {
                whys.reset();
                stage.value = next;
              }}
            />
            {stage.value === 4 ? (
              <>
                <Reasons whys={whys} reasons={step.reasons} />
                <Legend links={step.links} />
              </>
            ) : (
              <p class="body" aria-live="polite">
                {told?.map(plainText).join(' ')}
              </p>
            )}
            {example.easiest ? null : <p class="small">{t('not-easiest')}</p>}
          </>
        ) : (
          <p class="body example-none">{answer ? t('no-example') : t('loading')}</p>
        )}
      </section>
    </div>
  );
}

/** The puzzle alone: reasons behind premises come from its whole solution. */
function withoutGame({ game: _, ...puzzle }: { readonly game?: unknown; readonly [field: string]: unknown }) {
  return puzzle;
}
