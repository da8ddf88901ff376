// What is printed on the components, by the names the view uses: of the tables the library carries,
// unless its host plays with others.
import printedJson from "./protocol/printed.json";
import type { Building } from "./protocol/Building";
import type { Printed } from "./protocol/Printed";
import type { Resource } from "./protocol/Resource";
import type { Track } from "./protocol/Track";

export let printed = printedJson as unknown as Printed;

export const RESOURCES = ["coin", "worker", "food", "culture"] as const satisfies readonly Resource[];
/** Each pays the resource at the same place. */
export const BUILDINGS = ["market", "house", "farm", "armory"] as const satisfies readonly Building[];
/** In the order of the table, and as moves and tokens count them. */
export const TRACKS = ["exploration", "science", "military", "technology", "arts"] as const satisfies readonly Track[];
export const ERAS = ["I", "II", "III", "IV", "V"] as const;
export const FACE_DOWN = "face-down";
/** Columns and rows of a capital. */
export const SIDE = 9;

const byId = <T extends { id: string }>(list: T[]) => new Map(list.map((item) => [item.id as string, item]));
const index = () => ({
  technologies: byId(printed.technologies),
  tapestries: byId(printed.tapestries),
  masterpieces: byId(printed.masterpieces),
  civilizations: byId(printed.civilizations),
  capitals: byId(printed.capitals),
  tiles: byId(printed.territory_tiles),
  spaces: byId(printed.space_tiles),
  landmarks: byId(printed.landmarks),
  landmarkCards: byId(printed.landmark_cards),
  tracks: new Map(printed.tracks.map((track) => [track.track, track])),
  hexes: new Map(printed.hexes.map(([name, q, r]) => [name, { q, r }])),
});
let by = index();

/** Draws from these from now on; before anything is drawn. */
export function print(others: Printed): void {
  printed = others;
  by = index();
}

export const technology = (id: string) => by.technologies.get(id);
export const tapestry = (id: string) => by.tapestries.get(id);
export const masterpiece = (id: string) => by.masterpieces.get(id);
export const civilization = (id: string) => by.civilizations.get(id);
export const capital = (id: string) => by.capitals.get(id);
export const tile = (id: string) => by.tiles.get(id);
export const spaceTile = (id: string) => by.spaces.get(id);
export const landmark = (id: string) => by.landmarks.get(id);
export const landmarkCard = (id: string) => by.landmarkCards.get(id);
export const track = (id: Track) => by.tracks.get(id)!;
export const axial = (hex: string) => by.hexes.get(hex) ?? { q: 0, r: 0 };
export const hexName = (hex: number): string => printed.hexes[hex]?.[0] ?? "";

/** The name of a plot by its number: columns are letters, rows are counted from the top. */
export const plotName = (plot: number): string =>
  String.fromCharCode(97 + (plot % SIDE)) + String(Math.floor(plot / SIDE) + 1);
export const plotAt = (name: string) => ({ column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 });

/** Spaces of a track that cost the same. */
export const TIER = 3;
export const tierOf = (space: number): number => Math.ceil(space / TIER);
/** The track a landmark is gained on, if any. */
export function trackOf(id: string): Track | null {
  return printed.tracks.find((track) => track.landmarks.some((one) => one === id))?.track ?? null;
}
