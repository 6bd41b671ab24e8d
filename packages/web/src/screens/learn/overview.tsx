import { FAMILIES } from 'hitotsu/messages/lore';
import { Link } from '../../app/link.tsx';
import { t } from '../../words/learn.ts';
import { FamilyList } from './family-list.tsx';
import { practised } from './practised.ts';

const WORDS = ['unit', 'candidate', 'sees', 'strong', 'weak'] as const;

/** The index: techniques by family, help, and the words that the pages use. */
export function Overview() {
  const all = FAMILIES.reduce((sum, { techniques }) => sum + techniques.length, 0);
  return (
    <div class="page learn">
      <h1 class="h2">{t('title')}</h1>
      <section class="heavy learn-all" aria-labelledby="techniques">
        <div class="learn-head">
          <h2 class="h4" id="techniques">
            {t('techniques')}
          </h2>
          <p class="small">{t('techniques-body')}</p>
          {practised.value.size > 0 ? (
            <p class="small">{t('count-of', { done: practised.value.size, all })}</p>
          ) : null}
        </div>
        <FamilyList />
      </section>
      <div class="learn-help">
        <section class="heavy" aria-labelledby="help">
          <h2 class="h4" id="help">
            {t('help')}
          </h2>
          <ul class="rows">
            {(['rules', 'keys'] as const).map((each) => (
              <li key={each}>
                <Link to={`/learn/${each}`} class="row">
                  <span>
                    <b>{t(`help-${each}`)}</b>
                    <br />
                    <span class="small">{t(`help-${each}-body`)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section class="heavy" aria-labelledby="words">
          <h2 class="h4" id="words">
            {t('words')}
          </h2>
          <dl class="word-list">
            {WORDS.map((word) => (
              <div key={word}>
                <dt>{t(`word-${word}`)}</dt>
                <dd>{t(`word-${word}-body`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
