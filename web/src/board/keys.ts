// Keys of a game's own, beside those of the frame.

/** Somebody writes, or chooses in a menu. */
const ELSEWHERE = "input, textarea, select, dialog, [role=menu]";

/** Hears keys that are meant for the board; `act` says whether it knew one. */
export function ownKeys(act: (event: KeyboardEvent) => boolean): (event: KeyboardEvent) => void {
  /** O and a number look at a seat: that number is not the game's. */
  let looking = false;
  return (event) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(ELSEWHERE)) return;
    const after = looking;
    looking = event.key.toLowerCase() === "o";
    if (!after && !looking && act(event)) event.preventDefault();
  };
}
