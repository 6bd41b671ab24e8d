import { t } from '../words/hint.ts';
import type { ToldStep } from './told.ts';

/** What the lines on the board mean; only those that are there. */
export function Legend({ links }: Pick<ToldStep, 'links'>) {
  if (links.length === 0) return null;
  return (
    <ul class="legend" aria-label={t('legend')}>
      {links.map((kind) => (
        <li key={kind}>
          <svg class={`legend-${kind}`} width="44" height="12" viewBox="0 0 44 12" aria-hidden="true">
            {kind === 'sees' ? (
              <path d="M1 6H43" />
            ) : (
              <>
                <path d="M1 6H34" />
                <path class="head" d="M42 6 33 2V10Z" />
              </>
            )}
          </svg>
          {t(kind)}
        </li>
      ))}
    </ul>
  );
}
