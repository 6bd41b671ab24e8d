import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { navigate, useRouteAt } from '../../app/address.ts';
import { ask } from '../../engine/client.ts';
import { incoming } from '../../share/anywhere.ts';
import { isBackup } from '../../store/is-backup.ts';
import { t } from '../../words/solve.ts';
import { Answer } from './answer.tsx';
import { desk } from './desk.ts';
import { SolveBoard } from './solve-board.tsx';
import { TextSide } from './text-side.tsx';
import './solve.css';

/** Solve mine: a text and a board that follow each other, and beside them what the puzzle holds. */
export default function SolveScreen() {
  const field = useRef<HTMLTextAreaElement>(null);
  const { hash } = useRouteAt('/solve');
  useEffect(() => desk.show(), []);
  useEffect(() => {
    // `/solve#…`: a puzzle that another screen or a link hands over.
    if (hash === '') return;
    void desk.take(`#${hash}`);
    navigate('/solve', { replace: true });
  }, [hash]);
  useEffect(() => {
    // Starts the engine, so that it is there when the first text is.
    ask('read', { text: '' }).catch(() => {});
  }, []);
  useSignalEffect(() => {
    const came = incoming.value;
    if (!came || isBackup(came.text)) return;
    incoming.value = null;
    void desk.take(came.text);
  });
  return (
    <div class="page solve">
      <div class="solve-text">
        <h1 class="h2">{t('title')}</h1>
        <TextSide field={field} />
      </div>
      <SolveBoard />
      <section class="solve-answer" aria-live="polite" aria-labelledby="solve-answer">
        <Answer field={field} />
      </section>
    </div>
  );
}
