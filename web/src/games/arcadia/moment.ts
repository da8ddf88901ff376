// Which part of a phase is played, in words: by what is asked, else by what comes next.
import type { Question } from "./protocol/Question";
import type { View } from "./protocol/View";
import type { Word } from "./words";

const MOMENTS = {
  setup: ["nations", "first-ideology", "second-ideology", "map", "first-province", "second-province", "kings"],
  politics: [
    "event",
    "ageing",
    "draw",
    "search",
    "extra-cards",
    "hand-limit",
    "politics",
    "politics-cards",
    "characters",
    "intrigue",
    "plots",
    "diplomacy",
    "bargains",
    "declarations",
  ],
  election: ["election", "election-bargains", "ballot", "contest", "camps"],
  management: ["income", "prestige", "recruiting"],
  military: [
    "military",
    "bombardment",
    "surrenders",
    "moves",
    "battles",
    "assaults",
    "sieges",
    "siege-dice",
    "end-of-activation",
    "wars",
    "end-of-phase",
  ],
} as const;
type Moment = keyof typeof MOMENTS;

/** What is asked for at the end of one part, when the next is what comes. */
const OF_QUESTION: Partial<Record<Question["kind"], Moment>> = {
  declare: "politics",
  answer_call: "politics",
  vote: "election",
  contest: "election",
  choose_camp: "election",
  pay_for_prestige: "management",
  manage: "management",
  march: "military",
};

export function momentOf(view: View): Moment | "battle" | null {
  if (view.battle) return "battle";
  const asked = view.asked.flatMap(({ question }) => (question && OF_QUESTION[question.kind]) ?? []);
  if (asked[0]) return asked[0];
  const all = Object.entries(MOMENTS) as [Moment, readonly string[]][];
  return all.find(([, steps]) => steps.includes(view.step))?.[0] ?? null;
}

/** The phase and its part; a battle alone has rounds. */
export function momentText(view: View, word: Word): string | undefined {
  const moment = momentOf(view);
  const part = moment ? word(`moment-${moment}`) : "";
  if (view.phase > 0) return word("moment", { phase: view.phase, phases: view.goal.phases, part });
  return view.battle
    ? word("moment-round", { round: Math.max(1, view.battle.round), rounds: view.battle.rounds })
    : part || undefined;
}
