// Keeps the shell and the rulebooks at hand, so that the library opens without a network and says so.
const version = "__VERSION__";
/** @type {string[]} */
const files = [/* __FILES__ */];
const shell = `shell-${version}`;
const reading = "reading";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name !== shell && name !== reading;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (/^\/api\/games(\/|$)/.test(url.pathname)) event.respondWith(readable(request));
  else if (!url.pathname.startsWith("/api/")) event.respondWith(asset(request));
});

/** Every address is the same page; the newest if there is a network. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** Rulebooks and component tables: fresh if possible, the last known otherwise. */
async function readable(request) {
  const cache = await caches.open(reading);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

/** Built files have a hash in their name: what is at hand is right. */
async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}
