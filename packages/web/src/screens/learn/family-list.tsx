import { FAMILIES, type Family } from 'hitotsu/messages/lore';
import { techniqueName } from 'hitotsu/messages/techniques';
import { Link } from '../../app/link.tsx';
import { classNames } from '../../ui/index.ts';
import { t } from '../../words/learn.ts';
import { language } from '../../words/words.ts';
import { practised } from './practised.ts';

function Entry({ technique, current }: { readonly technique: string; readonly current: boolean }) {
  const done = practised.value.has(technique);
  return (
    <li>
      <Link
        to={`/learn/${technique}`}
        class={classNames('technique-link', done && 'practised')}
        {...(current ? { 'aria-current': 'page' as const } : {})}
      >
        <span>{techniqueName(technique, language.value)}</span>
        {done ? <span class="unseen">{t('practised')}</span> : null}
      </Link>
    </li>
  );
}

function Members({
  techniques,
  current,
}: {
  readonly techniques: readonly string[];
  readonly current: string;
}) {
  return (
    <ul>
      {techniques.map((each) => (
        <Entry key={each} technique={each} current={each === current} />
      ))}
    </ul>
  );
}

function FamilyEntry({ family, current }: { readonly family: Family; readonly current: string }) {
  const { key, name, techniques, further = [] } = family;
  return (
    <section class="family" aria-labelledby={`family-${key}`}>
      <h3 id={`family-${key}`}>{name[language.value]}</h3>
      <Members techniques={techniques} current={current} />
      {further.length > 0 ? (
        <details open={further.includes(current)}>
          <summary>{t('further')}</summary>
          <Members techniques={further} current={current} />
        </details>
      ) : null}
    </section>
  );
}

/** All techniques by family, a square each, filled once it has been practised. */
export function FamilyList({ current = '' }: { readonly current?: string }) {
  return (
    <div class="families">
      {FAMILIES.map((family) => (
        <FamilyEntry key={family.key} family={family} current={current} />
      ))}
    </div>
  );
}
