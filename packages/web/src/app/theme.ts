import { computed, effect, signal } from '@preact/signals';
import { settings } from './settings.ts';

function followed(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const systemDark = followed('(prefers-color-scheme: dark)');
const systemContrast = followed('(prefers-contrast: more)');

export const dark = computed(
  () => settings.theme.value === 'dark' || (settings.theme.value === 'system' && systemDark.value),
);
export const highContrast = computed(() => settings.contrast.value === 'more' || systemContrast.value);
export const reducedMotion = followed('(prefers-reduced-motion: reduce)');

/** The theme that is shown: the names of the library's palette. */
export const theme = computed(() =>
  highContrast.value ? (dark.value ? 'high-contrast-dark' : 'high-contrast') : dark.value ? 'dark' : 'light',
);

/** Puts theme and text size on the page and keeps them there. */
export function followTheme(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = theme.value;
    root.style.colorScheme = dark.value ? 'dark' : 'light';
  });
  effect(() => {
    root.style.fontSize = `${settings.textSize.value}%`;
  });
}
