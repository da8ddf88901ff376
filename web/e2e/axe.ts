// What axe has to say about a page.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./library";

interface Scope {
  /** Only below this element. */
  part?: string;
  /** Only these rules. */
  rules?: string[];
}

/**
 * A neighbour counts for axe where it is cut off and cannot be touched, too: what is hit everywhere in 24 pixels around its middle is
 * large enough.
 */
function isHit(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const around = [-11.5, 0, 11.5];
    return around.every((right) =>
      around.every((down) => {
        const there = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
        return there !== null && element.contains(there);
      }),
    );
  }, selector);
}

export async function accessible(page: Page, what: string, { part, rules }: Scope = {}): Promise<void> {
  // Colours on their way from one theme to the other are nobody's to read.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    ),
  );
  // What has slid under the bar at the top can be reached by scrolling, and is judged there.
  if (!part) await page.evaluate(() => scrollTo(0, 0));
  // Sizes of targets are judged only if one asks for it.
  let axe = new AxeBuilder({ page }).setLegacyMode().options({ rules: { "target-size": { enabled: true } } });
  if (part) axe = axe.include(part);
  if (rules) axe = axe.withRules(rules);
  const { violations } = await axe.analyze();
  for (const one of violations.filter(({ id }) => id === "target-size")) {
    const hit = await Promise.all(one.nodes.map((node) => isHit(page, node.target.join(" "))));
    one.nodes = one.nodes.filter((_, at) => !hit[at]);
  }
  const said = violations
    .filter(({ nodes }) => nodes.length > 0)
    .map((one) => {
      const where = one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? ""})`);
      return `${one.id}: ${where.join("; ")}`;
    });
  expect.soft(said, `axe on ${what}`).toEqual([]);
}
