import { useSignal } from '@preact/signals';
import { type Diagnostic, InputError } from 'hitotsu/base';
import { useEffect } from 'preact/hooks';
import { playPuzzle } from '../../app/open.ts';
import { Link, navigate, useRouteAt } from '../../app/routes.ts';
import { hasProgress } from '../../game/progress.ts';
import { closeGame, listGames, openGame, unfinished } from '../../store/games.ts';
import { t } from '../../words/play.ts';
import { ErrorText } from './error-text.tsx';
import { PlayModel } from './model.ts';
import { Play } from './play.tsx';

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly model: PlayModel }
  | { readonly state: 'failed'; readonly title: string; readonly errors: readonly Diagnostic[] };

/** A game by its id (`?game=`), or a puzzle that a link holds (`#…`), which becomes a game. */
export default function PlayScreen() {
  const opening = useSignal<Opening>({ state: 'opening' });
  const { query, hash } = useRouteAt('/play');
  const id = query.get('game');
  useEffect(() => {
    let wanted = true;
    let model: PlayModel | null = null;
    const fail = (title: string, errors: readonly Diagnostic[] = []) => {
      if (wanted) opening.value = { state: 'failed', title, errors };
    };
    opening.value = { state: 'opening' };
    if (id !== null)
      void open(id).then(
        (opened) => {
          if (!wanted) return opened.dispose();
          model = opened;
          opening.value = { state: 'open', model };
        },
        (error) => {
          if (error instanceof InputError) fail(t('noSuchGame'), error.errors);
          else throw error;
        },
      );
    else if (hash !== '') void fromLink(hash, fail, () => wanted);
    else fail(t('noGame'));
    return () => {
      wanted = false;
      model?.dispose();
      if (id !== null) void closeGame(id);
    };
  }, [id, id === null ? hash : '']);
  const now = opening.value;
  if (now.state === 'open') return <Play key={now.model.session.id} model={now.model} />;
  if (now.state === 'opening') return <p class="unseen">{t('opening')}</p>;
  return (
    <div class="page trouble">
      <h1 class="h2">{now.title}</h1>
      <ErrorText errors={now.errors} />
      <p class="trouble-ways">
        <Link to="/new" class="button button-main">
          {t('choose')}
        </Link>
        <Link to="/games" class="button button-outline">
          {t('games')}
        </Link>
      </p>
    </div>
  );
}

async function open(id: string): Promise<PlayModel> {
  const session = await openGame(id);
  const entry = (await listGames()).find((each) => each.id === id);
  return new PlayModel(session, entry?.info ?? {});
}

async function fromLink(
  hash: string,
  fail: (title: string, errors: readonly Diagnostic[]) => void,
  isWanted: () => boolean,
) {
  const { readLink } = await import('../../share/link.ts');
  if (!isWanted()) return;
  const game = readLink(hash);
  if (!game.ok) return fail(t('badLink'), game.errors);
  const { puzzle, document } = game.value;
  // A link that is opened again goes on with the game begun by it; one with progress is a game of its own.
  const begun = hasProgress(document.game) ? undefined : await unfinished(puzzle.document, 'link');
  if (!isWanted()) return;
  if (begun) navigate(`/play?game=${encodeURIComponent(begun.id)}`, { replace: true });
  else await playPuzzle(document, { from: 'link' }, { replace: true });
}
