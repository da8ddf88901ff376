// How large the screen is, and how large its reader wants things: of this browser, not of the account, since the same
// person reads on a phone and on a desk.
import { MediaQuery } from "svelte/reactivity";
import { usualWays, type Ways } from "./sending";

const kept = "ludotheque.screen";

/** One part at a time, with the choices in reach of the thumb. */
const phone = new MediaQuery("(max-width: 52rem)");
/** The rail would take too much of the board: it opens over it. */
const tablet = new MediaQuery("(max-width: 70rem)");

export interface Preferences {
  /** Percent of the usual size. */
  text: number;
  board: number;
  /** How many times faster than usual the film runs. */
  film: number;
  /** The film starts by itself when others have moved. */
  plays: boolean;
  footprints: boolean;
  /** Questions with one answer are answered at once. */
  forced: boolean;
  /** Which complete turns wait to be confirmed. */
  ways: Ways;
  /** Seconds in which a turn that plays itself can be stopped. */
  moment: number;
}

export const SCALES = [90, 100, 110, 120, 130, 140] as const;
export const SPEEDS = [0.5, 1, 1.5, 2, 3] as const;

const usual: Preferences = {
  text: 100,
  board: 100,
  film: 1,
  plays: true,
  footprints: true,
  forced: false,
  ways: usualWays,
  moment: 3,
};

function remembered(): Preferences {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(kept) ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

class Screen {
  preferences = $state.raw<Preferences>(remembered());

  get phone(): boolean {
    return phone.current;
  }
  get tablet(): boolean {
    return tablet.current;
  }

  change(part: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...part };
    this.apply();
    try {
      localStorage.setItem(kept, JSON.stringify(this.preferences));
    } catch {
      // A browser that stores nothing shows it until it is closed.
    }
  }

  /** Text grows with the root's size; the board with a number of its own. */
  apply(): void {
    const root = document.documentElement;
    root.style.fontSize = this.preferences.text === 100 ? "" : `${this.preferences.text}%`;
    root.style.setProperty("--board-scale", String(this.preferences.board / 100));
  }
}

export const screen = new Screen();
