import { useSignal } from '@preact/signals';
import { type AnyRuleType, builtinRules, type Gesture, shortName, toolOf } from 'hitotsu/rules';
import { RulePicture } from '../../picture/rule-picture.tsx';
import { Button, CheckTile, TextField } from '../../ui/index.ts';
import { t } from '../../words/new.ts';
import { said } from '../../words/said.ts';
import { language } from '../../words/words.ts';
import { chosenTypes, isPart, offered, tick, ticked } from './order.ts';

/** Tiles shown before all are asked for. */
const FIRST = 18;

const GROUPS = [
  ['groupBoard', ['board', 'regions']],
  ['groupCells', ['cells']],
  ['groupAreas', ['area']],
  ['groupLines', ['line']],
  ['groupEdges', ['edge', 'corner', 'lane']],
] as const satisfies readonly (readonly [string, readonly (Gesture | 'board')[]])[];

/** Whether a rule is meant by a text: one of its names begins with it, or has it inside. */
function isMeant({ type, words, aliases }: AnyRuleType, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const names = [type, ...Object.values(words.name), ...Object.values(words.short ?? {})];
  return [...names, ...Object.keys(aliases ?? {})].some((name) => name.toLowerCase().includes(wanted));
}

/** The rules as tiles to be ticked: the usual ones, those that a text finds, or all in groups. */
export function RuleTiles() {
  const text = useSignal('');
  const all = useSignal(false);
  const { types } = builtinRules;
  const searched = text.value.trim() !== '';
  const first = types.filter((type) => !isPart(type)).slice(0, FIRST);
  const extra = types.filter((type) => !first.includes(type) && ticked.value.includes(type.type));
  const found = types.filter((type) => isMeant(type, text.value));
  return (
    <section class="new-rules" aria-labelledby="new-rules">
      <div class="new-rules-head">
        <h2 class="label" id="new-rules">
          {t('rules')}
        </h2>
        <p class="small">{t('rulesHelp')}</p>
        <p class="small new-sum" aria-live="polite">
          {chosenTypes.value.map((type) => shortName(type)[language.value]).join(t('plus'))}
        </p>
      </div>
      {searched ? (
        found.length > 0 ? (
          <Tiles types={found} />
        ) : (
          <p class="small new-none">{t('none')}</p>
        )
      ) : all.value ? (
        GROUPS.map(([name, gestures]) => {
          const members = types.filter((type) => {
            const gesture = toolOf(type)?.gesture ?? 'board';
            return (gestures as readonly string[]).includes(gesture);
          });
          return members.length > 0 ? (
            <section key={name} aria-label={t(name)}>
              <h3 class="small new-group">{t(name)}</h3>
              <Tiles types={members} />
            </section>
          ) : null;
        })
      ) : (
        <Tiles types={[...first, ...extra]} />
      )}
      <div class="new-find">
        <TextField
          label={t('find')}
          labelHidden
          value={text.value}
          onText={(next) => {
            text.value = next;
          }}
          more={{ placeholder: t('find'), type: 'search', autocomplete: 'off' }}
        />
        <Button
          kind="text"
          aria-expanded={all.value}
          onClick={() => {
            all.value = !all.value;
            text.value = '';
          }}
        >
          {all.value ? t('fewer') : t('all', { n: types.length })}
        </Button>
      </div>
    </section>
  );
}

function Tiles({ types }: { readonly types: readonly AnyRuleType[] }) {
  const blocked = offered.value?.blocked ?? {};
  return (
    <div class="new-tiles">
      {types.map((type) => {
        const on = ticked.value.includes(type.type);
        const reason = on ? undefined : blocked[type.type];
        return (
          <CheckTile
            key={type.type}
            label={shortName(type)[language.value]}
            picture={<RulePicture type={type} />}
            checked={on}
            onChange={(next) => tick(type.type, next)}
            reason={reason && (said(reason) ?? t('cannot'))}
          />
        );
      })}
    </div>
  );
}
