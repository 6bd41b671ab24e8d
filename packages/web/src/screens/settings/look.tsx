import { t } from '../../words/settings.ts';
import { Flag, OneOf } from './rows.tsx';

export function Look() {
  return (
    <>
      <OneOf
        of="language"
        label={t('language')}
        options={[
          { value: 'browser', label: t('languageBrowser') },
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'ja', label: <span lang="ja">日本語</span> },
        ]}
      />
      <OneOf
        of="theme"
        label={t('theme')}
        options={[
          { value: 'system', label: t('themeSystem') },
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
        ]}
      />
      <OneOf
        of="contrast"
        label={t('contrast')}
        options={[
          { value: 'system', label: t('contrastSystem') },
          { value: 'more', label: t('contrastMore') },
        ]}
      />
      <OneOf
        of="textSize"
        label={t('textSize')}
        options={([90, 100, 115, 130] as const).map((value) => ({ value, label: `${value} %` }))}
      />
      <OneOf
        of="boardSide"
        label={t('boardSide')}
        options={[
          { value: 'left', label: t('left') },
          { value: 'right', label: t('right') },
        ]}
      />
      <OneOf
        of="padSide"
        label={t('padSide')}
        options={[
          { value: 'left', label: t('left') },
          { value: 'right', label: t('right') },
        ]}
      />
      <div class="setting-flags rows">
        <Flag of="patterns" label={t('patterns')} note={t('patternsNote')} />
        <Flag of="tintCages" label={t('tintCages')} />
        <Flag of="tintRegions" label={t('tintRegions')} />
        <Flag of="lettersAsNumbers" label={t('lettersAsNumbers')} note={t('lettersNote')} />
      </div>
    </>
  );
}
