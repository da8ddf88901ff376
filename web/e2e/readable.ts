// What can be read and hit: sizes of text and of targets in pixels of the screen, also inside drawings that scale.
import type { Page } from "@playwright/test";

/** The sizes every table is held to, with the least size of texts and targets. */
export const SCREENS = [
  { name: "laptop", viewport: { width: 1366, height: 768 }, text: 11, target: 24 },
  { name: "desktop", viewport: { width: 1920, height: 1080 }, text: 11, target: 24 },
  { name: "tablet", viewport: { width: 1024, height: 768 }, text: 11, target: 24 },
  { name: "phone", viewport: { width: 390, height: 844 }, text: 12, target: 40 },
];

interface Least {
  text: number;
  target: number;
  /** Only below this. */
  part: string;
}

/** Texts and targets that are smaller than they should be, each with its size. */
export async function tooSmall(page: Page, least: Least): Promise<{ texts: string[]; targets: string[] }> {
  return page.evaluate(({ text, target, part }) => {
    const seen = (box: DOMRect) =>
      box.width > 1 &&
      box.height > 1 &&
      box.bottom > 0 &&
      box.top < innerHeight &&
      box.right > 0 &&
      box.left < innerWidth;
    const hidden = (element: Element) =>
      element.closest("style, script, symbol, defs, .unseen, .spoken, [hidden]") !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const sizeOf = (element: Element) => {
      const own = parseFloat(getComputedStyle(element).fontSize);
      const matrix = element instanceof SVGGraphicsElement && element.closest("svg") ? element.getScreenCTM() : null;
      return matrix ? own * Math.hypot(matrix.a, matrix.b) : own;
    };
    const texts: string[] = [];
    for (const root of document.querySelectorAll(part)) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode as Text;
        const element = node.parentElement;
        if (!node.data.trim() || !element || hidden(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = sizeOf(element);
        if (seen(range.getBoundingClientRect()) && size < text - 0.05)
          texts.push(`${node.data.trim()} ${size.toFixed(1)}`);
      }
    }
    const which = "button, a, [role=button], [data-place]";
    const targets = [...document.querySelectorAll(part)].flatMap((root) =>
      [...root.querySelectorAll(which)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const small = box.width < target - 0.5 || box.height < target - 0.5;
        if (hidden(element) || !seen(box) || !small) return [];
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
        return [`${name.slice(0, 40)} ${Math.round(box.width)}x${Math.round(box.height)}`];
      }),
    );
    return { texts, targets };
  }, least);
}

/** Shows each part of a table that a phone shows by itself; elsewhere all of it is one. */
export async function eachPart(page: Page, screen: string, visit: (part: number) => Promise<void>): Promise<void> {
  const tabs = page.locator(".tabs button");
  const count = screen === "phone" ? await tabs.count() : 1;
  for (let part = 0; part < count; part++) {
    if (count > 1) await tabs.nth(part).click();
    await visit(part);
  }
}
