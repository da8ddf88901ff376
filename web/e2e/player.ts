// Somebody who plays with what the board shows: looks at what glows, presses it, picks from the menu that opens, and
// confirms where that is asked. What they like is in habits.ts; here is how they look and press. Between a look and a press somebody else may
// move: then the thing is gone, nothing was pressed, and one looks again.
import type { Page } from "@playwright/test";

/** Something that glows. */
export interface Spot {
  /** The move of a button, or the place. */
  name: string;
  /** How to find it on the page. */
  selector: string;
  label: string;
  /** On a phone, on the part of the table that is shown. */
  seen: boolean;
  /** Marked as possible but dear. */
  soft: boolean;
}

export interface Look {
  /** Length of the log the page shows. */
  at: number;
  over: boolean;
  /** A planned turn waits to be confirmed. */
  confirm: boolean;
  /** A menu is open: what its entries say. */
  menu: string[] | null;
  /** A piece is held. */
  holding: boolean;
  /** Cards in the own hand. */
  cards: number;
  glowing: Spot[];
}

/** What the page shows now. */
export async function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const confirm = document.querySelector<HTMLButtonElement>("[data-testid=confirm]");
    const menu = document.querySelector("[role=menu]");
    return {
      at: Number(document.querySelector("[data-testid=table]")?.getAttribute("data-at") ?? -1),
      over: document.querySelector(".over .places") !== null,
      confirm: confirm !== null && !confirm.disabled && !("sends" in confirm.dataset),
      menu: menu && [...menu.querySelectorAll("[role=menuitem]")].map((entry) => entry.textContent ?? ""),
      holding: document.querySelector(".holding") !== null,
      cards: document.querySelectorAll('.own [data-place^="hand:"]').length,
      glowing: [...document.querySelectorAll("[data-glow]")].map((spot) => {
        const move = spot.getAttribute("data-move");
        const place = spot.getAttribute("data-place") ?? "";
        return {
          name: move ?? place,
          selector:
            move === null ? `[data-glow][data-place="${place}"]:not([data-move])` : `[data-glow][data-move="${move}"]`,
          label: spot.getAttribute("aria-label") ?? spot.querySelector(".spoken")?.textContent ?? "",
          seen: spot.getClientRects().length > 0,
          soft: spot.hasAttribute("data-soft"),
        };
      }),
    };
  });
}

/** Waits until this person can do something, the log is longer than it was, or the game is over. */
export async function settled(page: Page, patience = 60_000, length?: number): Promise<Look> {
  await page.waitForFunction(
    (length) => {
      const table = document.querySelector("[data-testid=table]");
      if (table?.getAttribute("aria-busy") === "true") return false;
      if (length !== undefined && Number(table?.getAttribute("data-at")) > length) return true;
      return (
        document.querySelector(
          "[data-glow], [role=menu], .over .places, [data-testid=confirm]:not(:disabled, [data-sends])",
        ) !== null
      );
    },
    length,
    { timeout: patience, polling: 50 },
  );
  return look(page);
}

/** Waits until the log is longer than this. */
export async function longer(page: Page, length: number): Promise<void> {
  await page.waitForFunction(
    (at) => Number(document.querySelector("[data-testid=table]")?.getAttribute("data-at")) > at,
    length,
    { timeout: 60_000, polling: 50 },
  );
}

/** What lies under something else for so long is covered, and an error. */
const COVERED = 4000;

/**
 * Presses where the thing really is on the screen, with the mouse or a finger. On a phone, brings up the part of the
 * table it lies on first. False if it is gone.
 */
export async function press(page: Page, selector: string, touch = false): Promise<boolean> {
  for (const end = Date.now() + COVERED; ;) {
    const found = await page.evaluate((selector) => {
      const all = [...document.querySelectorAll(selector)];
      const element = all.find((one) => one.getClientRects().length > 0);
      if (!element) {
        const part = [".board", ".own", ".rail"].findIndex((part) => all[0]?.closest(`.frame > ${part}`));
        return part >= 0 ? { tab: part } : null;
      }
      element.scrollIntoView({ block: "nearest" });
      // What is taller than the window it scrolls in has its middle elsewhere.
      const high = element.getBoundingClientRect().height > window.innerHeight / 2;
      if (high) element.scrollIntoView({ block: "center" });
      const box = element.getBoundingClientRect();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const there = document.elementFromPoint(point.x, point.y);
      const reached = there !== null && (element.contains(there) || there.contains(element));
      const covered = `${element.outerHTML.slice(0, 120)} is covered by ${there?.outerHTML.slice(0, 160)}`;
      return { ...point, covered: reached ? null : covered };
    }, selector);
    if (found === null) return false;
    if (found.tab !== undefined) {
      if (!(await press(page, `.tabs button:nth-of-type(${found.tab + 1})`, touch))) return false;
    } else if (found.covered) {
      // Something may still be on its way, such as a sheet that opens.
      if (Date.now() > end) throw new Error(found.covered);
      await page.waitForTimeout(50);
    } else {
      if (touch) await page.touchscreen.tap(found.x, found.y);
      else await page.mouse.click(found.x, found.y);
      return true;
    }
  }
}

const CONFIRM = "[data-testid=confirm]:not(:disabled)";

/** What to press next: a spot, an entry of the open menu, the confirmation; or nothing yet. */
export type Wish = Spot | { entry: number } | "confirm" | null;
/** What somebody likes to do at a game. */
export type Habit = (now: Look) => Wish;

export interface How {
  habit: Habit;
  touch?: boolean;
  /** Leaves a planned turn unconfirmed. */
  confirm?: boolean;
}

/** One look and one press. False if there was nothing to press, or it was gone. */
export async function act(page: Page, now: Look, { habit, touch = false }: How): Promise<boolean> {
  const wish = habit(now);
  if (wish === null) return false;
  if (wish === "confirm") {
    if (!(await press(page, CONFIRM, touch))) return false;
    await longer(page, now.at);
    return true;
  }
  if ("entry" in wish) {
    const entries = page.locator("[role=menu] [role=menuitem]");
    await entries
      .nth(wish.entry)
      .evaluate((entry) => entry.setAttribute("data-wished", ""), undefined, { timeout: 1000 })
      .catch(() => {
        // The menu has closed: its moves are no longer offered.
      });
    return press(page, "[role=menuitem][data-wished]", touch);
  }
  return press(page, wish.selector, touch);
}

/** Presses of one decision, at most. */
const PRESSES = 16;

/** One decision: what glows, an entry of the menu if one opens, and the confirmation. */
export async function decide(page: Page, how: How): Promise<Look> {
  const before = await settled(page);
  for (let presses = 0; presses < PRESSES;) {
    const now = await settled(page, undefined, before.at);
    if (now.over || now.at !== before.at) return now;
    if (how.confirm === false && how.habit(now) === "confirm") return now;
    if (await act(page, now, how)) presses += 1;
    else await page.waitForTimeout(50);
  }
  throw new Error(`a decision of more than ${PRESSES} presses`);
}

/** Plays on until the log is this long or the game is over. */
export async function playOn(page: Page, how: How, most: number, length = Infinity): Promise<Look> {
  let now = await settled(page);
  for (let decisions = 0; !now.over && now.at <= length; decisions++) {
    if (decisions >= most) {
      throw new Error(
        `not over after ${most} decisions, at ${now.at}: ${now.glowing.map(({ name }) => name).join(", ")}`,
      );
    }
    await decide(page, how);
    now = await settled(page);
  }
  return now;
}
