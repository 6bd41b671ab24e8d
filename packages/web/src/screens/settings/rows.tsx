import type { ComponentChildren } from 'preact';
import { type SettingKey, type SettingValue, settings } from '../../app/settings.ts';
import { Choice, type ChoiceOption, Switch } from '../../ui/index.ts';

type KeysOf<T> = { [K in SettingKey]: SettingValue<K> extends T ? K : never }[SettingKey];
type FlagKey = KeysOf<boolean>;
type ChoiceKey = Exclude<KeysOf<string | number>, FlagKey>;

interface FlagProps {
  readonly of: FlagKey;
  readonly label: ComponentChildren;
  readonly note?: ComponentChildren;
}

/** A setting that is on or off. */
export function Flag({ of, label, note }: FlagProps) {
  const value = settings[of];
  return (
    <Switch
      label={label}
      note={note}
      checked={value.value}
      onChange={(checked) => {
        value.value = checked;
      }}
    />
  );
}

interface OneOfProps<K extends ChoiceKey> {
  readonly of: K;
  readonly label: ComponentChildren;
  readonly options: readonly ChoiceOption<SettingValue<K> & (string | number)>[];
}

/** A setting that is one of several. */
export function OneOf<K extends ChoiceKey>({ of, label, options }: OneOfProps<K>) {
  const value = settings[of] as { value: SettingValue<K> & (string | number) };
  return (
    <div class="setting">
      <Choice
        label={label}
        options={options}
        value={value.value}
        onChange={(chosen) => {
          value.value = chosen;
        }}
      />
    </div>
  );
}
