import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classNames } from './class-names.ts';

export interface ChoiceOption<T extends string | number> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** Its name for screen readers, where the label is a picture. */
  readonly name?: string | undefined;
  /** What stands at the end of a row, or in the middle. */
  readonly middle?: ComponentChildren;
  readonly end?: ComponentChildren;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
}

export interface ChoiceProps<T extends string | number> {
  readonly label: ComponentChildren;
  /** The label is for screen readers only. */
  readonly labelHidden?: boolean | undefined;
  /** Beside the label: "optional". */
  readonly note?: ComponentChildren;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  onChange(value: T): void;
  /** One row of parts, rows below each other, or small pictures. Default: segments. */
  readonly kind?: 'segments' | 'rows' | 'tiles' | undefined;
}

/** One of several: radio buttons in the dress of a row of segments, of rows or of tiles. */
export function Choice<T extends string | number>({
  label,
  labelHidden,
  note,
  options,
  value,
  onChange,
  kind = 'segments',
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset class={classNames('choice', `choice-${kind}`)}>
      <legend class={labelHidden ? 'unseen' : undefined}>
        <span class="label">{label}</span>
        {note ? <span class="small">{note}</span> : null}
      </legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option.value} class="choice-option" title={option.reason ?? option.name}>
            <input
              type="radio"
              name={id}
              value={String(option.value)}
              checked={option.value === value}
              disabled={option.reason !== undefined}
              {...(option.name === undefined ? {} : { 'aria-label': option.name })}
              onChange={() => onChange(option.value)}
            />
            <span class="choice-label">{option.label}</span>
            {option.middle === undefined ? null : <span class="choice-middle">{option.middle}</span>}
            {option.end === undefined ? null : <span class="choice-end">{option.end}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
