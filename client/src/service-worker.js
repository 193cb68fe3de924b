// Serves the page from the browser's own store, so that it opens without a network.
// The build (build/service-worker.ts) puts the version and the list of files in.
const version = '__VERSION__';
const files = __FILES__;

const store = `picknmix-${version}`;
/** So many files are fetched at a time: what somebody opens meanwhile need not queue behind all. */
const AT_ONCE = 4;
/** How long a page may take to come from the network before the stored one is shown. */
const PATIENCE = 3_000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldStores(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(page(request));
  } else if (files.includes(pathname)) {
    event.respondWith(stored(pathname).then((found) => found ?? fetch(request)));
  }
});

/** What an earlier try has kept is not fetched again. */
async function keepAll() {
  const cache = await caches.open(store);
  const waiting = files.values();
  const keepOn = async () => {
    for (const file of waiting) if (!(await cache.match(file))) await cache.add(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
}

/** The newest page, or without a network the stored one: all addresses show the same file. */
async function page(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return response;
  } catch {
    // no network, or too slow a one
  }
  return (await stored('/')) ?? Response.error();
}

const stored = (path) => caches.open(store).then((cache) => cache.match(path));

async function dropOldStores() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('picknmix-') && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
}
