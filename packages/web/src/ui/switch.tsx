import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface SwitchProps {
  readonly label: ComponentChildren;
  /** A line below the label. */
  readonly note?: ComponentChildren;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** A row that is on or off at once. */
export function Switch({ label, note, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <span class="switch-words">
        <span>{label}</span>
        {note ? (
          <span class="small" id={id}>
            {note}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state by itself
        role="switch"
        checked={checked}
        {...(note ? { 'aria-describedby': id } : {})}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
    </label>
  );
}
