// Addresses and pages: a small router over the browser's history.
import { tick } from "svelte";

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, query: new URLSearchParams(search), hash: decodeURIComponent(hash.slice(1)) };
}

let place = $state.raw<Place>(here());

export function at(): Place {
  return place;
}

/** Goes to an address of ours; `quietly` replaces the present one in the history. */
export function go(address: string, quietly = false): void {
  const before = place.path;
  if (quietly) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place = here();
  if (place.path !== before) void arrive();
}

/** A new page starts at its top, and a reader's focus at its heading. */
async function arrive(): Promise<void> {
  await tick();
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Follows links within the library without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.origin !== window.location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/licences/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  document.addEventListener("click", follow);
  window.addEventListener("popstate", () => {
    const before = place.path;
    place = here();
    if (place.path !== before) void arrive();
  });
}
