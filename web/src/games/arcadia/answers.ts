// Answers that happen nowhere on the table: the bar has a button for each.
import type { Answer } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { TableDesk } from "./desk.svelte";
import { moveOf } from "./places";
import type { Move } from "./protocol/Move";

const ICONS: Partial<Record<Move["kind"], string>> = {
  yes: "check",
  no: "cross",
  done: "check",
  stay_out: "truce",
  break_alliance: "cross",
  retreat: "truce",
  ransom: "coin",
  sell: "coin",
  keep: "lock",
};

/** Those who are asked to end something see what they end. */
function textOf(desk: TableDesk, legal: LegalMove): string {
  const move = moveOf(legal);
  const { question } = desk;
  if (move.kind !== "done" || !question) return legal.text;
  switch (question.kind) {
    case "talk":
    case "plot":
    case "court":
      return desk.word("done-seal");
    case "manage":
    case "enlist":
      return desk.word("done-ready");
    case "march":
      return desk.word("done-march");
    case "deploy":
      return desk.word("done-ready");
    case "orders":
      return desk.word("done-orders");
    case "declare":
      return desk.word("done-peace");
    case "play_tactic":
      return desk.word("done-no-card");
    case "assault":
      return desk.word("done-no-assault");
    default:
      return legal.text;
  }
}

function iconOf(legal: LegalMove): string {
  const move = moveOf(legal);
  if (move.kind === "fight") return move.mode === "quick" ? "hourglass" : "war";
  if (move.kind === "garrison" || move.kind === "lose") return "tower";
  return ICONS[move.kind] ?? "check";
}

export function answersOf(desk: TableDesk): Answer[] {
  return desk.offered("buttons").map((legal) => ({
    moves: [legal],
    text: textOf(desk, legal),
    title: legal.text,
    icon: iconOf(legal),
    quiet: ["done", "no", "stay_out", "retreat", "break_alliance"].includes(moveOf(legal).kind),
  }));
}
