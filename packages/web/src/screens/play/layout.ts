import { computed, signal } from '@preact/signals';

/** How the game screen is laid out (section 5 of the design). */
export type Layout = 'wide' | 'middle' | 'tablet' | 'phone' | 'small' | 'landscape';

function followed(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const landscape = followed('(orientation: landscape) and (max-height: 479px) and (min-width: 480px)');
const small = followed('(max-width: 360px), (max-width: 599px) and (max-height: 619px)');
const phone = followed('(max-width: 599px)');
const tablet = followed('(max-width: 899px)');
const middle = followed('(max-width: 1199px)');

export const layout = computed<Layout>(() => {
  if (landscape.value) return 'landscape';
  if (small.value) return 'small';
  if (phone.value) return 'phone';
  if (tablet.value) return 'tablet';
  return middle.value ? 'middle' : 'wide';
});

/** Screens that are held in the hand have a bar of their own. */
export const isHandheld = computed(() => ['phone', 'small', 'landscape'].includes(layout.value));
