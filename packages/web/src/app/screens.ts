import type { ComponentType } from 'preact';

type Loader = () => Promise<{ readonly default: ComponentType }>;

/** A screen: its paths, its code, and what the frame round it looks like. */
export interface Screen {
  readonly name: string;
  readonly load: Loader;
  /** The part of the bar it belongs to. */
  readonly part: 'play' | 'solve' | 'set' | 'learn' | null;
  /** On phones it has a bar of its own, and none at the bottom. */
  readonly full: boolean;
}

const screen = (name: string, part: Screen['part'], load: Loader, full = false): Screen => ({
  name,
  part,
  load,
  full,
});

/** The screens by the first word of their path; each is loaded when first opened. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '': screen('home', null, () => import('../screens/home/index.tsx')),
  play: screen('play', 'play', () => import('../screens/play/index.tsx'), true),
  new: screen('new', 'play', () => import('../screens/new/index.tsx')),
  solve: screen('solve', 'solve', () => import('../screens/solve/index.tsx')),
  set: screen('set', 'set', () => import('../screens/set/index.tsx'), true),
  learn: screen('learn', 'learn', () => import('../screens/learn/index.tsx')),
  games: screen('games', 'play', () => import('../screens/games/index.tsx')),
  print: screen('print', null, () => import('../screens/print/index.tsx')),
  settings: screen('settings', null, () => import('../screens/settings/index.tsx')),
  about: screen('about', null, () => import('../screens/about/index.tsx')),
};

export const NOT_FOUND: Screen = screen('missing', null, () => import('../screens/missing/index.tsx'));

/** The screen of a path. Only `/learn` has pages below it. */
export function screenOf(path: string): Screen {
  const [first = '', ...rest] = path.slice(1).split('/');
  const found = Object.hasOwn(SCREENS, first) ? SCREENS[first] : undefined;
  if (!found || rest.length > (first === 'learn' ? 1 : 0)) return NOT_FOUND;
  return found;
}
