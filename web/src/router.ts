/** Which page is shown. Addresses are paths of the server, so links can be shared and the browser's buttons work. */
import { signal } from "@preact/signals";

/** What is under these paths the server shows by itself: its data, and the guide. */
const SERVERS = /^\/(api|docs)(\/|$)/;

export const place = signal(new URL(location.href));

window.addEventListener("popstate", () => (place.value = new URL(location.href)));

/** Show another page. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  const before = place.value;
  place.value = new URL(location.href);
  if (before.pathname !== place.value.pathname) window.scrollTo(0, 0);
}

/** A click on a link inside the client needs no reload. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (link.target || link.hasAttribute("download") || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || SERVERS.test(link.pathname)) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // a place on this page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
