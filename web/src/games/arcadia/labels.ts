// Names of things and what cards say, in full.
import { eventOf, ideologyOf, intrigueOf, personOf, politicsOf, tacticOf, unitOf } from "./printed";
import type { Step } from "./protocol/Step";
import type { Word } from "./words";

/** Words among the parameters are keys of the catalogue themselves, and a parameter may be a message of its own. */
export function said(word: Word, step: Step): string {
  const args = Object.entries(step.args).map(([name, value]) => [
    name,
    typeof value === "object" ? said(word, value) : typeof value === "string" ? word(value) : value,
  ]);
  return word(step.key, Object.fromEntries(args) as Record<string, string | number>);
}
const lines = (word: Word, steps: Step[] | undefined): string[] =>
  (steps ?? []).map((step) => sentence(said(word, step)));

/** Beginning with a capital. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const cardName = (word: Word, id: string): string => word(`card-${id}`);

export type CardKind = "heir" | "general" | "adviser" | "captain" | "intrigue" | "tactic";
export function kindOf(id: string): CardKind {
  const person = personOf(id);
  if (person) return person.role;
  if (intrigueOf(id)) return "intrigue";
  return tacticOf(id) ? "tactic" : "captain";
}

/** When a tactical card is played. */
export const timingKey = (timing: string): string => `timing-${timing.replaceAll("_", "-")}`;

/** What a card of the personal decks says. */
export function cardLines(word: Word, id: string): string[] {
  const tactic = tacticOf(id);
  if (tactic) return [sentence(said(word, tactic.text)), sentence(word(timingKey(tactic.card.timing)))];
  return lines(word, personOf(id)?.text ?? intrigueOf(id)?.text);
}
export const eventLines = (word: Word, id: string): string[] => lines(word, eventOf(id)?.text);
export const ideologyLines = (word: Word, id: string): string[] => lines(word, ideologyOf(id)?.text);
export const politicsLines = (word: Word, id: string): string[] => lines(word, politicsOf(id)?.text);

/** The command of whoever leads, and how old he may become. */
export function personFacts(word: Word, id: string): string {
  const person = personOf(id);
  if (!person) return "";
  const command = person.command > 0 ? [word("card-command", { command: person.command })] : [];
  const age = person.role === "heir" ? [word("card-age", { age: person.max_age })] : [];
  return [...command, ...age].join(", ");
}

export const unitName = (word: Word, id: string): string => word(`unit-${id}`);

/** Cost, strengths and what is special about a unit. */
export function unitAbout(word: Word, id: string): string {
  const unit = unitOf(id);
  if (!unit) return "";
  return [
    word("unit-cost", { cost: unit.cost, class: word(`class-${unit.class}`) }),
    word("unit-strengths", {
      cac: unit.cac,
      defence: unit.defence,
      armour: unit.armour,
      morale: unit.morale,
      movement: unit.movement,
    }),
    ...(unit.range > 0 ? [word("unit-shoots", { tir: unit.tir ?? 0, range: unit.range })] : []),
    ...(unit.brace > 0 ? [word("unit-brace", { brace: unit.brace })] : []),
  ].join("\n");
}

/** `4 × Pike Square, 2 × Cannon`. */
export const troopsText = (word: Word, troops: [string, number][] | null): string =>
  (troops ?? []).map(([unit, count]) => `${count} × ${unitName(word, unit)}`).join(", ") || "–";

const ROMAN = ["I", "II", "III"];
export const roman = (army: number): string => ROMAN[army] ?? `${army + 1}`;

/** What every post is called. */
export const postName = (word: Word, post: string): string =>
  word(post.startsWith("army-") ? `slot-${post}` : `province-${post}`);
