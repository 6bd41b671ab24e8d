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

/** Puts what the reader chose on the page, and keeps it there; what follows the system is the style sheet's business. */
export function followTheme(): void {
  const root = document.documentElement;
  const put = (key: string, value: string) => {
    if (value === 'system') delete root.dataset[key];
    else root.dataset[key] = value;
  };
  effect(() => put('theme', settings.theme.value));
  effect(() => put('contrast', settings.contrast.value));
  effect(() => {
    // The frame of an installed app has the colour of the page, whatever the system's own theme.
    void theme.value;
    const page = getComputedStyle(root).getPropertyValue('--page').trim();
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute('content', page);
  });
  effect(() => {
    root.style.fontSize = `${settings.textSize.value}%`;
  });
}
