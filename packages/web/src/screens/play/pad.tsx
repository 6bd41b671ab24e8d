import { useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { LONG_PRESS_MS } from '../../board/gesture.ts';
import { colourName } from '../../board/labels.ts';
import { classNames, Icon } from '../../ui/index.ts';
import { t } from '../../words/play.ts';
import type { Layout } from './layout.ts';
import type { PlayModel } from './model.ts';
import { digitName } from './said.ts';

interface PadProps {
  readonly model: PlayModel;
  readonly layout: Layout;
}

/** Keys in a row, and whether Erase is one of them. */
export function padShape(
  count: number,
  layout: Layout,
): { readonly columns: number; readonly erase: boolean } {
  const isSquare = layout === 'wide' || layout === 'middle' || layout === 'landscape';
  if (isSquare) return { columns: count <= 4 ? 2 : count <= 9 ? 3 : 4, erase: false };
  if (layout === 'tablet')
    return { columns: count <= 9 ? count + 1 : Math.ceil(count / 2), erase: count <= 9 };
  if (count <= 6) return { columns: count, erase: false };
  if (count <= 9) return { columns: 5, erase: true };
  return { columns: Math.ceil(count / 2), erase: false };
}

/** The order of the values: by rows from the top, or the largest on top as on a calculator. */
function ordered(values: readonly number[], columns: number, fromTop: boolean): readonly number[] {
  if (fromTop || columns !== 3 || values.length !== 9) return values;
  return [6, 7, 8, 3, 4, 5, 0, 1, 2].map((index) => values[index] as number);
}

/** The keys of the digits (or colours), each with how many are left. */
export function Pad({ model, layout }: PadProps) {
  const { desk, session } = model;
  const { shape } = session;
  const isColour = desk.mode.value === 'colour';
  const count = isColour ? 9 : shape.digitCount;
  const first = isColour ? 1 : shape.minDigit;
  const { columns, erase } = padShape(count, layout);
  const values = ordered(
    Array.from({ length: count }, (_, index) => first + index),
    columns,
    settings.phoneOrder.value,
  );
  return (
    <fieldset
      class={classNames('pad', erase && 'pad-erase', count > 9 && 'pad-many')}
      aria-label={t(isColour ? 'padColours' : 'pad')}
      data-columns={columns}
    >
      {values.map((value) => (
        <PadKey key={isColour ? -value : value} model={model} value={value} isColour={isColour} />
      ))}
      {erase ? (
        <button type="button" class="pad-key" aria-label={t('erase')} onClick={() => desk.erase()}>
          <Icon name="erase" />
        </button>
      ) : null}
    </fieldset>
  );
}

interface PadKeyProps {
  readonly model: PlayModel;
  readonly value: number;
  readonly isColour: boolean;
}

function PadKey({ model, value, isColour }: PadKeyProps) {
  const { desk, session } = model;
  const { shape } = session;
  const left = isColour ? undefined : desk.left.value?.[value - shape.minDigit];
  const isShown = !isColour && desk.shown.value === value;
  const isLocked = desk.locked.value === value;
  const name = isColour ? colourName(value) : digitName(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  const release = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      class={classNames(
        'pad-key',
        left === 0 && 'pad-done',
        isLocked && 'pad-locked',
        isShown && 'pad-shown',
      )}
      {...(isColour ? { 'aria-label': `${value} ${name}` } : {})}
      {...(isLocked ? { 'aria-pressed': true } : {})}
      onPointerDown={() => {
        wasLong.current = false;
        if (isColour) return;
        timer.current = setTimeout(() => {
          wasLong.current = true;
          desk.show(value);
        }, LONG_PRESS_MS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        if ((event as unknown as PointerEvent).pointerType === 'touch') event.preventDefault();
      }}
      onClick={() => {
        if (wasLong.current) wasLong.current = false;
        else desk.press(value, { pad: true });
      }}
    >
      {isColour ? (
        <svg class="swatch" width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
          <rect width="30" height="30" fill={`var(--colour-${value})`} />
          <text x="15" y="20.5">
            {value}
          </text>
        </svg>
      ) : (
        <>
          <span class="pad-digit">{name}</span>
          {left === undefined ? null : left === 0 ? (
            <span class="unseen">{t('complete')}</span>
          ) : (
            <>
              <span class="unseen">{t('beforeLeft')}</span>
              <span class="pad-left">{left}</span>
              <span class="unseen">{t('afterLeft')}</span>
            </>
          )}
          {isShown ? <span class="unseen">{t('shown')}</span> : null}
        </>
      )}
    </button>
  );
}
