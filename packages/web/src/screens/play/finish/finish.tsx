import './finish.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lengthOfTime } from '../../../app/moments.ts';
import { navigate } from '../../../app/routes.ts';
import { tellingRules } from '../../../app/titles.ts';
import { ask } from '../../../engine/client.ts';
import { correctionsIn, placementsOf } from '../../../game/solve-times.ts';
import type { ExplainAnswer } from '../../../hints/told.ts';
import { gamesSignal } from '../../../store/games.ts';
import { Button } from '../../../ui/index.ts';
import { gradeName } from '../../../words/grades.ts';
import { t } from '../../../words/play.ts';
import { language } from '../../../words/words.ts';
import { Grade as GradeLine } from '../folio.tsx';
import { GRADES } from '../grades.ts';
import type { PlayModel } from '../model.ts';
import { clockText } from '../times.ts';
import { Chart } from './chart.tsx';
import { type CurvePoint, curveOf } from './curve.ts';
import { ReplayView } from './replay-view.tsx';
import { FinishStroke } from './stroke.tsx';
import { CurveTable } from './table.tsx';
import { usualTime } from './usual.ts';

/** The board is solved: what it took, and what to do next. */
export function Finish({ model }: { readonly model: PlayModel }) {
  const { session } = model;
  const moves = session.moves.value.slice(0, session.done.value);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReplaying = useSignal(false);
  const answer = useExplained(model);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const applied = moves.filter(({ by }) => by === 'hint').length;
  const hints = Math.max(session.hintsAsked.value, applied);
  const corrections = correctionsIn(moves);
  const time = session.time.value;
  const points = useMemo(
    () =>
      answer && 'steps' in answer
        ? curveOf(placementsOf(session.shape, moves), answer.steps, session.shape.digitCount)
        : null,
    [answer],
  );
  if (isReplaying.value)
    return (
      <ReplayView
        model={model}
        onEnd={() => {
          isReplaying.value = false;
        }}
      />
    );
  return (
    <section class="finish" aria-labelledby="finish-title">
      <header class="finish-head">
        <div>
          <h2 id="finish-title" class="h1" tabIndex={-1} ref={heading}>
            {t('solved')}
          </h2>
          <div class="finish-what">
            <GradeLine model={model} />
          </div>
        </div>
        <FinishStroke isHelped={hints > 0} />
      </header>
      <dl class="figures">
        <div>
          <dd>{clockText(Math.floor(time / 1000))}</dd>
          <dt>{usualText(model, time)}</dt>
        </div>
        <div>
          <dd>{hints}</dd>
          <dt>{t('hints', { count: hints })}</dt>
        </div>
        <div>
          <dd>{corrections}</dd>
          <dt>{t('corrections', { count: corrections })}</dt>
        </div>
      </dl>
      <Curve model={model} answer={answer} points={points} />
      <div class="finish-buttons">
        <NextButton model={model} />
        <PractiseButton points={points} />
        {moves.length > 0 ? (
          <Button
            onClick={() => {
              isReplaying.value = true;
            }}
          >
            {t('replay')}
          </Button>
        ) : null}
        <Button onClick={() => model.share()}>{t('share')}</Button>
      </div>
    </section>
  );
}

/** The time against what is usual for the grade. */
function usualText({ session, info }: PlayModel, time: number): string {
  const usual = usualTime(gamesSignal.value ?? [], session.id, info.grade);
  if (usual === null) return t('timePlayed');
  const seconds = Math.round((usual - time) / 1000);
  if (seconds === 0) return t('asUsual');
  const length = lengthOfTime(Math.abs(seconds) * 1000);
  return t(seconds > 0 ? 'underUsual' : 'overUsual', { time: length });
}

function useExplained({ session }: PlayModel): ExplainAnswer | null {
  const answer = useSignal<ExplainAnswer | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    ask('explain', { document: session.puzzle.document }, { signal: controller.signal }).then(
      (found) => {
        answer.value = found;
      },
      () => {
        // Without an answer there is no curve; everything else stands.
      },
    );
    return () => controller.abort();
  }, [session]);
  return answer.value;
}

interface CurveProps {
  readonly model: PlayModel;
  readonly answer: ExplainAnswer | null;
  readonly points: readonly CurvePoint[] | null;
}

/** The curve as a chart or a table; its place is there before the engine has answered. */
function Curve({ model, answer, points }: CurveProps) {
  const isTable = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      width.value = Math.floor(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const hasPoints = points !== null && points.length > 0;
  return (
    <div class="curve">
      <p class="curve-legend">
        <span class="legend-hard">{t('howHard')}</span>
        <span class="legend-time">{t('howLong')}</span>
      </p>
      <div ref={place} class="curve-place">
        {hasPoints && width.value > 0 ? (
          isTable.value ? (
            <CurveTable shape={model.session.shape} points={points} />
          ) : (
            <Chart points={points} width={width.value} />
          )
        ) : (
          <p class="small">{answer === null ? t('working') : t('noCurve')}</p>
        )}
      </div>
      {hasPoints ? (
        <Button
          kind="text"
          small
          aria-pressed={isTable.value}
          onClick={() => {
            isTable.value = !isTable.value;
          }}
        >
          {t(isTable.value ? 'asChart' : 'asTable')}
        </Button>
      ) : null}
    </div>
  );
}

/** On to a harder one under the same rules; after the hardest grade, to another of it. */
function NextButton({ model }: { readonly model: PlayModel }) {
  const { grade } = model.info;
  const { rules, shape } = model.session.puzzle;
  const next = grade && GRADES[Math.min(GRADES.indexOf(grade) + 1, GRADES.length - 1)];
  const go = () => {
    const names = tellingRules(rules.map(({ type }) => type)).map((type) => type.usual ?? type.type);
    const query = new URLSearchParams({ rules: names.join('+'), size: String(shape.size) });
    if (next) query.set('grade', next);
    navigate(`/new?${query}`);
  };
  return (
    <Button kind="main" onClick={go}>
      {next ? t('next', { grade: gradeName(next) }) : t('nextAny')}
    </Button>
  );
}

/** Practice of the hardest technique, unless everything was easy. */
function PractiseButton({ points }: { readonly points: readonly CurvePoint[] | null }) {
  if (!points || points.length === 0) return null;
  const hardest = points.reduce((best, each) => (each.rating > best.rating ? each : best));
  if (hardest.rating < 2) return null;
  return (
    <Button class="practise" onClick={() => navigate(`/learn/${hardest.technique}`)}>
      {t('practise', { technique: hardest.name[language.value] })}
    </Button>
  );
}
