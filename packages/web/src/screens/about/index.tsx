import { licences } from 'virtual:licences';
import { hrefOf } from '../../app/routes.ts';
import { VERSION } from '../../app/version.ts';
import { t } from '../../words/about.ts';
import './about.css';

interface TableProps {
  readonly title: string;
  readonly rows: typeof licences;
}

function Licences({ title, rows }: TableProps) {
  return (
    <table class="licences">
      <caption class="label">{title}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('versionHead')}</th>
          <th scope="col">{t('licenceHead')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, version, licence }) => (
          <tr key={name}>
            <th scope="row" lang="en">
              {name}
            </th>
            <td>{version}</td>
            <td lang="en">{licence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What this is, what it is made of, and whose names it mentions. */
export default function AboutScreen() {
  return (
    <div class="page about">
      <h1 class="h2">{t('title')}</h1>
      <div class="about-text body">
        <p>{t('meaning')}</p>
        <p>{t('device')}</p>
        <p>{t('version', { version: VERSION })}</p>
        <p>{t('licence')}</p>
        <p>{t('trademark')}</p>
      </div>
      <section class="heavy about-made" aria-labelledby="made">
        <h2 class="h4" id="made">
          {t('made')}
        </h2>
        <Licences title={t('fonts')} rows={licences.filter(({ isFont }) => isFont)} />
        <Licences title={t('libraries')} rows={licences.filter(({ isFont }) => !isFont)} />
        <p>
          <a href={hrefOf('/licences.txt')}>{t('texts')}</a>
        </p>
      </section>
    </div>
  );
}
