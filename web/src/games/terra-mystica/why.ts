// What a click on something would mean if it were allowed, in the game's notation, so that the
// server can say why it is not.
import type { HexView } from "./protocol/HexView";
import type { PlayerView } from "./protocol/PlayerView";
import type { Structure } from "./protocol/Structure";
import type { Terrain } from "./protocol/Terrain";

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

const NEXT: Partial<Record<Structure, Structure>> = { dwelling: "trading-house", "trading-house": "temple", temple: "sanctuary" };

/** Build on it, turn it into home, or upgrade what stands there. */
export function hexWhy(hex: HexView, me: PlayerView | null): string | undefined {
  if (!me) return undefined;
  if (hex.seat === me.seat && hex.structure) {
    const next = NEXT[hex.structure];
    return next ? `upgrade ${hex.name} to ${SHORT[next]}` : `build ${hex.name}`;
  }
  if (hex.terrain === null) return me.faction === "mermaids" ? `connect ${hex.name}` : `build ${hex.name}`;
  if (hex.structure || me.home === null || hex.terrain === me.home) return `build ${hex.name}`;
  return `transform ${hex.name} to ${COLOUR[me.home]}`;
}

/** Upgrade the first structure that could become this one; without any, the first hex of the map. */
export function buildingWhy(structure: Structure, hexes: HexView[], me: PlayerView): string {
  const from = (Object.keys(NEXT) as Structure[]).find((other) => NEXT[other] === structure);
  const source = structure === "stronghold" ? "trading-house" : from;
  const mine = hexes.filter((hex) => hex.seat === me.seat);
  const hex = mine.find((hex) => hex.structure === source) ?? mine[0] ?? hexes[0];
  const free = hexes.find((hex) => hex.structure === null && hex.terrain === me.home);
  if (structure === "dwelling") return `build ${(free ?? hexes[0])?.name ?? "A1"}`;
  return `upgrade ${hex?.name ?? "A1"} to ${SHORT[structure]}`;
}

export const terrainWhy = (terrain: Terrain) => `shapeshift ${COLOUR[terrain]} with power`;
