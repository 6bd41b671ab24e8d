import type { Shape } from 'hitotsu/board';
import { cellName } from '../../../board/sayings.ts';
import { t } from '../../../words/play.ts';
import { language } from '../../../words/words.ts';
import { digitName } from '../said.ts';
import { shortTime } from '../times.ts';
import type { CurvePoint } from './curve.ts';

interface CurveTableProps {
  readonly shape: Shape;
  readonly points: readonly CurvePoint[];
}

/** The numbers of the chart. */
export function CurveTable({ shape, points }: CurveTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="curve-table" tabIndex={0} aria-label={t('asTable')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('stepNumber')}</th>
            <th scope="col">{t('cell')}</th>
            <th scope="col">{t('hard')}</th>
            <th scope="col">{t('technique')}</th>
            <th scope="col">{t('took')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ cell, digit, rating, name, time }, i) => (
            <tr key={cell}>
              <th scope="row">{i + 1}</th>
              <td>
                {cellName(shape, cell)} {digitName(digit)}
              </td>
              <td>{rating.toFixed(1)}</td>
              <td>{name[language.value]}</td>
              <td>{shortTime(time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
