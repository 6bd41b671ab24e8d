import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { navigate } from '../../app/address.ts';
import { gamesSignal, listGames, storeState } from '../../store/games.ts';
import { Button, Choice, classNames, Select } from '../../ui/index.ts';
import { t } from '../../words/games.ts';
import { Backup } from './backup.tsx';
import { FiguresView } from './figures.tsx';
import { GameRow } from './game-row.tsx';
import { chosen, FILTERS, type Filter, ORDERS, type Order } from './order.ts';
import './games.css';

/** Rows drawn at once; pictures of boards are not cheap. */
const PAGE = 40;

/** Every game on this device, what they say about the player, and the backup. */
export default function GamesScreen() {
  const filter = useSignal<Filter>('all');
  const order = useSignal<Order>('byPlayed');
  const most = useSignal(PAGE);
  useEffect(() => {
    void listGames();
  }, []);
  const all = gamesSignal.value;
  if (!all) return <h1 class="page h2">{t('title')}</h1>;
  const games = chosen(all, filter.value, order.value);
  return (
    <div class={classNames('page games', all.length > 0 && 'games-many')}>
      <h1 class="h2">{t('title')}</h1>
      {storeState.value === 'kept' ? null : <p class="games-trouble">{t(storeState.value)}</p>}
      {all.length === 0 ? (
        <div class="games-empty">
          <p class="body">{t('empty')}</p>
          <Button kind="main" onClick={() => navigate('/new')}>
            {t('newPuzzle')}
          </Button>
        </div>
      ) : (
        <>
          <FiguresView games={all} />
          <div class="games-main">
            <div class="games-choices">
              <Choice
                label={t('show')}
                labelHidden
                value={filter.value}
                options={FILTERS.map((value) => ({ value, label: t(value) }))}
                onChange={(next) => {
                  filter.value = next;
                  most.value = PAGE;
                }}
              />
              <Select
                label={t('sort')}
                labelHidden
                value={order.value}
                options={ORDERS.map((value) => ({ value, label: t(value) }))}
                onChange={(next) => {
                  order.value = next;
                }}
              />
            </div>
            <ul class="rows games-list" aria-label={t('title')}>
              {games.slice(0, most.value).map((game) => (
                <GameRow key={game.id} game={game} />
              ))}
            </ul>
            {games.length === 0 ? <p class="small">{t('emptyFilter')}</p> : null}
            {games.length > most.value ? (
              <Button
                onClick={() => {
                  most.value += PAGE;
                }}
              >
                {t('more', { n: Math.min(PAGE, games.length - most.value) })}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <Backup count={all.length} />
    </div>
  );
}
