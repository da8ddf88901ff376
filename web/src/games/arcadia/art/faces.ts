// How people look: put together from parts, always the same for the same card.
import { fieldColour, chargeColour } from "../colours";
import { personOf } from "../printed";
import type { Nation } from "../protocol/Nation";

/** What somebody is at court. */
export type Rank = "king" | "emperor" | "prince" | null;

export interface Portrait {
  /** Drawings of the sheet, from the back to the front. */
  parts: string[];
  colours: Record<string, string>;
}

const SKINS: Record<Nation, string[]> = {
  valdore: ["#f0cfae", "#e6bd97"],
  eisenmark: ["#f0cfae", "#e9c6a4"],
  sarranza: ["#d9a87e", "#c48d63"],
  voskavia: ["#e6bd97", "#f0cfae"],
};
const HAIR = ["#5b3d24", "#2e2620", "#8a5a2c", "#c09a52", "#3a2618", "#6a4526"];
const CLOTH = ["#3a2f4c", "#4c2f3a", "#4a4038", "#2f4a48", "#5a3d28"];
const BEARDS = ["", "beard-full", "beard-goatee", "beard-moustache", "beard-long"];

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
const of = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;
const darker = (colour: string) => `color-mix(in srgb, ${colour}, #000 32%)`;

export function portraitOf(card: string, nation: Nation | null, rank: Rank, old: boolean): Portrait {
  const seed = hash(card);
  const home = nation ?? "valdore";
  const role = personOf(card)?.role;
  const [hat, collar] = dressOf(role, rank, home, seed);
  const cloth = role === "adviser" ? of(CLOTH, seed >>> 5) : fieldColour(home);
  const hair = old ? "#cfcac2" : of(HAIR, seed >>> 3);
  const covered = ["hat-hood", "hat-morion", "hat-sallet"].includes(hat);
  const back = role === "heir" && seed % 3 === 0 ? "style-long" : "style-bob";
  const parts = [
    ...(collar === "collar-gorget" ? [] : ["shoulders"]),
    collar,
    ...(covered ? [] : [back]),
    "head",
    ...(old ? ["wrinkles"] : []),
    rank === "prince" ? "" : of(BEARDS, seed >>> 7),
    ...(covered ? [] : ["front"]),
    hat,
  ].filter((part) => part !== "");
  const colours = {
    "--p-skin": of(SKINS[home], seed >>> 2),
    "--p-hair": hair,
    "--p-hair2": darker(hair),
    "--p-dress": cloth,
    "--p-dress2": darker(cloth),
    "--p-trim": chargeColour(home),
    "--p-field": fieldColour(home),
  };
  return { parts, colours };
}

function dressOf(role: string | undefined, rank: Rank, nation: Nation, seed: number): [string, string] {
  if (rank === "emperor") return ["hat-imperial", "collar-fur"];
  if (rank === "king") return ["hat-crown", of(["collar-fur", "collar-ruff"], seed)];
  if (rank === "prince") return ["hat-circlet", of(["collar-plain", "collar-ruff"], seed)];
  switch (role) {
    case "general":
      return [of(["hat-sallet", "hat-morion"], seed), "collar-gorget"];
    case "adviser":
      return of(
        [
          ["hat-beret", "collar-chain"],
          ["hat-hood", "collar-robe"],
          ["hat-cap", "collar-chain"],
          ["hat-mitre", "collar-robe"],
        ],
        seed,
      ) as [string, string];
    case "heir":
      return [
        nation === "voskavia" ? "hat-furhat" : of(["", "hat-cap"], seed),
        of(["collar-ruff", "collar-plain"], seed),
      ];
    default:
      return ["hat-beret", "collar-gorget"];
  }
}
