// Answers that happen nowhere on the table: the bar has a button for each.
import type { Answer } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { TableDesk } from "./desk.svelte";
import { stepText } from "./labels";
import { moveOf } from "./places";
import { printed } from "./printed";
import type { Text } from "./protocol/Text";
import { symbolsOf } from "./symbols";

export function answersOf(desk: TableDesk): Answer[] {
  const own = desk.wanted ? [] : desk.offered("buttons");
  return own.map((legal) => ({ moves: [legal], title: legal.text, ...faceOf(desk, legal) }));
}

/** What stands on the button; the whole sentence is its title. */
function faceOf(desk: TableDesk, legal: LegalMove): Omit<Answer, "moves" | "title"> {
  const move = moveOf(legal);
  const { word, asked } = desk;
  switch (move.kind) {
    case "take":
    case "pay":
      return { icon: move.resource, text: word(`resource-${move.resource}`) };
    case "build":
    case "inspire":
      return { icon: move.building, text: word(`building-${move.building}`) };
    case "die": {
      const face = dieFace(desk, move.die);
      return { icon: face ? iconOf(face) : "conquer2", text: face ? stepText(word, face) : word(`die-${move.die}`) };
    }
    case "pick": {
      const option = asked?.options[move.n];
      return option ? { icon: iconOf(option), text: stepText(word, option) } : { text: legal.text };
    }
    case "player":
      return { icon: "civ", text: desk.person(move.who) };
    case "token":
      return { icon: `t-${move.token}`, text: word(`track-${move.token}`) };
    case "invent_top":
      return { icon: "techcard", text: word("answer-top") };
    case "masterpiece_top":
      return { icon: "masterpiece", text: word("answer-top") };
    case "yes":
      return { icon: "check", text: shortened(asked?.about ? stepText(word, asked.about) : "", word("answer-yes")) };
    case "no":
      return { text: word("answer-skip"), quiet: true };
    default:
      return { text: legal.text };
  }
}

/** What is too long for a button stands on the thread. */
const shortened = (text: string, instead: string): string => (text !== "" && text.length <= 44 ? text : instead);

function dieFace({ view }: TableDesk, die: "red" | "black" | "science"): Text | undefined {
  const dice = view.conquest?.dice;
  if (!dice) return undefined;
  return die === "red" ? printed.red_die[dice[0]] : die === "black" ? printed.black_die[dice[1]] : undefined;
}

/** The first drawing of what it brings. */
export function iconOf(text: Text): string {
  for (const sign of symbolsOf(text)) {
    if (sign.kind === "icon" || sign.kind === "per") return sign.name;
    if (sign.kind === "grid" && sign.names[0]) return sign.names[0];
  }
  return "grip";
}
