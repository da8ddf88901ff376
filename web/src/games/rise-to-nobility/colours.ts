// Colours of the seats: Black, White, Yellow, Red, Green, Blue, as the dice of the box.
import type { AutomaDie } from "./protocol/AutomaDie";
import type { DieView } from "./protocol/DieView";

interface Seen {
  /** Dice and pieces. */
  piece: string;
  /** Pips, edges and shapes on them. */
  mark: string;
  /** On the paper of logs and plots, in light and in dark. */
  paper: string;
}

const SEATS: Seen[] = [
  { piece: "#33313b", mark: "#ffffff", paper: "light-dark(#2a2833, #a9a4bd)" },
  { piece: "#f7f4ec", mark: "#35302a", paper: "light-dark(#8a8172, #f7f4ec)" },
  { piece: "#f3c22b", mark: "#3a2c00", paper: "light-dark(#946f00, #f6cf4c)" },
  { piece: "#c9302c", mark: "#ffffff", paper: "light-dark(#b8211d, #f0706a)" },
  { piece: "#2f8f4e", mark: "#ffffff", paper: "light-dark(#1f7a3c, #63c884)" },
  { piece: "#2b6cc4", mark: "#ffffff", paper: "light-dark(#1c5cb4, #5aa0f5)" },
];

/** The player of a solo game has black dice, the Automa one of each other colour: in the order of the seats. */
const AUTOMA: (AutomaDie | "black")[] = ["black", "white", "yellow", "red", "green", "blue"];

const of = (seat: number): Seen => SEATS[seat % SEATS.length]!;

/** The seat whose colour a die has. */
export const colourOf = ({ seat, automa }: DieView): number => seat ?? (automa ? AUTOMA.indexOf(automa) : 0);
export const pieceColour = (seat: number): string => of(seat).piece;
export const markColour = (seat: number): string => of(seat).mark;
export const paperColour = (seat: number): string => of(seat).paper;
