// Every page there is, and the tables some of them need.
import type { Page } from "@playwright/test";
import type { TableInfo } from "../src/protocol/TableInfo";
import { beGuest, branch, change, createTable, finished, history, me, open, quick } from "./library";

const GAMES = ["terra-mystica", "rise-and-fall", "rise-to-nobility", "tapestry", "arcadia"];

export interface Visit {
  name: string;
  path: string;
  /** Seen when the page is whole. */
  whole: string;
}

interface Made {
  over: TableInfo;
  middle: TableInfo;
  waiting: TableInfo;
  /** Whose profile there is to see. */
  me: string;
}

/** A game played to its end by bots, one in the middle at my turn, and one that waits for somebody. */
export async function tables(page: Page): Promise<Made> {
  await beGuest(page, "Alma");
  await change(page, { substitute: "greedy" });
  const over = await createTable(page, [me, quick, quick, quick], { public: true, title: "Four factions" });
  await page.goto(`/table/${over.id}`);
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("menuitem", { name: "Let a bot play for me" }).click();
  const length = await finished(page, over.id);
  const { steps } = await history(page, over.id);
  const turn = steps.findIndex((step, at) => at > length * 0.6 && /^(build|upgrade)/.test(step.notation));
  const middle = await branch(page, over.id, turn);
  const waiting = await createTable(page, [me, open], { public: true, start: false, title: "Who comes?" });
  const answer = await page.request.get("/api/me");
  return { over, middle, waiting, me: ((await answer.json()) as { id: string }).id };
}

export function visitsOf(made: Made): Visit[] {
  return [
    { name: "home", path: "/", whole: "form button.main" },
    { name: "lobby", path: "/lobby", whole: "main h1" },
    { name: "new", path: "/new", whole: "form [type=submit]" },
    { name: "rules", path: "/rules", whole: "main h1" },
    { name: "rulebook", path: "/rules/terra-mystica", whole: "main h2" },
    { name: "gallery", path: "/gallery", whole: "main h1" },
    ...GAMES.map((game) => ({ name: `components-${game}`, path: `/gallery/${game}`, whole: "main svg" })),
    { name: "campaigns", path: "/campaigns", whole: "main h1" },
    { name: "friends", path: "/friends", whole: "main h1" },
    { name: "settings", path: "/settings", whole: "main h2" },
    { name: "account", path: "/account", whole: "main h2" },
    { name: "reset", path: "/reset#somebody.secret", whole: "form [type=submit]" },
    { name: "enter", path: "/enter#somebody.secret", whole: "main h1" },
    { name: "confirm", path: "/confirm#somebody.secret", whole: "main h1" },
    { name: "forgotten", path: "/forgotten", whole: "main p" },
    { name: "profile", path: `/people/${made.me}`, whole: "main h1" },
    { name: "about", path: "/about", whole: "main h2" },
    { name: "admin", path: "/admin", whole: "main h1" },
    { name: "missing", path: "/nowhere", whole: "main h1" },
    { name: "waiting", path: `/table/${made.waiting.id}`, whole: "#seats" },
    { name: "table", path: `/table/${made.middle.id}`, whole: "[data-glow]" },
    { name: "end", path: `/table/${made.over.id}`, whole: ".over .places" },
    { name: "replay", path: `/replay/${made.over.id}?at=40`, whole: "[aria-current=step]" },
  ];
}
