import type { ComponentChildren, InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface FieldProps {
  readonly label: ComponentChildren;
  readonly labelHidden?: boolean | undefined;
  readonly note?: ComponentChildren;
  readonly error?: ComponentChildren;
}

interface Ids {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

function Field({
  label,
  labelHidden,
  note,
  error,
  children,
}: FieldProps & { children(ids: Ids): ComponentChildren }) {
  const id = useId();
  const said = error ?? note;
  return (
    <div class="field">
      <label class={labelHidden ? 'unseen' : 'label'} for={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': said ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {said ? (
        <p id={`${id}-note`} class={classNames('small', error ? 'field-error' : null)}>
          {said}
        </p>
      ) : null}
    </div>
  );
}

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  onText(text: string): void;
  /** Several lines, in letters of one width. */
  readonly lines?: number | undefined;
  readonly inputRef?: Ref<HTMLTextAreaElement | HTMLInputElement> | undefined;
  readonly more?: InputHTMLAttributes & TextareaHTMLAttributes;
}

export function TextField({ value, onText, lines, inputRef, more, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(ids) =>
        lines === undefined ? (
          <input
            type="text"
            class="input"
            {...ids}
            {...(more as InputHTMLAttributes)}
            ref={inputRef as Ref<HTMLInputElement>}
            value={value}
            onInput={(event) => onText(event.currentTarget.value)}
          />
        ) : (
          <textarea
            class="input input-lines"
            rows={lines}
            spellcheck={false}
            {...ids}
            {...(more as TextareaHTMLAttributes)}
            ref={inputRef as Ref<HTMLTextAreaElement>}
            value={value}
            onInput={(event) => onText(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}

export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface SelectProps<T extends string> extends FieldProps {
  readonly options: readonly SelectOption<T>[];
  readonly value: T;
  onChange(value: T): void;
}

export function Select<T extends string>({ options, value, onChange, ...field }: SelectProps<T>) {
  return (
    <Field {...field}>
      {(ids) => (
        <span class="select">
          <select
            class="input"
            {...ids}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value as T)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size={20} />
        </span>
      )}
    </Field>
  );
}
