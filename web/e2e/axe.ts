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
  const said = violations.map((one) => {
    const where = one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? ""})`);
    return `${one.id}: ${where.join("; ")}`;
  });
  expect.soft(said, `axe on ${what}`).toEqual([]);
}
