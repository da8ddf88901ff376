// What somebody in no hurry to think does at each game: a few habits of a player, and no rule.
import type { Page } from "@playwright/test";
import { decide as decideBy, type Habit, type How, type Look, type Spot } from "./player";

const first = (spots: Spot[], pattern: RegExp) => spots.find(({ name }) => pattern.test(name));

/** What a player of Terra Mystica would rather not do now. */
const NEVER = /^(wait|leave|decline|give-up|no-)/;
const ORDER = [
  /^faction:/,
  /^(favor|town):/,
  /^cult:/,
  /^done$/,
  /^hex:/,
  /^order:/,
  /^power-action:/,
  /^(card:|pass)/,
  /^terrain:/,
];
/** Places that are no answers to what is asked. */
const PIECES = /^(coins|workers|priests|points|shipping|digging|bridges|stronghold|own-card|own-favor)$/;

/** Answers on buttons come first: somebody waits for them. */
function rank({ name }: Spot): number {
  if (NEVER.test(name)) return 100;
  const habit = ORDER.findIndex((one) => one.test(name));
  if (habit >= 0) return habit + 1;
  return name.includes(":") || PIECES.test(name) ? 50 : 0;
}

const terraMystica: Habit = ({ menu, confirm, glowing }) => {
  if (menu) return { entry: 0 };
  // Where something can be built comes before where one could only dig.
  const building = ({ label }: Spot) => (/build|upgrade/i.test(label) ? 0 : 1);
  const [best] = glowing
    .filter((spot) => rank(spot) < 100)
    .sort((a, b) => rank(a) - rank(b) || building(a) - building(b));
  // Within a planned turn only what the turn itself asks for is done.
  if (confirm && (!best || rank(best) > 5)) return "confirm";
  return best ?? null;
};

/** Lets one or two pieces act and then ends the turn; buys back what can be bought. */
function riseAndFall(): Habit {
  let acted = 0;
  return ({ menu, confirm, glowing }) => {
    if (menu) {
      // What adds a piece or brings gold comes before walking about.
      return {
        entry: Math.max(
          0,
          menu.findIndex((text) => /build|put|educate|taxes|produce|trade/i.test(text)),
        ),
      };
    }
    const hexes = glowing.filter(({ name }) => name.startsWith("hex:"));
    const end = first(glowing, /^end$/);
    const wish = end && (acted >= 2 || hexes.length === 0) ? end : (hexes[0] ?? first(glowing, /^card:/) ?? glowing[0]);
    if (!wish) return confirm ? "confirm" : null;
    acted = /^(end$|card:)/.test(wish.name) ? 0 : acted + 1;
    return wish;
  };
}

/** Dice go to what builds up an estate. */
const LIKED = [/council/, /hall/, /yard/, /office|dice-/, /tavern/, /:0$|:1$/, /port/, /./];

function riseToNobility({ menu, confirm, holding, cards, glowing }: Look): ReturnType<Habit> {
  if (menu) return { entry: 0 };
  const places = glowing.filter(({ selector }) => selector.includes(":not([data-move])"));
  const buttons = glowing.filter((spot) => !places.includes(spot) && spot.name !== "end");
  // The most that can be had: what gives nothing is first or last among the answers.
  const answer = buttons.findLast(({ name }) => name !== "done") ?? buttons[0];
  if (answer) return answer;
  const asked = first(places, /^(commission|character|card|area|good|apprentices):/) ?? first(places, /^hand:/);
  const end = first(glowing, /^end$/);
  if (asked && (!end || asked.name.startsWith("hand:"))) return asked;
  if (holding || end) {
    const slots = places.filter(({ name, seen }) => name.startsWith("slot:") && seen);
    const free = slots.filter(({ soft }) => !soft);
    for (const like of LIKED.filter((one) => cards < 2 || !one.test("slot:tavern") || one.test("slot:x"))) {
      const slot = first(free.length > 0 ? free : slots, like);
      if (slot) return slot;
    }
  }
  // On a phone a place opens when it is tapped.
  const closed = first(places, /^place:/);
  if (holding || !end) return closed ?? (confirm ? "confirm" : (places[0] ?? null));
  return end ?? first(places, /^die:/) ?? null;
}

/** What has to be done, then what is dear to nobody: goes on as soon as it can. */
const ARCADIAN = [
  /^(nation|ideology|politics|vote|region):/,
  /^(camp|column):/,
  /^(mode|fight|yes)/,
  /^slot:/,
  /^reserve:/,
  /^cell:/,
  /^province:/,
  /^(card|army|unit|who|hire):/,
];
/** Buys, marches and attacks a little, and then ends the step. */
function arcadia(): Habit {
  let done = 0;
  return ({ menu, confirm, glowing }) => {
    if (menu) return { entry: 0 };
    const end = first(glowing, /^(done|out)$/);
    if (end && done >= 3) {
      done = 0;
      return end;
    }
    const places = glowing.filter(({ name }) => !name.startsWith("clause:"));
    const wish =
      ARCADIAN.map((one) => first(places, one)).find((spot) => spot !== undefined) ?? end ?? places[0] ?? glowing[0];
    if (!wish) return confirm ? "confirm" : null;
    done = wish === end ? 0 : done + 1;
    return wish;
  };
}

/** What goes on comes before what stays; the own income comes when nothing else can be done. */
const WEAVER = [/^pick:/, /^(plot|turn|hex):/, /^space:/, /^(track|mat|good|era|tech|hand):/, /^income$/];

function tapestry({ menu, confirm, glowing }: Look): ReturnType<Habit> {
  if (menu) return { entry: 0 };
  const answer = glowing.find(({ name }) => !/^(no$|[a-z]+:|income$)/.test(name));
  if (answer) return answer;
  for (const liked of WEAVER) {
    const seen = glowing.filter(({ name }) => liked.test(name));
    const spot = seen.find((one) => one.seen) ?? seen[0];
    if (spot) return spot;
  }
  return confirm ? "confirm" : (glowing[0] ?? null);
}

/** A new player's habits for a game. */
export const HABITS: Record<string, () => Habit> = {
  "terra-mystica": () => terraMystica,
  "rise-and-fall": riseAndFall,
  "rise-to-nobility": () => riseToNobility,
  arcadia,
  tapestry: () => tapestry,
};
export const habitOf = (game: string): Habit => HABITS[game]!();

/** One decision at a table of Terra Mystica, as most tests want it. */
export const decide = (page: Page, how: Omit<How, "habit"> = {}): Promise<Look> =>
  decideBy(page, { habit: terraMystica, ...how });
