/* Shows that it is somebody's move while no page is open, and brings him to the table. It keeps no page. */
"use strict";

const WORDS = "kabinett-words"; // a page has left them here, in its language

async function words() {
  const found = await caches.match(`/${WORDS}`, { cacheName: WORDS });
  return found ? found.json() : {};
}

/* A notice in words; without them (the browser has cleared them) the names it brings must do. */
async function show(notice) {
  const known = await words();
  const where = [notice.name || known[notice.game], known[`${notice.game} ${notice.seat}`]].filter(Boolean).join(" · ");
  const title = known[notice.type] || where || self.location.host;
  return self.registration.showNotification(title, {
    body: where,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    tag: notice.table || notice.type, // a later one for the same table replaces it
    data: { path: notice.table ? `/tables/${notice.table}` : "/" },
  });
}

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data ? event.data.json() : {})));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
