// Every page and its address.
import type { Component } from "svelte";
import Home from "./pages/Home.svelte";
import { fit } from "./fit";

/** A page takes what its address names; which names those are is between its pattern and itself. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = Component<any>;

type Loaded = { default: Page };

interface Route {
  pattern: string;
  load: () => Promise<Loaded> | Loaded;
  /** The page fills the screen: no footer, a narrow header. */
  full?: boolean;
  /** It has a bar of its own: no header either. */
  bare?: boolean;
}

const routes: Route[] = [
  { pattern: "/", load: () => ({ default: Home }) },
  { pattern: "/lobby", load: () => import("./pages/Lobby.svelte") },
  { pattern: "/table/:id", load: () => import("./pages/Table.svelte"), full: true, bare: true },
  { pattern: "/replay/:id", load: () => import("./pages/Replay.svelte"), full: true, bare: true },
  { pattern: "/new", load: () => import("./pages/NewTable.svelte") },
  { pattern: "/rules", load: () => import("./pages/Rules.svelte") },
  { pattern: "/rules/:game", load: () => import("./pages/Rules.svelte") },
  { pattern: "/gallery", load: () => import("./pages/Gallery.svelte") },
  { pattern: "/gallery/:game", load: () => import("./pages/Gallery.svelte") },
  { pattern: "/people/:id", load: () => import("./pages/Profile.svelte") },
  { pattern: "/campaigns", load: () => import("./pages/Campaigns.svelte") },
  { pattern: "/settings", load: () => import("./pages/Settings.svelte") },
  { pattern: "/account", load: () => import("./pages/Account.svelte") },
  { pattern: "/friends", load: () => import("./pages/Friends.svelte") },
  { pattern: "/enter", load: () => import("./pages/Enter.svelte") },
  { pattern: "/confirm", load: () => import("./pages/Confirm.svelte") },
  { pattern: "/forgotten", load: () => import("./pages/Forgotten.svelte") },
  { pattern: "/reset", load: () => import("./pages/Reset.svelte") },
  { pattern: "/admin", load: () => import("./pages/Admin.svelte") },
  { pattern: "/about", load: () => import("./pages/About.svelte") },
];

const missing: Route = { pattern: "", load: () => import("./pages/Missing.svelte") };

export function route(path: string): { route: Route; parts: Record<string, string> } {
  for (const candidate of routes) {
    const parts = fit(candidate.pattern, path);
    if (parts) return { route: candidate, parts };
  }
  return { route: missing, parts: {} };
}
