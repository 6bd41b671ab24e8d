import { Link } from '../../app/link.tsx';
import { settings } from '../../app/settings.ts';
import { chordsOf, groupOf, KEY_ACTIONS, KEY_GROUPS } from '../../game/keys.ts';
import { actionName, capsOf, keyGroupName } from '../../words/keys.ts';
import { t } from '../../words/learn.ts';

/** What each key does, as it is set now. */
export function KeysHelp() {
  const keymap = settings.keymap.value;
  return (
    <div class="page learn">
      <Link to="/learn" class="technique-all">
        {t('title')}
      </Link>
      <h1 class="h2">{t('keys-title')}</h1>
      <p class="small">
        {t('keys-note')} {t('keys-large')} <Link to="/settings">{t('to-settings')}</Link>
      </p>
      <div class="keys-help">
        {KEY_GROUPS.map((group) => (
          <section key={group} class="heavy" aria-labelledby={`keys-${group}`}>
            <h2 class="h4" id={`keys-${group}`}>
              {keyGroupName(group)}
            </h2>
            <dl class="rows">
              {KEY_ACTIONS.filter((action) => groupOf(action) === group).map((action) => (
                <div key={action} class="keys-row">
                  <dt>{actionName(action)}</dt>
                  <dd>
                    {chordsOf(action, keymap).map((chord) => (
                      <span key={chord} class="keys-chord">
                        {capsOf(chord).map((cap, i) => (
                          <kbd key={i}>{cap}</kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
