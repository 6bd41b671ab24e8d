import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { endNotice, type Notice, notice, notify } from '../../app/notices.ts';
import { navigate, useRouteAt } from '../../app/routes.ts';
import { Board } from '../../board/board.tsx';
import type { BoardConflict, BoardView } from '../../board/view.ts';
import { ask, EngineRestarted } from '../../engine/client.ts';
import { openShare } from '../../share/open-share.ts';
import { Button, classNames, IconButton } from '../../ui/index.ts';
import { t } from '../../words/set.ts';
import { Answer, AnswerHeading } from './answer.tsx';
import { type Known, truthsOf } from './answers.ts';
import { answers, begin, checks, editor, follow, isSaved, truths } from './desk.ts';
import { withGivenText } from './draft.ts';
import { draftState } from './drafts.ts';
import { DetailsDialog, ExportDialog, type FileDialog, ImportDialog, OpenDialog } from './files.tsx';
import { fillTrouble } from './fill-trouble.ts';
import { pressKey, pressTool } from './keys.ts';
import { PenPicture } from './pen.tsx';
import { pointEditor } from './pointer.ts';
import './set.css';
import { InputError } from 'hitotsu/base';
import { ToolBox } from './tool-box.tsx';
import { Tools } from './tools.tsx';
import { useWord } from './typed.ts';

/** Puzzles set by hand, with the engine's answer beside the board. */
export default function SetScreen() {
  const dialog = useSignal<FileDialog | null>(null);
  const open = useSignal(false);
  const { hash } = useRouteAt('/set');
  useEffect(() => {
    void begin(hash);
    // The link is a draft now; a reload goes on with that.
    if (hash !== '') navigate('/set', { replace: true });
  }, [hash]);
  useEffect(() => {
    document.addEventListener('keydown', shortcut);
    const stop = follow();
    return () => {
      document.removeEventListener('keydown', shortcut);
      stop();
    };
  }, []);
  const close = () => {
    dialog.value = null;
  };
  return (
    <div class="set">
      <div class="set-left">
        <Title
          more={() => {
            dialog.value = 'details';
          }}
        />
        <Tools />
      </div>
      <div class="set-board">
        <SetBoard />
      </div>
      <div class={classNames('set-side', open.value && 'set-side-open')}>
        <div class="set-side-main">
          <div class="set-panel heavy">
            <div class="set-panel-head">
              <AnswerHeading />
              <IconButton
                class="set-panel-toggle"
                icon={open.value ? 'down' : 'up'}
                label={t('puzzle')}
                aria-expanded={open.value}
                onClick={() => {
                  open.value = !open.value;
                }}
              />
            </div>
            <div class="set-panel-body">
              <Answer />
            </div>
          </div>
          <ToolBox />
        </div>
        <Actions />
      </div>
      {dialog.value === 'details' ? (
        <DetailsDialog
          onClose={close}
          go={(next) => {
            dialog.value = next;
          }}
        />
      ) : null}
      {dialog.value === 'open' ? <OpenDialog onClose={close} /> : null}
      {dialog.value === 'import' ? <ImportDialog onClose={close} /> : null}
      {dialog.value === 'export' ? <ExportDialog onClose={close} /> : null}
    </div>
  );
}

/** Undo, redo and the letters of the tools work wherever the focus is, but in a field. */
function shortcut(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || target.closest('input, textarea, select, [role=grid], dialog')) return;
  const command = event.ctrlKey || event.metaKey;
  if (command ? pressKey(editor, event) : pressTool(editor, event)) event.preventDefault();
}

function Title({ more }: { more(): void }) {
  const { document, shape } = editor.puzzle.value;
  const title = useWord('title');
  const state = draftState.value;
  const note = state !== 'kept' ? state : isSaved.value ? 'saved' : 'plain';
  return (
    <header class="set-title">
      <IconButton class="set-back" icon="back" label={t('back')} onClick={() => navigate('/')} />
      <div class="set-title-words">
        <h1 class="unseen">{document.title ?? t('untitled')}</h1>
        <input
          class="set-title-field"
          aria-label={t('titleField')}
          placeholder={t('untitled')}
          maxLength={200}
          value={title.value}
          onInput={({ currentTarget }) => title.onText(currentTarget.value)}
        />
        <p class="small">{t(note, { n: shape.size })}</p>
      </div>
      <div class="set-title-actions">
        <IconButton
          icon="undo"
          label={t('undo')}
          aria-disabled={!editor.canUndo.value && editor.map.value === null}
          onClick={() => editor.undo()}
        />
        <IconButton
          icon="redo"
          label={t('redo')}
          aria-disabled={!editor.canRedo.value}
          onClick={() => editor.redo()}
        />
        <IconButton icon="more" label={t('puzzle')} onClick={more} />
      </div>
    </header>
  );
}

function SetBoard() {
  const puzzle = editor.puzzle.value;
  const known = answers.known.value;
  // What is known of the puzzle before the last edit may be shown on the same board until the next answer.
  const fits =
    checks.value && known !== null && known.puzzle.shape === puzzle.shape && editor.map.value === null;
  const current = fits && known.puzzle === puzzle;
  const { sets, bold } = useMemo(() => (known ? truthsOf(known) : { sets: null, bold: null }), [known]);
  const conflicts = current ? clashOf(known) : [];
  const view: BoardView = {
    puzzle,
    label: t('board', { n: puzzle.shape.size }),
    selection: editor.selection.value,
    ...(fits && truths.value && sets ? { candidates: sets } : {}),
    ...(fits && truths.value && bold ? { bold } : {}),
    ...(current && known.check.differ.length > 0 ? { washed: known.check.differ } : {}),
    conflicts,
    pen: <PenPicture />,
    onSelect: (selection) => {
      editor.selection.value = selection;
    },
    onKey: (event) => pressKey(editor, event),
    onPoint: (point) => pointEditor(editor, point),
  };
  return <Board view={view} />;
}

/** The clash as the board marks it: what a rule drew, and the givens. Rules every puzzle stands on have no place. */
function clashOf({ puzzle, conflict }: Known): BoardConflict[] {
  if (!conflict) return [];
  return conflict.rules.map((rule, i) => {
    const drawn = conflict.names[i]?.ground ? [] : (puzzle.rules[rule]?.rule.cells ?? []);
    return { rule, cells: [...conflict.givens, ...drawn] };
  });
}

/** What the machine said last. */
let told: Notice | null = null;

/** Says what became of the filling, instead of what became of the one before. */
function tell(text: string): void {
  if (told !== null && notice.peek() === told) endNotice();
  told = { text };
  notify(told);
}

function Actions() {
  const filling = useSignal<AbortController | null>(null);
  const fill = async () => {
    const controller = new AbortController();
    filling.value = controller;
    const puzzle = editor.puzzle.peek();
    try {
      const { givens, added } = await ask(
        'finish',
        {
          document: puzzle.document as never,
          seed: crypto.getRandomValues(new Uint32Array(1))[0] as number,
          symmetry: 'none',
        },
        { signal: controller.signal, lane: 'long' },
      );
      // An edit made meanwhile wins.
      if (editor.puzzle.peek() !== puzzle) return;
      if (added.length > 0) editor.edit(withGivenText(puzzle, givens));
      tell(added.length > 0 ? t('filled', { n: added.length }) : t('filledNone'));
    } catch (error) {
      if (controller.signal.aborted || error instanceof EngineRestarted) return;
      if (!(error instanceof InputError)) throw error;
      const [first] = error.errors;
      if (first) tell(await fillTrouble(first));
    } finally {
      if (filling.peek() === controller) filling.value = null;
    }
  };
  const running = filling.value;
  return (
    <div class="set-actions">
      {running ? (
        <Button
          onClick={() => {
            running.abort();
            filling.value = null;
          }}
        >
          {t('cancel')}
        </Button>
      ) : (
        <Button onClick={() => void fill()}>{t('fill')}</Button>
      )}
      <Button kind="main" onClick={() => void openShare(editor.puzzle.peek().document)}>
        {t('share')}
      </Button>
    </div>
  );
}
