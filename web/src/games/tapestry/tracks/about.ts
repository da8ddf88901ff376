// What is said about a space of a track: what it brings, what it costs, who is there.
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
  if (space > 0) lines.push(word("board-cost", { cost: costText(desk, track, space) }));
  lines.push(people ? word("board-here", { who: people }) : word("board-nobody-here"));
  return lines.join("\n");
}

export function costText({ word }: TableDesk, track: Track, space: number): string {
  const { icons, between } = costSymbols(printedTrack(track).costs[tierOf(space) - 1] ?? []);
  const names = icons.map((name) => (name === "any" ? word("board-any") : word(`resource-${name}`)));
  const how = between === "≠" ? ` (${word("board-different")})` : between === "=" ? ` (${word("board-alike")})` : "";
  return names.join(", ") + how;
}
