/// <reference lib="webworker" />
/**
 * The service worker: after the first visit the app needs no network. Each version has a cache of its own, filled
 * whole before it is used; the one before stays for tabs that were opened with it. A new version waits until a tab
 * asks for it.
 */
declare const self: ServiceWorkerGlobalScope;
/** The folder the app lives in; its files, with a version where the name does not tell; those kept when first used. */
declare const __BASE__: string;
declare const __FILES__: readonly (readonly [name: string, version: string | null])[];
declare const __LARGE__: readonly string[];
declare const __VERSION__: string;

const PREFIX = 'hitotsu-files-';
const CACHE = PREFIX + __VERSION__;
/** Large files, by names that change with their content: kept from one version to the next. */
const LARGE_CACHE = 'hitotsu-large';

const address = (name: string) => new URL(__BASE__ + name, self.location.href).href;
const keyOf = (name: string, version: string | null) =>
  version === null ? address(name) : `${address(name)}?version=${version}`;

/** The key in the cache for an address of the app. */
const keys = new Map(__FILES__.map(([name, version]) => [address(name), keyOf(name, version)]));
const large = new Set(__LARGE__.map(address));

async function fetched(name: string, version: string | null): Promise<Response> {
  // What is named by its content may come from the browser's cache; the rest must be new.
  const response = await fetch(address(name), { cache: version === null ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    __FILES__.map(async ([name, version]) => {
      const key = keyOf(name, version);
      const known = await caches.match(key);
      await cache.put(key, known ?? (await fetched(name, version)));
    }),
  );
}

async function clean(): Promise<void> {
  // The caches stand in the order in which they were made.
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  const kept = await caches.open(LARGE_CACHE);
  for (const request of await kept.keys()) if (!large.has(request.url)) await kept.delete(request);
}

/** The page: as it is made for home, else the one that names no screen. */
const pageFor = (url: URL) => (url.pathname === __BASE__ ? 'index.html' : '404.html');

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.hash = '';
  const name = request.mode === 'navigate' ? address(pageFor(url)) : url.origin + url.pathname;
  const key = keys.get(name);
  const kept = key && (await (await caches.open(CACHE)).match(key));
  if (kept) return kept;
  // A file of the version before, for a tab that still has it; or one of the large ones.
  const older = await caches.match(name);
  if (older) return older;
  const response = await fetch(request);
  if (response.ok && large.has(name)) await (await caches.open(LARGE_CACHE)).put(name, response.clone());
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clean().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data === 'use') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const inside = request.url.startsWith(address(''));
  if (request.method === 'GET' && inside) event.respondWith(answer(request));
});

export {};
