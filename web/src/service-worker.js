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

/** Something happened while nobody looked. Whoever is looking at that very table needs no telling. */
self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));

async function tell(data) {
  let told;
  try {
    told = data.json();
  } catch {
    return;
  }
  const url = new URL(String(told.url ?? "/"), self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window" });
  const looks = (page) => page.visibilityState === "visible" && new URL(page.url).pathname === url.pathname;
  if (pages.some(looks)) return;
  await self.registration.showNotification(String(told.title ?? "Ludotheque"), {
    body: String(told.body ?? ""),
    // One for each table: the latest takes the place of the one before.
    tag: String(told.tag ?? ""),
    lang: String(told.lang ?? ""),
    // Notifications show no drawings.
    icon: "/icon-192.png",
    data: { url: url.pathname },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data.url));
});

/** To a page of ours that is open, or to a new one. */
async function go(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
  if (!there) return self.clients.openWindow(path);
  await there.focus();
  if (new URL(there.url).pathname !== path) await there.navigate(path);
}
