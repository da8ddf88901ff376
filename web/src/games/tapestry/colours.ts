// Colours of the seats, as the log calls them: Blue, Red, Yellow, Green, Violet.
const PIECES = ["#1259b8", "#b8261f", "#7d5700", "#1e6526", "#6d34ae"];
const LIGHTS = ["#6aa7f2", "#ee7f76", "#e3b33a", "#6bb571", "#b58ae6"];
const SHADES = ["#0b3d80", "#7d1712", "#513800", "#134319", "#4a207c"];
const PAPERS = [
  "light-dark(#1259b8, #7cb2f5)",
  "light-dark(#b8261f, #f08a82)",
  "light-dark(#8a6000, #e8bb4c)",
  "light-dark(#1e6526, #7cc583)",
  "light-dark(#6d34ae, #c09bec)",
];
const of = (list: string[], seat: number): string => list[seat % list.length]!;

export const pieceColour = (seat: number): string => of(PIECES, seat);
export const lightColour = (seat: number): string => of(LIGHTS, seat);
export const shadeColour = (seat: number): string => of(SHADES, seat);
export const paperColour = (seat: number): string => of(PAPERS, seat);
