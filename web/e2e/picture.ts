// Pictures that are kept: small, and compared cell by cell, so that another renderer of letters changes nothing.
import type { Page } from "@playwright/test";

/** Pixels of a kept picture in width; of a cell. */
const WIDTH = 480;
const CELL = 8;
/** So much of 255 may a cell be lighter, darker or of another colour. */
const SHADE = 14;

/** A picture as it is kept. */
export async function reduced(page: Page, picture: Buffer): Promise<Buffer> {
  const small = await page.evaluate(
    async ({ picture, width }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, Math.round((image.height / image.width) * width)];
      const paper = canvas.getContext("2d")!;
      paper.imageSmoothingQuality = "high";
      paper.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", 0.8).split(",")[1]!;
    },
    { picture: picture.toString("base64"), width: WIDTH },
  );
  return Buffer.from(small, "base64");
}

/** The share of cells that look different; with the second picture moved down by some pixels, if wanted. */
export async function differing(page: Page, one: Buffer, other: Buffer, moved = 0): Promise<number> {
  return page.evaluate(
    async ({ pictures, cell, shade, moved }) => {
      const cells = async (picture: string, down: number): Promise<number[]> => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [Math.ceil(image.width / cell), Math.ceil(image.height / cell)];
        const paper = canvas.getContext("2d", { willReadFrequently: true })!;
        paper.imageSmoothingQuality = "high";
        paper.drawImage(image, 0, down / cell, canvas.width, canvas.height);
        return [...paper.getImageData(0, 0, canvas.width, canvas.height).data];
      };
      const [a, b] = [await cells(pictures[0]!, 0), await cells(pictures[1]!, moved)];
      if (a.length !== b.length) return 1;
      let different = 0;
      for (let at = 0; at < a.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs(a[at + part]! - b[at + part]!) > shade)) different += 1;
      return different / (a.length / 4);
    },
    { pictures: [one.toString("base64"), other.toString("base64")], cell: CELL, shade: SHADE, moved },
  );
}
