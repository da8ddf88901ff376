// Puts a sample table of a game on the page.
import { mount, type ComponentProps } from "svelte";
import type { GameClient } from "../src/games/game";
import { speak } from "../src/words/index.svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Stage from "./Stage.svelte";

export async function show(
  client: GameClient,
  samples: ComponentProps<typeof Stage>["samples"],
  usual: string,
): Promise<void> {
  const wanted = new URLSearchParams(location.search);
  document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
  const lang = wanted.get("lang") === "fr" ? "fr" : "en";
  await Promise.all([speak(lang), client.texts.words.load(lang)]);
  mount(Stage, { target: document.querySelector("#app")!, props: { wanted, client, samples, usual } });
}
