// The list of games with a client of their own; each is loaded when first needed.
import type { GameClient } from "./game";

export const clients: Record<string, () => Promise<GameClient>> = {
  arcadia: () => import("./arcadia").then((module) => module.client),
  "rise-and-fall": () => import("./rise-and-fall").then((module) => module.client),
  "terra-mystica": () => import("./terra-mystica").then((module) => module.client),
  tapestry: () => import("./tapestry").then((module) => module.client),
  "rise-to-nobility": () => import("./rise-to-nobility").then((module) => module.client),
};
