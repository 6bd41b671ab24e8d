import { useComputed, useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import type { OfferedTechnique } from '../../engine/handlers/offers.ts';
import { Icon } from '../../ui/index.ts';
import { gradeName } from '../../words/grades.ts';
import { t } from '../../words/new.ts';
import { language } from '../../words/words.ts';
import { grade, offered, technique } from './order.ts';

function isMeant({ key, name, aliases }: OfferedTechnique, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [key, name.en, name.ja, ...aliases].some((each) => each.toLowerCase().includes(wanted));
}

/** A technique that the puzzle needs: a list to search in. Choosing one chooses its grade too. */
export function MustNeed() {
  const id = useId();
  const open = useSignal(false);
  const text = useSignal('');
  const at = useSignal(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const known = offered.value?.techniques ?? [];
  const chosen = known.find(({ key }) => key === technique.value);
  const found = useComputed(() =>
    (offered.value?.techniques ?? []).filter((each) => isMeant(each, text.value)),
  );
  const rows: (OfferedTechnique | null)[] = [null, ...found.value];

  const choose = (row: OfferedTechnique | null) => {
    technique.value = row?.key ?? null;
    if (row) grade.value = row.grade;
    close();
  };
  const close = () => {
    open.value = false;
    text.value = '';
  };
  const show = () => {
    if (open.value) return;
    open.value = true;
    at.value = Math.max(
      0,
      rows.findIndex((row) => row?.key === technique.value),
    );
  };
  const go = (to: number) => {
    show();
    at.value = (to + rows.length) % rows.length;
    list.current?.children[at.value]?.scrollIntoView({ block: 'nearest' });
  };
  const key = (event: KeyboardEvent) => {
    const row = rows[at.value];
    if (event.key === 'ArrowDown') go(at.value + 1);
    else if (event.key === 'ArrowUp') go(at.value - 1);
    else if (event.key === 'Enter' && open.value && row !== undefined) choose(row);
    else if (event.key === 'Escape' && open.value) close();
    else return;
    event.preventDefault();
  };

  return (
    <div class="new-need field">
      <div class="new-need-head">
        <label class="label" for={id}>
          {t('need')}
        </label>
        <span class="small">{t('optional')}</span>
      </div>
      <span class="select">
        <input
          ref={input}
          id={id}
          class="input"
          type="text"
          role="combobox"
          autocomplete="off"
          aria-expanded={open.value}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(open.value ? { 'aria-activedescendant': `${id}-${at.value}` } : {})}
          placeholder={open.value ? t('needFind') : t('needNone')}
          value={open.value ? text.value : (chosen?.name[language.value] ?? '')}
          onFocus={(event) => event.currentTarget.select()}
          onClick={show}
          onInput={(event) => {
            show();
            text.value = event.currentTarget.value;
            at.value = text.value.trim() === '' ? 0 : 1;
          }}
          onKeyDown={key}
          onBlur={close}
        />
        <Icon name="down" size={20} />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          class="new-need-list"
          aria-label={t('need')}
          hidden={!open.value}
        >
          {open.value
            ? rows.map((row, i) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the field
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                <div
                  key={row?.key ?? ''}
                  id={`${id}-${i}`}
                  role="option"
                  aria-selected={(row?.key ?? null) === technique.value}
                  class={i === at.value ? 'new-need-at' : undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(row)}
                >
                  <span>{row ? row.name[language.value] : t('needClear')}</span>
                  {row ? <span class="small">{gradeName(row.grade)}</span> : null}
                </div>
              ))
            : null}
        </div>
      </span>
    </div>
  );
}
