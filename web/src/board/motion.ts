// What happened, as a board shows it: where, and what went from where to where.

/** Something small that goes across the table. */
export interface Flight {
  /** A drawing of the game's sheet. */
  icon: string;
  /** Names of places, the best one first: the first that is on the screen is taken. */
  from: string[];
  to: string[];
}

/** Where an event happened, and what moved. */
export interface Happening {
  /** Places of the board, as `data-place` or `data-flight` names them. */
  at: string[];
  /** Where what moved came from. */
  from?: string[];
  flights: Flight[];
}

/** What an event may need to be placed. */
export interface Scene<View, Event> {
  view: View;
  /** The seat whose own area is shown large. */
  main: number;
  /** What happened just before, in the same news. */
  before: Event[];
}

export type PlaceOf<View, Event> = (event: Event, scene: Scene<View, Event>) => Happening;

export const NOTHING: Happening = { at: [], flights: [] };

/** More than this nobody can follow. */
const MOST = 12;

/** All that flies when these events happen, one after the other. */
export function flightsOf<View, Event>(
  events: Event[],
  scene: Omit<Scene<View, Event>, "before">,
  placeOf: PlaceOf<View, Event>,
): Flight[] {
  const all = events.flatMap((event, index) => placeOf(event, { ...scene, before: events.slice(0, index) }).flights);
  return all.slice(0, MOST);
}

/** Every place something happened at. */
export function placesHit<View, Event>(
  events: Event[],
  scene: Omit<Scene<View, Event>, "before">,
  placeOf: PlaceOf<View, Event>,
): ReadonlySet<string> {
  return new Set(events.flatMap((event, index) => placeOf(event, { ...scene, before: events.slice(0, index) }).at));
}

interface Point {
  x: number;
  y: number;
}

const SVG = "http://www.w3.org/2000/svg";
const LENGTH = 380;
/** Half of what flies, in pixels. */
const HALF = 14;

/** Lets a drawing of the sheet fly from one point of the screen to another, as the nth of several. */
export function fly(layer: Element, drawing: string, from: Point, to: Point, nth: number): void {
  const piece = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${drawing}`);
  piece.setAttribute("viewBox", "0 0 24 24");
  piece.append(use);
  layer.append(piece);
  const at = (point: Point, scale: number) => `translate(${point.x - HALF}px, ${point.y - HALF}px) scale(${scale})`;
  const way = piece.animate(
    [
      { transform: at(from, 0.6), opacity: 0.2 },
      { transform: at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 }, 1.25), opacity: 1, offset: 0.5 },
      { transform: at(to, 0.8), opacity: 0.3 },
    ],
    { duration: LENGTH, delay: Math.min(nth * 45, 270), easing: "ease-in-out", fill: "both" },
  );
  way.onfinish = way.oncancel = () => piece.remove();
}
