// The steps of a turn that are done, told by the log: who looks at the thread sees where it began.
import type { Lately } from "../game";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";
import type { Sign } from "./symbols";

export interface Done {
  seat: number;
  /** What it was about, as a drawing. */
  signs: Sign[];
  /** Something was given away for it. */
  paid: boolean;
  /** The lines of the log. */
  text: string;
}

const event = (told: Lately["told"][number]): Event => told.event as Event;

/** An income turn, or an advance that has to be paid; advances that are gained are told at once. */
function begins({ notation, told }: Lately): boolean {
  const [verb] = notation.split(" ");
  if (verb === "income") return true;
  return verb === "advance" && (told[0] === undefined || event(told[0]).kind !== "advanced");
}

/** The steps of the turn that goes on. */
export function turnOf(lately: Lately[], view: View): Lately[] {
  const alone = view.players.filter(({ over }) => !over).length < 2;
  let first: number | null = null;
  for (let at = lately.length - 1; at >= 0; at--) {
    const step = lately[at]!;
    if (!begins(step)) continue;
    // Somebody else's turn is over; whoever is alone begins another one.
    if (step.seat !== view.active || (alone && first !== null)) break;
    first = at;
  }
  return first === null ? [] : lately.slice(first);
}

function signsOf(happened: Event): Sign[] {
  const icon = (name: string): Sign[] => [{ kind: "icon", name }];
  const counted = (n: number, name: string): Sign[] => (n > 1 ? [{ kind: "number", n }, ...icon(name)] : icon(name));
  switch (happened.kind) {
    case "advanced":
    case "moved":
    case "repeated":
    case "regressed":
      return [...icon(`t-${happened.track}`), { kind: "number", n: happened.space }];
    case "income_turn":
      return icon("income");
    case "gained":
    case "paid":
    case "lost":
      return counted(happened.count, happened.resource);
    case "scored":
    case "achieved":
      return happened.points === 0 ? [] : [{ kind: "number", n: happened.points }, ...icon("vp")];
    case "building_placed":
      return icon(happened.building);
    case "landmark_placed":
    case "landmark_on_card":
      return icon("landmark");
    case "district_completed":
      return icon("district");
    case "tile_gained":
      return icon("tile");
    case "explored":
      return icon("explore");
    case "space_gained":
      return icon("space");
    case "space_explored":
      return icon("rocket");
    case "outpost_placed":
      return icon("outpost");
    case "attacked":
      return icon("conquer");
    case "rolled":
      return icon("conquer2");
    case "researched":
      return icon("research");
    case "technologies_renewed":
      return icon("refreshtech");
    case "masterpieces_renewed":
      return icon("refreshart");
    case "invented":
      return icon("invent");
    case "upgraded":
      return icon("upgrade");
    case "tapestry_gained":
      return icon("tapestry");
    case "played":
      return icon("overplay");
    case "masterpiece_gained":
      return icon("masterpiece");
    case "broadcast":
      return icon("broadcast");
    case "inspired":
      return icon("inspire");
    case "civilization_gained":
      return icon("civ");
    default:
      return [];
  }
}

/** What is alike and comes one after the other is one bead. */
const GIVEN = new Set<Event["kind"]>(["paid", "lost"]);

export function doneOf(lately: Lately[], view: View): Done[] {
  const beads: Done[] = [];
  let given: Done | null = null;
  for (const step of turnOf(lately, view)) {
    for (const told of step.told) {
      const happened = event(told);
      const signs = signsOf(happened);
      if (signs.length === 0) continue;
      const seat = "seat" in happened ? happened.seat : (step.seat ?? view.active);
      const paid = GIVEN.has(happened.kind);
      // Goods are paid one by one.
      if (paid && given?.seat === seat) {
        given.signs.push(...signs);
        given.text += `\n${told.text}`;
        continue;
      }
      const bead: Done = { seat, signs, paid, text: told.text };
      given = paid ? bead : null;
      beads.push(bead);
    }
  }
  return beads;
}
