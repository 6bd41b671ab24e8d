import { Link } from '../../app/routes.ts';
import { t } from '../../words/frame.ts';

export default function MissingScreen() {
  return (
    <div class="page trouble">
      <h1 class="h2">{t('missing')}</h1>
      <p>
        <Link to="/" class="button button-main">
          {t('toHome')}
        </Link>
      </p>
    </div>
  );
}
