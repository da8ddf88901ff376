// What a click on something would mean if it were allowed, in the game's notation, so that the
// server can say why it is not.
import { centre } from "../../svg/hex";
import { board } from "./printed";
import type { Board } from "./protocol/Board";
import type { HexView } from "./protocol/HexView";
import type { PlayerView } from "./protocol/PlayerView";
import type { Structure } from "./protocol/Structure";
import type { Terrain } from "./protocol/Terrain";
import type { View } from "./protocol/View";

const COLOUR: Record<Terrain, string> = {
  desert: "yellow",
  plains: "brown",
  swamp: "black",
  lakes: "blue",
  forest: "green",
  mountains: "gray",
  wasteland: "red",
  ice: "ice",
  volcano: "volcano",
};

const SHORT: Record<Structure, string> = {
  dwelling: "D",
  "trading-house": "TP",
  temple: "TE",
  stronghold: "SH",
  sanctuary: "SA",
};

/** What a structure is built over, by what is printed on the faction's board. */
const fromOf = (me: PlayerView, structure: Structure): Structure | null =>
  buildingsOf(me).find((building) => building.structure === structure)?.from ?? null;
/** The first structure that can be built over this one. */
const nextOf = (me: PlayerView, structure: Structure): Structure | undefined =>
  buildingsOf(me).find((building) => building.from === structure)?.structure;
const boardOf = (me: PlayerView): Board | undefined => (me.faction ? board(me.faction) : undefined);
const buildingsOf = (me: PlayerView) => boardOf(me)?.buildings ?? [];

/** Build on it, turn it into home, or upgrade what stands there; before the first round, settle there. */
export function hexWhy(hex: HexView, me: PlayerView | null, phase: string): string | undefined {
  if (!me) return undefined;
  if (phase === "place-dwellings") return `place ${hex.name}`;
  if (hex.seat === me.seat && hex.structure) {
    const next = nextOf(me, hex.structure);
    return next ? `upgrade ${hex.name} to ${SHORT[next]}` : `build ${hex.name}`;
  }
  if (hex.terrain === null) return boardOf(me)?.connects ? `connect ${hex.name}` : `build ${hex.name}`;
  if (hex.structure || me.home === null || hex.terrain === me.home) return `build ${hex.name}`;
  return `transform ${hex.name} to ${COLOUR[me.home]}`;
}

/** Upgrade the first structure that could become this one; a dwelling goes where one could stand soonest. */
export function buildingWhy(structure: Structure, hexes: HexView[], me: PlayerView): string {
  const source = fromOf(me, structure);
  const mine = hexes.filter((hex) => hex.seat === me.seat);
  const hex = mine.find((hex) => hex.structure === source) ?? mine[0] ?? hexes[0];
  if (structure === "dwelling") return `build ${(ground(hexes, me, mine) ?? hexes[0])?.name ?? "A1"}`;
  return `upgrade ${hex?.name ?? "A1"} to ${SHORT[structure]}`;
}

/** A free hex of home terrain: one in reach, else the one nearest to what is already built. */
function ground(hexes: HexView[], me: PlayerView, mine: HexView[]): HexView | undefined {
  const free = hexes.filter((hex) => hex.structure === null && hex.terrain === me.home);
  const near = free.find((hex) => me.reach.includes(hexes.indexOf(hex)));
  if (near) return near;
  const places = mine.map((hex) => centre(hex.row, hex.col));
  const away = (hex: HexView) => {
    const { x, y } = centre(hex.row, hex.col);
    return Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
  };
  return free.sort((a, b) => away(a) - away(b))[0];
}

/** Start from a terrain, move home to it, unlock it, or dig some hex in reach into it. */
export function terrainWhy(terrain: Terrain, me: PlayerView, view: View): string | undefined {
  const colour = COLOUR[terrain];
  if (view.round === 0) return `pick-color ${colour}`;
  if (boardOf(me)?.shapeshifts && (me.structures[3] ?? 0) > 0) return `shapeshift ${colour} with power`;
  if (boardOf(me)?.unlocks) return `unlock-terrain ${colour}`;
  const hex = me.reach.map((index) => view.hexes[index]).find((hex) => hex?.terrain && hex.terrain !== terrain);
  return hex ? `transform ${hex.name} to ${colour}` : undefined;
}
