import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { replayTo } from '../../../game/replay.ts';
import { Button, IconButton } from '../../../ui/index.ts';
import { t } from '../../../words/play.ts';
import type { PlayModel } from '../model.ts';
import { shortTime } from '../times.ts';

/** Time between two moves while it runs. */
const STEP_MS = 350;

/** The solve move by move, on the board itself. */
export function ReplayView({ model, onEnd }: { readonly model: PlayModel; onEnd(): void }) {
  const { session } = model;
  const moves = session.moves.value.slice(0, session.done.value);
  const replay = useMemo(() => replayTo(session.shape, moves, session.position.peek()), [session]);
  const count = useSignal(0);
  const runs = useSignal(true);
  const time = useComputed(() => shortTime(replay.timeAt(count.value)));
  useEffect(() => {
    model.replayed.value = replay.at(count.value);
  }, [count.value]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!runs.peek()) return;
      if (count.peek() >= replay.moves.length) runs.value = false;
      else count.value++;
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      model.replayed.value = null;
    };
  }, []);
  return (
    <section class="replay" aria-label={t('replay')}>
      <div class="replay-line">
        <IconButton
          icon={runs.value ? 'pause' : 'resume'}
          label={t(runs.value ? 'replayStop' : 'replayPlay')}
          onClick={() => {
            if (!runs.value && count.value >= replay.moves.length) count.value = 0;
            runs.value = !runs.value;
          }}
        />
        <input
          type="range"
          min={0}
          max={replay.moves.length}
          value={count.value}
          aria-label={t('replayPosition')}
          aria-valuetext={t('replayMove', {
            number: count.value,
            count: replay.moves.length,
            time: time.value,
          })}
          onInput={(event) => {
            runs.value = false;
            count.value = Number(event.currentTarget.value);
          }}
        />
      </div>
      <p class="small">
        {t('replayMove', { number: count.value, count: replay.moves.length, time: time.value })}
      </p>
      <Button onClick={onEnd}>{t('replayEnd')}</Button>
    </section>
  );
}
