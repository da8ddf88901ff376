// Drags the tile in hand onto the World: where it is let go, it is laid.
import type { TableDesk as Desk } from "../desk.svelte";

/** The hex under a point of the screen. */
function spotAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest("[data-place^='hex:']") ?? null;
}

export function dragTile(desk: Desk, start: PointerEvent): void {
  start.preventDefault();
  const follow = (event: PointerEvent) => {
    const [q, r] = (spotAt(event.clientX, event.clientY)?.getAttribute("data-place")?.slice(4) ?? "")
      .split(",")
      .map(Number);
    desk.over = q === undefined || r === undefined ? null : { q, r };
  };
  const done = (event: PointerEvent) => {
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", done);
    if (event.type === "pointercancel") desk.over = null;
  };
  const drop = (event: PointerEvent) => {
    done(event);
    const spot = spotAt(event.clientX, event.clientY);
    if (spot?.hasAttribute("data-glow")) spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  addEventListener("pointermove", follow);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", done);
}
