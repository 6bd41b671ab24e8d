import type { ComponentChildren } from 'preact';
import { t } from '../../words/settings.ts';
import { Data } from './data.tsx';
import { Keys } from './keys.tsx';
import { Look } from './look.tsx';
import { Play } from './play.tsx';
import { Flag } from './rows.tsx';
import { Sample } from './sample.tsx';
import './settings.css';

interface GroupProps {
  readonly name: 'look' | 'play' | 'keys' | 'touch' | 'data';
  readonly sample?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Group({ name, sample, children }: GroupProps) {
  return (
    <section class="settings-group heavy" aria-labelledby={`settings-${name}`}>
      <div class="settings-side">
        <h2 class="h4" id={`settings-${name}`}>
          {t(name)}
        </h2>
        {sample}
      </div>
      <div class="settings-rows">{children}</div>
    </section>
  );
}

/** Every setting, in five groups; what it changes is seen at once. */
export default function SettingsScreen() {
  return (
    <div class="page settings">
      <h1 class="h2">{t('title')}</h1>
      <Group name="look" sample={<Sample group="look" />}>
        <Look />
      </Group>
      <Group name="play" sample={<Sample group="play" />}>
        <Play />
      </Group>
      <Group name="keys">
        <Keys />
      </Group>
      <Group name="touch">
        <div class="setting-flags">
          <Flag of="vibrate" label={t('vibrate')} note={t('vibrateNote')} />
        </div>
        <p class="small">{t('noSound')}</p>
      </Group>
      <Group name="data">
        <Data />
      </Group>
    </div>
  );
}
