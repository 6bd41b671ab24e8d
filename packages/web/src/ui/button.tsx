import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type Plain = Omit<ButtonHTMLAttributes, 'disabled' | 'icon' | 'kind' | 'class'>;

interface Shared extends Plain {
  /** Why it cannot be pressed now. It stays in the tab order and says so. */
  readonly reason?: string | undefined;
  readonly class?: string | undefined;
}

export interface ButtonProps extends Shared {
  /** `main`: the one filled button of a screen. Default: outline. */
  readonly kind?: 'main' | 'outline' | 'text' | undefined;
  readonly icon?: IconName | undefined;
  readonly small?: boolean | undefined;
  readonly children: ComponentChildren;
}

function BasicButton({ reason, onClick, children, ...rest }: Shared & { children: ComponentChildren }) {
  const id = useId();
  return (
    <button
      type="button"
      {...rest}
      onClick={reason === undefined ? onClick : (event) => event.preventDefault()}
      {...(reason === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': id, title: reason })}
    >
      {children}
      {reason === undefined ? null : (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}

export function Button({ kind = 'outline', icon, small, class: extra, children, ...rest }: ButtonProps) {
  return (
    <BasicButton {...rest} class={classNames('button', `button-${kind}`, small && 'button-small', extra)}>
      {icon ? <Icon name={icon} size={20} /> : null}
      <span>{children}</span>
    </BasicButton>
  );
}

export interface IconButtonProps extends Shared {
  readonly icon: IconName;
  /** What it does: its name for those who do not see the icon, and its tip. */
  readonly label: string;
  /** The word beside or below the icon, where there is room for one. */
  readonly word?: string | undefined;
}

export function IconButton({ icon, label, word, class: extra, ...rest }: IconButtonProps) {
  return (
    <BasicButton
      title={label}
      {...rest}
      {...(word === undefined ? { 'aria-label': label } : {})}
      class={classNames('icon-button', word !== undefined && 'icon-button-worded', extra)}
    >
      <Icon name={icon} />
      {word === undefined ? null : <span>{word}</span>}
    </BasicButton>
  );
}
