// Puts a sample table of a game on the page.
import { mount, type ComponentProps } from "svelte";
import type { GameClient } from "../src/games/game";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Stage from "./Stage.svelte";

export function show(client: GameClient, samples: ComponentProps<typeof Stage>["samples"], usual: string): void {
  const wanted = new URLSearchParams(location.search);
  document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
  document.documentElement.lang = wanted.get("lang") ?? "en";
  mount(Stage, { target: document.querySelector("#app")!, props: { wanted, client, samples, usual } });
}
