// Says what a thing is: to a pointer that rests on it, to a finger that stays on it, and to whoever
// comes to it with the keys.
import type { LegalMove } from "../protocol/LegalMove";

/** A cost or gain, with a tick or a cross where it can be met or not. */
export interface Fact {
  text: string;
  met?: boolean;
}

/** What is to be said about a thing. */
export interface About {
  title: string;
  lines: string[];
  /** What it costs and brings now. */
  facts?: Fact[] | undefined;
  rule?: string | undefined;
  /** What can be done there. */
  moves: LegalMove[];
}

/** What is being said now. */
export interface Hint extends About {
  anchor: Element;
  /** A finger asked, and may choose from the card what a tap would not do. */
  touched: boolean;
}

type Asked = { currentTarget: unknown };
/** A thing is asked what it is. */
interface Asking {
  touched: boolean;
  about: { told: About | null };
}

/** A pointer that only passes by is told nothing. */
export const REST = 180;
/** A finger that stays this long wants to know, not to play. */
export const HOLD = 450;
/** A finger that goes further than this, in pixels, moves the picture. */
const STRAY = 10;

export class Explainer {
  hint = $state.raw<Hint | null>(null);
  #saying: ReturnType<typeof setTimeout> | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #down = { x: 0, y: 0 };
  #told = false;

  /** A finger stayed until it was told something: lifting it is no click. */
  get told(): boolean {
    return this.#told;
  }

  /** Shows the card after a while, unless something else comes first. */
  say(anchor: Element, after: number, touched = false): void {
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => this.#tell(anchor, touched), after);
  }

  /** The table is another: what is being told stays, and is told as it is now. */
  retell(): void {
    if (this.hint) this.#tell(this.hint.anchor, this.hint.touched);
  }

  /** The thing itself knows what there is to say of it, and may since have been drawn anew. */
  #tell(anchor: Element, touched: boolean): void {
    const about: { told: About | null } = { told: null };
    if (anchor.isConnected) anchor.dispatchEvent(new CustomEvent<Asking>("asked", { detail: { touched, about } }));
    this.hint = about.told && { anchor, ...about.told, touched };
  }

  /** Says nothing more; a finger that is just being put down may still stay. */
  hush(): void {
    clearTimeout(this.#saying);
    if (this.hint) this.hint = null;
  }

  /** Attributes of a thing that can be asked about; what is `null` is better seen than said. */
  attributes(about: (touched: boolean) => About | null) {
    const say = ({ currentTarget }: Asked, after: number, touched = false) =>
      this.say(currentTarget as Element, after, touched);
    const lift = () => clearTimeout(this.#holding);
    const leave = (event: PointerEvent | FocusEvent) => {
      lift();
      // A lifted finger has not gone elsewhere; and who chooses from the card takes the focus with them.
      const stays = "pointerType" in event ? event.pointerType === "touch" : this.hint?.touched;
      if (!stays) this.hush();
    };
    return {
      onasked: ({ detail }: CustomEvent<Asking>) => (detail.about.told = about(detail.touched)),
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && say(event, REST),
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && say(event, 0),
      onblur: leave,
      onpointerdown: (event: PointerEvent) => {
        lift();
        this.#told = false;
        if (event.pointerType !== "touch") return;
        const { currentTarget, clientX, clientY } = event;
        this.#down = { x: clientX, y: clientY };
        this.#holding = setTimeout(() => {
          this.#told = true;
          say({ currentTarget }, 0, true);
        }, HOLD);
      },
      onpointermove: (event: PointerEvent) => {
        if (Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > STRAY) lift();
      },
      onpointerup: lift,
      // The finger scrolls or enlarges.
      onpointercancel: lift,
      // Some browsers answer a long touch with a menu of their own.
      oncontextmenu: (event: MouseEvent) => {
        if (this.#told) event.preventDefault();
      },
      onclickcapture: (event: MouseEvent) => {
        if (!this.#told) return;
        this.#told = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
  }
}
