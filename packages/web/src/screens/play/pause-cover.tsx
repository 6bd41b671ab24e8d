import { settings } from '../../app/settings.ts';
import { chordsOf } from '../../game/keys.ts';
import { capsOf } from '../../words/keys.ts';
import { t } from '../../words/play.ts';
import type { PlayModel } from './model.ts';

/** Lies over the board while the game is paused. */
export function PauseCover({ model }: { readonly model: PlayModel }) {
  const key = capsOf(chordsOf('pause', settings.keymap.value)[0] ?? '').join('+');
  return (
    <button type="button" class="pause-cover" onClick={() => model.desk.clock.resume()}>
      {t('paused', { key })}
    </button>
  );
}
