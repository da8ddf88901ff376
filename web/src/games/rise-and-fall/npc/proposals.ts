// Proposals and nominations for non-player civilizations, by the hex they are about (RF-15.6, RF-16.5).
import type { Choice } from "../protocol/Choice";
import type { Event } from "../protocol/Event";

export interface Sign {
  /** Whose proposal it is; of a nomination, nobody's. */
  seat: number | null;
  text: string;
  /** Not seen by the others yet. */
  own: boolean;
}

export interface Signs {
  at: number;
  signs: Sign[];
}

/** One's own proposal, then what the news tell: dice of those who differ, what all agree about, the Smiley die. */
export function proposalsOf(events: readonly Event[], own: Choice | null, seat: number | null): Signs[] {
  const found = new Map<number, Sign[]>();
  const add = (choice: Choice | null, sign: Sign) => {
    if (choice && "at" in choice) found.set(choice.at, [...(found.get(choice.at) ?? []), sign]);
  };
  add(own, { seat, text: "?", own: true });
  for (const event of events) {
    switch (event.kind) {
      case "proposal_rolled":
        add(event.choice, { seat: event.seat, text: `${event.die}`, own: false });
        break;
      case "agreed":
        add(event.choice, { seat: null, text: "✓", own: false });
        break;
      case "smiley":
        if (event.at !== null) add({ at: event.at }, { seat: null, text: event.happy ? "☺" : "☹", own: false });
        break;
    }
  }
  return [...found.entries()].map(([at, signs]) => ({ at, signs }));
}
