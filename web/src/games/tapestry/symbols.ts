// From an effect of the tables to a row of symbols.
import { TRACKS } from "./printed";
import type { Piece } from "./protocol/Piece";
import type { Price } from "./protocol/Price";
import type { Text } from "./protocol/Text";
import type { TierCost } from "./protocol/TierCost";

/** Part of a row: a drawing, a number, points per thing, a choice, a pause, small drawings in two lines. */
export type Sign =
  | { kind: "icon"; name: string }
  | { kind: "number"; n: number }
  | { kind: "per"; name: string }
  | { kind: "or" }
  | { kind: "gap" }
  | { kind: "grid"; names: string[] };

const icon = (name: string): Sign => ({ kind: "icon", name });
const counted = (n: number, name: string): Sign[] => (n > 1 ? [{ kind: "number", n }, icon(name)] : [icon(name)]);
const said = (piece: Piece | undefined): Text | null => (piece && typeof piece === "object" ? piece : null);
const word = (piece: Piece | undefined, prefix = ""): string =>
  typeof piece === "string" ? piece.replace(prefix, "") : "";
const number = (piece: Piece | undefined): number => (typeof piece === "number" ? piece : 1);

/** The parts of a list that was joined pair by pair. */
export function partsOf(joined: Piece | undefined, key: string): Piece[] {
  const all: Piece[] = [];
  let rest = joined;
  while (rest !== undefined) {
    const text = said(rest);
    if (text?.key !== key) {
      all.push(rest);
      break;
    }
    if (text.args.first !== undefined) all.push(text.args.first);
    rest = text.args.rest;
  }
  return all;
}

const COUNTED: Record<string, string> = {
  "tech-card": "techcard",
  "territory-tile-supply": "tile",
  "controlled-territory": "territory",
  "tapestry-card": "tapestry",
  "tapestry-mat-visible": "tapestry",
  "tapestry-hand": "hand",
  market: "market",
  house: "house",
  farm: "farm",
  armory: "armory",
  "income-building": "anybuilding",
  "same-income-building": "anybuilding",
  landmark: "landmark",
  "capital-row": "line",
  "capital-column": "line",
  "capital-line": "line",
  "complete-district": "district",
  masterpiece: "masterpiece",
  "tech-top-row": "square",
};

function joined(pieces: Piece[], between: Sign): Sign[] {
  return pieces.flatMap((piece, at) => {
    const text = said(piece);
    const symbols = text ? symbolsOf(text) : [];
    return at > 0 && symbols.length > 0 ? [between, ...symbols] : symbols;
  });
}

/** Several goods of one each stand in two lines. */
function anyOrder(pieces: Piece[]): Sign[] {
  const goods = pieces.map((piece) => said(piece));
  if (pieces.length === 4 && goods.every((text) => text?.key === "do-gain-resource")) {
    return [{ kind: "grid", names: goods.map((text) => word(text!.args.resource, "kind-")) }];
  }
  return joined(pieces, { kind: "gap" });
}

const tracks = (on: Piece | undefined): string[] =>
  partsOf(on, "chain-or").flatMap((piece) => {
    const name = word(piece, "track-");
    return TRACKS.some((track) => track === name) ? [`t-${name}`] : [];
  });

/** What an effect looks like; nothing for what only words can say. */
export function symbolsOf({ key, args }: Text): Sign[] {
  switch (key) {
    case "chain-then":
      return joined(partsOf({ key, args }, key), { kind: "gap" });
    case "chain-any-order":
      return anyOrder(partsOf(args.parts, "chain-and"));
    case "chain-choose":
      return joined(partsOf(args.parts, "chain-or"), { kind: "or" });
    case "chain-first-of":
      return joined(partsOf(args.parts, "chain-or-else").slice(0, 1), { kind: "or" });
    case "chain-may":
    case "chain-pay":
    case "chain-for-each":
    case "chain-if":
    case "chain-if-else":
    case "face-circle":
    case "face-square":
      return joined(args.what === undefined ? [] : [args.what], { kind: "gap" });
    case "face-lines":
      return joined(partsOf({ key, args }, key), { kind: "gap" });
    case "do-gain-resource":
    case "do-pay-resource":
      return counted(number(args.n), word(args.resource, "kind-"));
    case "do-gain-vp":
      return [{ kind: "number", n: number(args.n) }, icon("vp")];
    case "do-gain-vp-per": {
      const on = word(args.track, "track-");
      const what = word(args.what, "count-");
      const per = what === "track-space" ? `t-${on}` : COUNTED[what];
      return per ? [{ kind: "per", name: per }] : [icon("vp")];
    }
    case "do-gain-territory-tile":
      return counted(number(args.n), "tile");
    case "do-explore":
      return [icon(word(args.where) === "explore-place-anywhere" ? "anywhere" : "explore")];
    case "do-gain-tapestry":
      return counted(number(args.n), "tapestry");
    case "do-gain-building":
      return [
        icon(
          { market: "market", house: "house", farm: "farm", armory: "armory" }[word(args.type, "wanted-")] ??
            "anybuilding",
        ),
      ];
    case "do-research":
      return counted(number(args.times), word(args.benefit) === "yes" ? "research" : "researchx");
    case "do-conquer":
      return [
        icon(word(args.dice) === "dice-one" ? "conquer" : "conquer2"),
        ...(word(args.where) === "conquer-place-anywhere" ? [icon("anywhere")] : []),
      ];
    case "do-invent":
      return counted(number(args.n), "invent");
    case "do-upgrade":
      return counted(number(args.n), "upgrade");
    case "do-tech-circle":
      return [icon("circle")];
    case "do-tech-square":
      return [icon("square")];
    case "do-refresh-tech":
      return [icon("refreshtech")];
    case "do-refresh-masterpieces":
      return [icon("refreshart")];
    case "do-repeat-position":
      return [icon("repeat")];
    case "do-advance":
    case "do-regress":
      return [
        icon(key === "do-advance" ? "advance" : "regress"),
        ...(tracks(args.on).length > 0 ? [{ kind: "grid" as const, names: tracks(args.on) }] : []),
      ];
    case "do-gain-space-tile":
      return counted(number(args.n), "space");
    case "do-explore-space":
      return [icon("rocket")];
    case "do-score-capital":
      return [icon("capital")];
    case "do-overplay-tapestry":
      return [icon("overplay")];
    case "do-gain-civilization":
      return [icon("civ")];
    case "do-gain-masterpiece":
      return counted(number(args.n), "masterpiece");
    case "do-gain-landmark":
    case "do-choose-landmark":
      return [icon("landmark")];
    case "do-inspire":
      return [icon("inspire")];
    case "do-broadcast":
      return counted(number(args.most), "broadcast");
    case "do-move-token-to-start":
      return [icon("tostart")];
    case "do-territory-benefit":
      return [icon("territory")];
    case "do-discard-technologies":
      return counted(number(args.n), "techcard");
    case "do-discard-tapestry":
      return counted(number(args.n), "tapestry");
    case "do-discard-territory-tiles":
      return counted(number(args.n), "tile");
    case "do-place-outpost":
      return [icon("outpost")];
    default:
      return [];
  }
}

/** What a space brings, and what its bonus brings. */
export function spaceSymbols(text: Text): { benefit: Sign[]; bonus: Sign[] } {
  const lines = partsOf(text, "face-lines").map(said);
  const pays = (line: Text | null) => line?.key === "chain-pay";
  const of = (some: (Text | null)[]) => some.flatMap((line) => (line ? symbolsOf(line) : []));
  return { benefit: of(lines.filter((line) => !pays(line))), bonus: of(lines.filter(pays)) };
}

const PAID: Record<Price["pay"], string> = {
  any: "any",
  territory_tiles: "tile",
  tapestry: "tapestry",
  technologies: "techcard",
};

/** What a bonus costs. */
export const priceSymbols = (price: Price): Sign[] =>
  price.n > 1 && PAID[price.pay] !== "any"
    ? [{ kind: "number", n: price.n }, icon(PAID[price.pay])]
    : Array.from({ length: price.n }, () => icon(PAID[price.pay]));

/** What a tier costs, unit by unit; of units that must differ or be alike it says how. */
export function costSymbols(costs: TierCost[]): { icons: string[]; between: "" | "≠" | "=" } {
  const between = costs.some(({ kind }) => kind === "different")
    ? "≠"
    : costs.some(({ kind }) => kind === "identical")
      ? "="
      : "";
  const icons = costs.flatMap(({ kind, n }) =>
    Array.from({ length: n }, () => (kind === "different" || kind === "identical" ? "any" : kind)),
  );
  return { icons, between };
}

/** How wide a row is, so many pixels high. */
export function widthOf(symbols: Sign[], size: number): number {
  return symbols.reduce((all, symbol) => all + partWidth(symbol, size), 0);
}
export const numberSize = (size: number): number => Math.max(11, size * 0.62);
export function partWidth(symbol: Sign, size: number): number {
  switch (symbol.kind) {
    case "icon":
      return size;
    case "number":
      return String(symbol.n).length * numberSize(size) * 0.6 + 1;
    case "per":
      return size * 1.62;
    case "or":
      return 7;
    case "gap":
      return 3;
    case "grid":
      return size * 1.02;
  }
}

/** One line of symbols as large as fits, or two where one would be too small. */
export function fitted(symbols: Sign[], width: number, largest: number, want = 15): { lines: Sign[][]; size: number } {
  const sizeFor = (line: Sign[], most: number) => {
    let size = most;
    while (size > 9 && widthOf(line, size) > width) size -= 0.5;
    return size;
  };
  const one = sizeFor(symbols, largest);
  const cuts = symbols.flatMap((symbol, at) => (at > 0 && (symbol.kind === "gap" || symbol.kind === "or") ? [at] : []));
  const cut = cuts[Math.floor(cuts.length / 2)];
  if (one >= want || cut === undefined) return { lines: [symbols], size: one };
  const lines = [symbols.slice(0, cut), symbols.slice(symbols[cut]?.kind === "gap" ? cut + 1 : cut)];
  return { lines, size: Math.min(...lines.map((line) => sizeFor(line, 16))) };
}
