// How far apart colours are, and whether what is written in one can be read on another.

/** The parts of `#rrggbb`, as light. */
function light(hex: string): [number, number, number] {
  return [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

/** Lightness and the two axes of colour, as eyes tell them apart. */
function lab(hex: string): [number, number, number] {
  const [r, g, b] = light(hex);
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as [number, number, number];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const apart = (a: string, b: string) => Math.hypot(...lab(a).map((part, index) => part - lab(b)[index]!));

/** The two that are hardest to tell apart. */
export function closest(colours: string[]): { pair: string; distance: number } {
  const pairs = colours.flatMap((a, index) =>
    colours.slice(index + 1).map((b) => ({ pair: `${a} ${b}`, distance: apart(a, b) })),
  );
  return pairs.sort((a, b) => a.distance - b.distance)[0]!;
}

/** The colours of `light-dark(…)`, by theme. */
export const themes = ["light", "dark"] as const;
export function inTheme(colour: string, theme: (typeof themes)[number]): string {
  const both = [...colour.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);
  return both[themes.indexOf(theme)]!;
}

/** The ratio of contrast by the guidelines for readable pages. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, blue] = light(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
