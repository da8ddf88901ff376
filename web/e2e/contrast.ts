// Contrast of every text with what is really behind it, also on drawings: the page is photographed without its letters, and
// the colour of each text is held against the pixels in its box.
import type { Page } from "@playwright/test";

interface Text {
  words: string;
  /** As painted, with the share that opacity leaves of it. */
  colour: [number, number, number, number];
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/** Only letters vanish; what borrows their colour stays, and the dark around light letters. */
const WITHOUT_LETTERS = `
  *, ::before, ::after { -webkit-text-fill-color: transparent !important; transition: none !important }
  svg text, svg tspan { fill: transparent !important }
  ::placeholder { color: transparent !important }`;

function textsIn(page: Page, part: string): Promise<Text[]> {
  return page.evaluate((part) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const rgba = (colour: string): [number, number, number, number] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      return [r!, g!, b!, a! / 255];
    };
    // Names that the compiler adds say nothing.
    const classOf = (element: Element | null): string => {
      for (let around = element; around; around = around.parentElement) {
        const own = [...around.classList].filter((one) => !one.startsWith("svelte-"));
        if (own.length > 0) return own.join(".");
      }
      return "";
    };
    /** Something opaque lies over it, such as a sheet that opened; what no pointer reaches says nothing about that. */
    const covered = (element: Element, there: Element[]) =>
      there
        .slice(0, Math.max(0, there.indexOf(element)))
        .some(
          (one) =>
            one instanceof HTMLElement &&
            !one.contains(element) &&
            !element.contains(one) &&
            rgba(getComputedStyle(one).backgroundColor)[3] === 1,
        );
    const found: Text[] = [];
    for (const root of document.querySelectorAll(part)) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode as globalThis.Text;
        const element = node.parentElement;
        if (!node.data.trim() || !element) continue;
        if (element.closest("style, script, symbol, defs, .unseen, .spoken, [hidden], :disabled, [aria-disabled=true]"))
          continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        if (box.width < 2 || middle.x < 0 || middle.y < 0 || middle.x >= innerWidth || middle.y >= innerHeight)
          continue;
        // What is scrolled out of its box or lies under something is not read there.
        const there = document.elementsFromPoint(middle.x, middle.y);
        if (covered(element, there)) continue;
        const clipped = (() => {
          for (let around: Element | null = element; around; around = around.parentElement) {
            if (getComputedStyle(around).overflow === "visible") continue;
            const frame = around.getBoundingClientRect();
            if (middle.x < frame.left || middle.x > frame.right || middle.y < frame.top || middle.y > frame.bottom)
              return true;
          }
          return false;
        })();
        if (clipped) continue;
        const style = getComputedStyle(element);
        const drawn = element instanceof SVGElement;
        const [r, g, b, a] = rgba(drawn ? style.fill : style.webkitTextFillColor);
        let share = a;
        for (let around: Element | null = element; around; around = around.parentElement)
          share *= Number(getComputedStyle(around).opacity);
        const matrix = drawn ? (element as Element as SVGGraphicsElement).getScreenCTM() : null;
        const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        const { x, y, width, height } = box;
        found.push({
          words: `${node.data.trim().slice(0, 40)} (${classOf(element)})`,
          colour: [r, g, b, share],
          large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          box: { x, y, width, height },
        });
      }
    }
    return found;
  }, part);
}

/** Texts below 4.5 to 1, large ones below 3 to 1, each with its contrast. */
export async function tooFaint(page: Page, part: string): Promise<string[]> {
  const texts = await textsIn(page, part);
  // A sheet made by script: the page's policy allows no other style that is not its own.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, WITHOUT_LETTERS);
  const picture = (await page.screenshot()).toString("base64");
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return page.evaluate(
    async ({ texts, picture }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const paper = canvas.getContext("2d", { willReadFrequently: true })!;
      paper.drawImage(image, 0, 0);
      const scale = image.width / innerWidth;
      const light = (rgb: number[]) => {
        const [r, g, b] = rgb.map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
      };
      return texts.flatMap(({ words, colour, large, box }) => {
        const [x, y] = [Math.max(0, Math.round(box.x * scale)), Math.max(0, Math.round(box.y * scale))];
        const [width, height] = [
          Math.max(1, Math.round(box.width * scale)),
          Math.max(1, Math.round(box.height * scale)),
        ];
        const { data } = paper.getImageData(x, y, width, height);
        const found: number[] = [];
        for (let at = 0; at < data.length; at += 4 * 3) {
          const behind = [data[at]!, data[at + 1]!, data[at + 2]!];
          if (data[at + 3] === 0) continue;
          const share = colour[3];
          const [a, b] = [
            light(behind.map((part, index) => part * (1 - share) + colour[index]! * share)),
            light(behind),
          ];
          found.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
        }
        const middle = found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 21;
        return middle < (large ? 3 : 4.5) - 0.05
          ? [`${words} ${middle.toFixed(1)} ${colour.map((part) => Math.round(part * 100) / 100).join(" ")}`]
          : [];
      });
    },
    { texts, picture },
  );
}
