// Somebody who plays with what the board shows: looks at what glows, clicks it, picks from the menu
// that opens, and confirms. Knows a few habits of a player and no rule.
import { expect, type Locator, type Page } from "@playwright/test";

export interface Look {
  /** Length of the log the page shows. */
  at: number;
  over: boolean;
  /** A planned turn can be confirmed. */
  confirm: boolean;
  /** A menu is open. */
  menu: boolean;
  /** What glows: its place, and for buttons the move. */
  glowing: string[];
}

/** What the page shows now. */
export async function look(page: Page): Promise<Look> {
  return page.evaluate(seen);
}

function seen(): Look {
  const confirm = document.querySelector<HTMLButtonElement>("[data-testid=confirm]");
  return {
    at: Number(document.querySelector("[data-testid=table]")?.getAttribute("data-at") ?? -1),
    over: document.querySelector(".over .places") !== null,
    confirm: confirm !== null && !confirm.disabled,
    menu: document.querySelector("[role=menu]") !== null,
    // Where something can be built comes before where one could only dig.
    glowing: [...document.querySelectorAll("[data-glow]")]
      .map((spot) => ({
        spot: spot.getAttribute("data-move") ?? spot.getAttribute("data-place") ?? "",
        build: /build|upgrade/i.test(spot.getAttribute("aria-label") ?? ""),
      }))
      .sort((a, b) => Number(b.build) - Number(a.build))
      .map(({ spot }) => spot),
  };
}

/** Waits until this person can do something, the log is longer than it was, or the game is over. */
export async function settled(page: Page, patience = 30_000, length?: number): Promise<Look> {
  await page.waitForFunction(
    (length) => {
      const table = document.querySelector("[data-testid=table]");
      if (table?.getAttribute("aria-busy") === "true") return false;
      if (length !== undefined && Number(table?.getAttribute("data-at")) > length) return true;
      return (
        document.querySelector("[data-glow], [role=menu], .over .places, [data-testid=confirm]:not(:disabled)") !== null
      );
    },
    length,
    { timeout: patience, polling: 50 },
  );
  return look(page);
}

/** What a player would rather not do now. */
const NEVER = /^(wait|leave|decline|give-up|no-)/;

/** The order in which somebody in no hurry to think would try things. */
const HABITS: RegExp[] = [
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

/** Answers on buttons come first: somebody waits for them. */
function rank(spot: string): number {
  if (NEVER.test(spot)) return 100;
  const habit = HABITS.findIndex((one) => one.test(spot));
  if (habit >= 0) return habit + 1;
  return spot.includes(":") || PIECES.has(spot) ? 50 : 0;
}

const PIECES = new Set([
  "coins",
  "workers",
  "priests",
  "points",
  "shipping",
  "digging",
  "bridges",
  "stronghold",
  "own-card",
  "own-favor",
]);

/** The best thing to click, if anything is worth it. */
export function preferred(glowing: string[], spoilt: ReadonlySet<string> = new Set()): string | null {
  const [best] = glowing
    .filter((spot) => !spoilt.has(spot))
    .map((spot, index) => ({ spot, rank: rank(spot), index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  return best && best.rank < 100 ? best.spot : null;
}

const spotOf = (page: Page, spot: string) =>
  page.locator(`[data-glow][data-move="${spot}"], [data-glow][data-place="${spot}"]:not([data-move])`);

/** On a phone one part of the table is shown at a time: brings up the one this lies on. */
export async function uncover(page: Page, spot: Locator, touch: boolean): Promise<void> {
  const part = await spot
    .first()
    .evaluate((element) =>
      element.getClientRects().length > 0
        ? null
        : [".board", ".own", ".rail"].findIndex((part) => element.closest(`.frame > ${part}`) !== null),
    );
  if (part === null) return;
  await press(page, page.locator(".tabs button").nth(part), touch);
}

/**
 * Presses where the thing really is on the screen, with the mouse or a finger; what lies behind
 * something else is not reached by that, and is an error.
 */
export async function press(page: Page, thing: Locator, touch: boolean): Promise<void> {
  const { x, y } = await thing.evaluate((element) => {
    element.scrollIntoView({ block: "nearest" });
    const box = element.getBoundingClientRect();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const there = document.elementFromPoint(point.x, point.y);
    if (!there || !(element.contains(there) || there.contains(element))) {
      throw new Error(`${element.outerHTML.slice(0, 120)} is covered by ${there?.outerHTML.slice(0, 120)}`);
    }
    return point;
  });
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** One decision on the board: a click, the first entry of the menu if one opens, and the confirmation. */
export async function decide(page: Page, options: { touch?: boolean; confirm?: boolean } = {}): Promise<Look> {
  const touch = options.touch ?? false;
  const before = await settled(page);
  if (before.over) return before;
  for (let step = 0; step < 12; step++) {
    const now = await settled(page, undefined, before.at);
    if (now.over || now.at !== before.at) return now;
    if (now.menu) {
      await press(page, page.locator("[role=menu] [role=menuitem]").first(), touch);
      continue;
    }
    const spot = preferred(now.glowing);
    if (now.confirm && (spot === null || !followsUp(spot))) {
      if (options.confirm === false) return now;
      await press(page, page.getByTestId("confirm"), touch);
      await page.waitForFunction(
        (at) => Number(document.querySelector("[data-testid=table]")?.getAttribute("data-at")) > at,
        before.at,
        { timeout: 30_000, polling: 50 },
      );
      return look(page);
    }
    expect(spot, `something to do among ${now.glowing.join(", ")}`).not.toBeNull();
    await uncover(page, spotOf(page, spot!), touch);
    await press(page, spotOf(page, spot!).locator("visible=true").first(), touch);
  }
  throw new Error("a turn of more than a dozen clicks");
}

/** Within a planned turn only what the turn itself asks for is done. */
const followsUp = (spot: string) => rank(spot) <= 5;

/** Plays on until the game is over. */
export async function playOn(page: Page, most: number): Promise<Look> {
  let now = await settled(page);
  for (let decisions = 0; !now.over; decisions++) {
    if (decisions >= most) throw new Error(`not over after ${most} decisions, at ${now.at}: ${now.glowing.join(", ")}`);
    await decide(page);
    now = await settled(page);
  }
  return now;
}
