import type { Shape } from 'hitotsu/board';
import { Link } from '../../app/routes.ts';
import { settings } from '../../app/settings.ts';
import { boardChords, digitLetters, groupOf, KEY_ACTIONS, KEY_GROUPS } from '../../game/keys.ts';
import { Dialog } from '../../ui/index.ts';
import { actionName, capsOf, keyGroupName } from '../../words/keys.ts';
import { t } from '../../words/play.ts';

interface KeysDialogProps {
  readonly shape: Shape;
  onClose(): void;
}

/** Every key as it is on this board. */
export function KeysDialog({ shape, onClose }: KeysDialogProps) {
  const keymap = settings.keymap.value;
  const wasd = settings.wasd.value && digitLetters(shape) === '';
  const context = { shape, keymap, wasd };
  return (
    <Dialog title={t('keys')} wide onClose={onClose} class="keys-dialog">
      <div class="keys-groups">
        {KEY_GROUPS.map((group) => (
          <section key={group}>
            <h3 class="label">{keyGroupName(group)}</h3>
            <dl class="keys-list">
              {KEY_ACTIONS.filter((action) => groupOf(action) === group).map((action) => {
                const chords = boardChords(action, context);
                const shown = wasd && action === 'move' ? [...chords, 'WASD'] : chords;
                return (
                  <div key={action}>
                    <dt>{actionName(action)}</dt>
                    <dd>
                      {shown.map((chord) => (
                        <span key={chord} class="chord">
                          {capsOf(chord).map((cap, i) => (
                            <kbd key={i} class="kbd">
                              {capFor(cap, shape)}
                            </kbd>
                          ))}
                        </span>
                      ))}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
      </div>
      <p>
        <Link to="/settings">{t('keysChange')}</Link>
      </p>
    </Dialog>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl is ⌘ on a Mac; digits are those of the board. */
function capFor(cap: string, shape: Shape): string {
  if (cap === 'Ctrl' && isMac()) return '⌘';
  if (cap === '9' && shape.maxDigit < 9) return String(shape.maxDigit);
  const letters = digitLetters(shape).toUpperCase();
  return cap === '9' && letters ? `9, A-${letters.at(-1)}` : cap;
}
