// Colours of the civilizations, by seat: red, yellow, green, blue, purple, orange, black, white.

/** Pieces, on every ground. */
const PIECE = ["#d3262f", "#f5c81f", "#1f9d4d", "#2f6fd6", "#8a3fb0", "#f07d1c", "#33343d", "#f4f1ea"];
/** The ground a piece stands on, whatever the terrain: bright, or dark for pale pieces. */
const BRIGHT = "#fff8ea";
const DARK = "#35301f";
const COURT = [BRIGHT, DARK, BRIGHT, BRIGHT, BRIGHT, DARK, BRIGHT, DARK];
/** Values and banners, large enough for words. */
const BANNER = ["#c01a24", "#f5c81f", "#1b7a3a", "#1f5cc0", "#7a2fa3", "#f07d1c", "#33343d", "#f4f1ea"];
/** Creatures, which nobody owns. */
export const CREATURE = "#6a1d54";
/** Signs on a piece of that colour. */
const ON_PIECE = ["#fff", "#2a2206", "#fff", "#fff", "#fff", "#2a1403", "#fff", "#26221c"];

/** The same on the paper of logs and plots, in light and in dark. */
const ON_PAPER = [
  "light-dark(#c01a24, #ff6b6f)",
  "light-dark(#9c7600, #ffd84a)",
  "light-dark(#1b7a3a, #58cf82)",
  "light-dark(#1f5cc0, #6aa6ff)",
  "light-dark(#7a2fa3, #cf8cf0)",
  "light-dark(#d06205, #ff9e45)",
  "light-dark(#1e1f26, #8d93a3)",
  "light-dark(#8a8478, #f6f2e8)",
];

export const pieceColour = (seat: number): string => PIECE[seat % PIECE.length] ?? "gray";
/** Under a piece; creatures stand on the same. */
export const courtColour = (seat: number | null): string =>
  seat === null ? BRIGHT : (COURT[seat % COURT.length] ?? BRIGHT);
export const bannerColour = (seat: number): string => BANNER[seat % BANNER.length] ?? "gray";
export const onPiece = (seat: number): string => ON_PIECE[seat % ON_PIECE.length] ?? "#fff";
export const paperColour = (seat: number): string => ON_PAPER[seat % ON_PAPER.length] ?? "gray";
