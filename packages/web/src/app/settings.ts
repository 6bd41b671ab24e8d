import { effect, type Signal, signal } from '@preact/signals';
import type { Language } from 'hitotsu/base';
import { DAILY_KINDS } from '../daily/recipes.ts';

/** A setting: what it is before anybody chose, and which stored values are taken back. */
interface Kind<T> {
  readonly first: T;
  accepts(value: unknown): value is T;
}

const choice = <const T>(first: NoInfer<T>, all: readonly T[]): Kind<T> => ({
  first,
  accepts: (value): value is T => all.includes(value as T),
});
const flag = (first: boolean): Kind<boolean> => choice(first, [true, false]);
/** Texts by name; a stored one is taken only whole. */
const table: Kind<Readonly<Record<string, string>>> = {
  first: {},
  accepts: (value): value is Readonly<Record<string, string>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'string'),
};

/** Every setting. One line here is all that a new one needs; it is kept on the device from then on. */
const KINDS = {
  /** `browser`: the first language of the browser that the app speaks. */
  language: choice('browser', ['browser', 'en', 'ja']) as Kind<'browser' | Language>,
  theme: choice('system', ['system', 'light', 'dark']),
  contrast: choice('system', ['system', 'more']),
  /** Patterns with colours; always on with high contrast. */
  patterns: flag(false),
  tintCages: flag(false),
  tintRegions: flag(false),
  /** Per cent of the browser's own size. */
  textSize: choice(100, [90, 100, 115, 130]),
  boardSide: choice('left', ['left', 'right']),
  padSide: choice('right', ['left', 'right']),
  /** 7 8 9 on top, or 1 2 3 as on a telephone. */
  phoneOrder: flag(true),
  lettersAsNumbers: flag(false),
  numberFirst: flag(false),
  cleanNotes: flag(true),
  warn: choice('rules', ['rules', 'solution', 'off']),
  showTimer: flag(true),
  autoPause: flag(true),
  /** Corner marks in fixed places instead of packed. */
  cornerFixed: flag(false),
  /** W A S D move the selection. */
  wasd: flag(false),
  /** Keys by action, where they are not the usual ones. */
  keymap: table,
  cellLabels: choice('full', ['short', 'full']),
  vibrate: flag(false),
  shareProgress: flag(false),
  /** The kind of today's puzzles that the home screen shows. */
  dailyKind: choice(DAILY_KINDS[0], DAILY_KINDS),
};

type Kinds = typeof KINDS;
export type SettingKey = keyof Kinds;
export type SettingValue<K extends SettingKey> = Kinds[K] extends Kind<infer T> ? T : never;
export type Settings = { readonly [K in SettingKey]: Signal<SettingValue<K>> };

const PLACE = 'hitotsu.settings';

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const keys = Object.keys(KINDS) as SettingKey[];
/** Fields of a newer version stay as they are. */
let unknownFields: Readonly<Record<string, unknown>> = {};

const values = Object.fromEntries(keys.map((key) => [key, signal<unknown>(KINDS[key].first)]));

/** What the player has chosen, by key: a signal each, kept on the device. */
export const settings = values as unknown as Settings;

function take(found: Readonly<Record<string, unknown>>): void {
  unknownFields = Object.fromEntries(Object.entries(found).filter(([key]) => !(key in KINDS)));
  for (const key of keys) {
    const value = found[key];
    (values[key] as Signal<unknown>).value = KINDS[key].accepts(value) ? value : KINDS[key].first;
  }
}

/** What was chosen and is not as at first, by key. */
export function chosenSettings(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    keys
      .map((key) => [key, (values[key] as Signal<unknown>).value] as const)
      .filter(([key, value]) => value !== KINDS[key].first),
  );
}

/** Sets what an earlier `chosenSettings` answered, or a backup file holds; what is not among them, or wrong, stays. */
export function putSettings(chosen: Readonly<Record<string, unknown>>): void {
  take({ ...unknownFields, ...chosenSettings(), ...chosen });
}

/** All settings as they were at first. */
export function resetSettings(): void {
  for (const key of keys) (values[key] as Signal<unknown>).value = KINDS[key].first;
}

/** Reads what is kept, follows other tabs, and keeps every change from now on. Called once, before the first screen. */
export function keepSettings(): void {
  take(stored());
  addEventListener('storage', ({ key }) => {
    if (key === PLACE) take(stored());
  });
  effect(() => {
    const chosen = chosenSettings();
    try {
      localStorage.setItem(PLACE, JSON.stringify({ ...unknownFields, ...chosen }));
    } catch {
      // Without room or permission the settings last as long as the page.
    }
  });
}
