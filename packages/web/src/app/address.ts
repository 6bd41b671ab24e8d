import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** Where the reader is. */
export interface Route {
  /** Without the folder the app lives in and without a slash at the end: `/learn/x-wing`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Without the `#`. */
  readonly hash: string;
}

/** The folder the app lives in, with a slash at the end. */
const BASE = import.meta.env.BASE_URL;

function routeOf({ pathname, search, hash }: Location | URL): Route {
  const inside = pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;
  return {
    path: inside.replace(/\/(index\.html)?$/, '') || '/',
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

/** The address for a path of the app: `/play?game=1` where the app lives in the root. */
export const hrefOf = (path: string): string => BASE + path.replace(/^\//, '');

export const route = signal<Route>(
  typeof location === 'undefined' ? { path: '/', query: new URLSearchParams(), hash: '' } : routeOf(location),
);

/**
 * The route as a screen sees it that lives at `path`: once the reader goes elsewhere it stands still, since the screen
 * stays until the next one has been loaded.
 */
export function useRouteAt(path: string): Route {
  const last = useRef(route.peek());
  if (route.value.path === path) last.current = route.value;
  return last.current;
}

/** Goes to a path of the app, perhaps with query and fragment. The page before it is one step back. */
export function navigate(path: string, { replace = false } = {}): void {
  const url = new URL(hrefOf(path), location.href);
  if (url.href !== location.href) {
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
  }
  const before = route.peek().path;
  route.value = routeOf(url);
  if (route.peek().path !== before) scrollTo(0, 0);
}

/** Follows the browser's own back, forward and edited fragments. */
export function followHistory(): void {
  const follow = () => {
    route.value = routeOf(location);
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
}
