// Answers that happen nowhere on the table: the bar has a button for each.
import type { Answer } from "../../board/desk.svelte";
import type { TableDesk } from "./desk.svelte";
import { firstOfEqual } from "./estate/tray";
import { effectText } from "./labels";
import { moveOf } from "./places";
import { goodOf } from "./printed";
import type { LegalMove } from "../../protocol/LegalMove";

export function answersOf(desk: TableDesk): Answer[] {
  const { question } = desk;
  if (question?.kind === "reroll") return rerolls(desk);
  return desk.offered("buttons").map((legal) => ({ moves: [legal], title: legal.text, ...faceOf(desk, legal) }));
}

/** What the dice that are marked would be rolled for. */
function rerolls({ moves, me, marked }: TableDesk): Answer[] {
  const wanted = firstOfEqual(me?.dice ?? [], marked);
  return moves
    .filter((legal) => {
      const move = moveOf(legal);
      return move.kind === "reroll" && move.dice === wanted;
    })
    .map((legal) => ({ moves: [legal], text: legal.text, icon: "reroll" }));
}

/** What stands on the button; the whole sentence is its title. */
function faceOf(desk: TableDesk, legal: LegalMove): { icon: string; text: string; quiet?: boolean } {
  const { question } = desk;
  const move = moveOf(legal);
  const guild = question && "guild" in question ? goodOf(question.guild) : "any";
  switch (move.kind) {
    case "bonus": {
      const icon = move.effect === "guild_good" ? guild : move.effect === "any_good" ? "any" : move.effect;
      return { icon, text: effectText(desk.word, move.effect) };
    }
    case "buy":
      return { icon: guild, text: `${move.goods}`, quiet: move.goods === 0 };
    case "sell_goods":
    case "spend_goods":
      return { icon: move.good, text: `${move.count}`, quiet: move.count === 0 };
    case "buy_modifiers":
      return { icon: "modifier", text: `+${move.count}` };
    case "place_worker":
      return { icon: "worker", text: desk.word("answer-worker") };
    case "renew_settlers":
      return { icon: "cards", text: desk.word("answer-settlers") };
    case "renew_buildings":
      return { icon: "tile", text: desk.word("answer-buildings") };
    case "draw_commissions":
      return { icon: "letter", text: desk.word("answer-commission") };
    case "refuse":
      return { icon: "cross", text: legal.text, quiet: true };
    case "done":
      return { icon: "check", text: legal.text, quiet: true };
    case "end_turn":
      return { icon: "flag", text: legal.text, quiet: true };
    default:
      return { icon: "check", text: legal.text };
  }
}
