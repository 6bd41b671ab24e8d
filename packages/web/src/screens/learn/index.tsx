import '../../hints/hints.css';
import './learn.css';
import { loreOf } from 'hitotsu/messages/lore';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/link.tsx';
import { route } from '../../app/routes.ts';
import { listGames } from '../../store/games.ts';
import { t } from '../../words/learn.ts';
import { KeysHelp } from './keys-help.tsx';
import { Overview } from './overview.tsx';
import { RulesHelp } from './rules-help.tsx';
import { TechniquePage } from './technique-page.tsx';

/** Learning: the index, the page of a technique, help. */
export default function Learn() {
  useEffect(() => {
    void listGames();
  }, []);
  const name = route.value.path.split('/')[2] ?? '';
  if (name === '') return <Overview />;
  if (name === 'rules') return <RulesHelp />;
  if (name === 'keys') return <KeysHelp />;
  if (loreOf(name)) return <TechniquePage key={name} technique={name} />;
  return (
    <div class="page learn">
      <h1 class="h3">{t('unknown')}</h1>
      <p>
        <Link to="/learn">{t('all')}</Link>
      </p>
    </div>
  );
}
