import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../words/ui.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

const open = signal(0);
/** Some dialog lies over the page, whoever opened it. */
export const hasDialog = computed(() => open.value > 0);

export interface DialogProps {
  readonly title: ComponentChildren;
  /** Below the title, in small letters. */
  readonly note?: ComponentChildren;
  onClose(): void;
  readonly wide?: boolean | undefined;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

function Modal({ kind, title, note, onClose, wide, class: extra, children }: DialogProps & { kind: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    open.value++;
    return () => {
      open.value--;
      dialog?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog; Escape is the dialog's own
    <dialog
      ref={ref}
      class={classNames(kind, wide && 'dialog-wide', extra)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 class="h3" id={id}>
            {title}
          </h2>
          <IconButton icon="close" label={words('close')} onClick={onClose} />
        </header>
        {note ? <p class="small dialog-note">{note}</p> : null}
        {children}
      </div>
    </dialog>
  );
}

/** A question or a form over the page, which cannot be used meanwhile; on phones it fills the screen. Mount to open. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} kind="dialog" />;
}

/** A dialog that rises from the foot of a phone's screen; on wide screens it is like any other. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} kind="dialog sheet" />;
}
