import { useSignal } from '@preact/signals';
import { settings } from '../../app/settings.ts';
import { chordOf } from '../../game/chords.ts';
import {
  chordsOf,
  chordsWith,
  FIXED_ACTIONS,
  groupOf,
  KEY_ACTIONS,
  KEY_GROUPS,
  type KeyAction,
  keyConflicts,
} from '../../game/keys.ts';
import { Button, IconButton } from '../../ui/index.ts';
import { actionName, capsOf, keyGroupName } from '../../words/keys.ts';
import { t } from '../../words/settings.ts';
import { Flag } from './rows.tsx';

/** Keys that are only held down with others are no chord yet. */
const HELD = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process']);

/** The chords of the action after this press; null while keys are only being held, or if it takes no such key. */
const pressed = (event: KeyboardEvent, action: KeyAction): string | null =>
  HELD.has(event.key) ? null : chordsWith(action, settings.keymap.peek(), chordOf(event));

function Caps({ chord }: { readonly chord: string }) {
  return (
    <span class="caps">
      {capsOf(chord).map((cap, i) => (
        <kbd key={`${cap}${i}`} class="kbd">
          {cap}
        </kbd>
      ))}
    </span>
  );
}

/** Every key and what it does; each can be changed, and two that clash are named. */
export function Keys() {
  const asking = useSignal<KeyAction | null>(null);
  const keymap = settings.keymap.value;
  const conflicts = keyConflicts(keymap, settings.wasd.value);
  const change = (action: KeyAction, chords: string | null) => {
    const { [action]: _, ...rest } = settings.keymap.peek();
    settings.keymap.value = chords === null ? rest : { ...rest, [action]: chords };
  };
  return (
    <>
      <div class="setting-flags">
        <Flag of="wasd" label={t('wasd')} note={t('wasdNote')} />
      </div>
      <div role="status">
        {conflicts.map(({ chord, actions }) => (
          <p key={chord} class="field-error">
            {t('conflict', {
              key: capsOf(chord).join(' '),
              first: actionName(actions[0] as KeyAction),
              second: actionName(actions[1] as KeyAction),
            })}
          </p>
        ))}
      </div>
      <div class="keys">
        {KEY_GROUPS.map((group) => (
          <section key={group}>
            <h3 class="label">{keyGroupName(group)}</h3>
            <ul class="rows">
              {KEY_ACTIONS.filter((action) => groupOf(action) === group).map((action) => {
                const chords = chordsOf(action, keymap);
                const clashes = conflicts.some(({ actions }) => actions.includes(action));
                return (
                  <li key={action} class="key-row">
                    <span class={clashes ? 'field-error' : undefined}>{actionName(action)}</span>
                    <span class="key-chords">
                      {asking.value === action ? (
                        <span class="small">
                          {t('press')} {t('pressNote')}
                        </span>
                      ) : chords.length === 0 ? (
                        <span class="small">{t('noKey')}</span>
                      ) : (
                        chords.map((chord) => <Caps key={chord} chord={chord} />)
                      )}
                    </span>
                    {keymap[action] === undefined ? null : (
                      <IconButton
                        icon="undo"
                        label={t('usualKey', { action: actionName(action) })}
                        onClick={() => change(action, null)}
                      />
                    )}
                    <Button
                      kind="text"
                      aria-label={t('changeKey', { action: actionName(action) })}
                      aria-pressed={asking.value === action}
                      reason={FIXED_ACTIONS.has(action) ? t('fixed') : undefined}
                      onClick={() => {
                        asking.value = asking.peek() === action ? null : action;
                      }}
                      onBlur={() => {
                        if (asking.peek() === action) asking.value = null;
                      }}
                      onKeyDown={(event) => {
                        if (asking.peek() !== action) return;
                        // Tab goes on, whatever is asked.
                        if (event.key === 'Tab') return;
                        event.preventDefault();
                        if (event.key === 'Escape') {
                          asking.value = null;
                          return;
                        }
                        const chords = pressed(event, action);
                        if (chords === null) return;
                        asking.value = null;
                        change(action, chords);
                      }}
                    >
                      {t('change')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <Button
        onClick={() => {
          settings.keymap.value = {};
        }}
      >
        {t('usualAll')}
      </Button>
    </>
  );
}
