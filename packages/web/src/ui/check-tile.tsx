import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface CheckTileProps {
  readonly label: string;
  readonly picture: ComponentChildren;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  /** Why it cannot be ticked now. */
  readonly reason?: string | undefined;
}

/** A checkbox with a picture; several may be ticked. */
export function CheckTile({ label, picture, checked, onChange, reason }: CheckTileProps) {
  const id = useId();
  return (
    <label class={classNames('tile', reason !== undefined && 'tile-off')}>
      <input
        type="checkbox"
        class="unseen"
        aria-label={label}
        checked={checked}
        {...(reason === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': id })}
        onClick={(event) => {
          if (reason !== undefined) event.preventDefault();
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="tile-picture" aria-hidden="true">
        {picture}
        <Icon name="check" size={18} class="tile-tick" />
      </span>
      <span class="tile-label">{label}</span>
      {reason === undefined ? null : (
        <span class="tile-reason" id={id}>
          {reason}
        </span>
      )}
    </label>
  );
}
