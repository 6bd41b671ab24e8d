import { t } from '../words/frame.ts';
import { hrefOf } from './address.ts';
import { notify } from './notices.ts';

/** How often a page that stays open asks for a newer version. */
const ASK_MS = 3_600_000;

/** Says that a newer version is there; it comes when the reader wants it, never by itself. */
function offer(waiting: ServiceWorker): void {
  notify({
    text: t('update'),
    seconds: Number.POSITIVE_INFINITY,
    action: {
      text: t('reload'),
      run() {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage('use');
      },
    },
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && isUpdate()) offer(coming);
    });
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    registration.update().catch(() => {
      // Without a network there is nothing newer.
    });
  });
}

/** Keeps the app on the device, so that it works without a network, and says so once when there is none. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(hrefOf('/sw.js'), { updateViaCache: 'none' }).then(
    // A browser that is told to have none answers nothing.
    (registration: ServiceWorkerRegistration | undefined) => registration && watch(registration),
    (error) => console.warn(error),
  );
  let said = false;
  const say = () => {
    if (said || !navigator.serviceWorker.controller) return;
    said = true;
    notify({ text: t('offline') });
  };
  addEventListener('offline', say);
  if (!navigator.onLine) say();
}
