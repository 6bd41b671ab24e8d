import { type OptionField, shortName } from 'hitotsu/rules';
import { useId } from 'preact/hooks';
import { Switch } from '../../ui/index.ts';
import { t } from '../../words/new.ts';
import { language } from '../../words/words.ts';
import { optioned, options, setOption, size } from './order.ts';

/** The ticked rules' own options, as their files list them. */
export function RuleDetails() {
  const list = optioned.value;
  if (list.length === 0) return null;
  return (
    <details class="new-details">
      <summary class="label">{t('details')}</summary>
      {list.map(({ type, fields }) => (
        <fieldset key={type.type} class="new-detail">
          <legend class="small">{shortName(type)[language.value]}</legend>
          {fields.map((field) => (
            <Field key={field.name} type={type.type} field={field} />
          ))}
        </fieldset>
      ))}
    </details>
  );
}

function Field({ type, field }: { readonly type: string; readonly field: OptionField }) {
  const id = useId();
  const chosen = options.value[type]?.[field.name];
  const label = field.words[language.value];
  if (field.kind === 'switch')
    return (
      <Switch
        label={label}
        checked={typeof chosen === 'boolean' ? chosen : field.usual}
        onChange={(on) => setOption(type, field.name, on === field.usual ? undefined : on)}
      />
    );
  const most = Math.min(field.max, size.value * size.value);
  return (
    <div class="new-number">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        type="number"
        inputMode="numeric"
        min={field.min}
        max={most}
        value={typeof chosen === 'number' ? chosen : ''}
        placeholder={field.usual === undefined ? t('usualOpen') : t('usual', { value: field.usual })}
        onInput={({ currentTarget: { value, valueAsNumber } }) => {
          const good = Number.isInteger(valueAsNumber) && valueAsNumber >= field.min && valueAsNumber <= most;
          setOption(type, field.name, value !== '' && good ? valueAsNumber : undefined);
        }}
      />
    </div>
  );
}
