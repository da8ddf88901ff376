// What is said about a space of a track: what it brings, what it costs, who is there.
import type { Fact } from "../../../board/explain.svelte";
import type { TableDesk } from "../desk.svelte";
import { spaceText } from "../labels";
import { tierOf, track as printedTrack } from "../printed";
import type { Track } from "../protocol/Track";
import { costSymbols } from "../symbols";
import { bandOf } from "./bands";

export function aboutSpace(desk: TableDesk, track: Track, space: number): string {
  const { word } = desk;
  const here = bandOf(desk.view, track).filter((token) => token.space === space);
  const people = here.map(({ seat }) => desk.person(seat)).join(", ");
  const lines = spaceText(word, track, space);
  if (space > 0 && !factsOf(desk, track, space)) lines.push(word("board-cost", { cost: costText(desk, track, space) }));
  lines.push(people ? word("board-here", { who: people }) : word("board-nobody-here"));
  return lines.join("\n");
}

/** What the next step costs, with a tick where it is offered. */
export function factsOf(desk: TableDesk, track: Track, space: number): Fact[] | undefined {
  const here = bandOf(desk.view, track).find(({ seat }) => seat === desk.seat);
  if (desk.asked?.question.kind !== "take_turn" || space !== (here?.space ?? -1) + 1) return undefined;
  const met = desk.offered(`space:${track}:${space}`).length > 0;
  return [{ text: desk.word("board-cost", { cost: costText(desk, track, space) }), met }];
}

export function costText({ word }: TableDesk, track: Track, space: number): string {
  const { icons, between } = costSymbols(printedTrack(track).costs[tierOf(space) - 1] ?? []);
  const names = icons.map((name) => (name === "any" ? word("board-any") : word(`resource-${name}`)));
  const how = between === "≠" ? ` (${word("board-different")})` : between === "=" ? ` (${word("board-alike")})` : "";
  return names.join(", ") + how;
}
