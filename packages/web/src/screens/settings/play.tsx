import { settings } from '../../app/settings.ts';
import { Choice } from '../../ui/index.ts';
import { t } from '../../words/settings.ts';
import { Flag, OneOf } from './rows.tsx';

export function Play() {
  return (
    <>
      <OneOf
        of="warn"
        label={t('warn')}
        options={[
          { value: 'rules', label: t('warnRules') },
          { value: 'solution', label: t('warnSolution') },
          { value: 'off', label: t('warnOff') },
        ]}
      />
      <div class="setting">
        <Choice
          label={t('phoneOrder')}
          options={[
            { value: '123', label: t('order123') },
            { value: '789', label: t('order789') },
          ]}
          value={settings.phoneOrder.value ? '123' : '789'}
          onChange={(value) => {
            settings.phoneOrder.value = value === '123';
          }}
        />
      </div>
      <OneOf
        of="cellLabels"
        label={t('cellLabels')}
        options={[
          { value: 'short', label: t('labelsShort') },
          { value: 'full', label: t('labelsFull') },
        ]}
      />
      <div class="setting-flags rows">
        <Flag of="cleanNotes" label={t('cleanNotes')} note={t('cleanNotesNote')} />
        <Flag of="cornerFixed" label={t('cornerFixed')} />
        <Flag of="numberFirst" label={t('numberFirst')} note={t('numberFirstNote')} />
        <Flag of="showTimer" label={t('showTimer')} />
        <Flag of="autoPause" label={t('autoPause')} />
      </div>
    </>
  );
}
