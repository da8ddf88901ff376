// A group with one stop for the Tab key: arrows move inside it, by where things lie on the screen,
// and the page keys go from one thing that can be done to the next.
import type { Attachment } from "svelte/attachments";
import type { Point } from "./hex";
import { nearest, wayOf } from "./nearest";

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const visible = (element: Element) => element.getClientRects().length > 0;

/** Members are `[data-place]`; those that glow come first when the group is entered. */
export const roving: Attachment<HTMLElement | SVGElement> = (group) => {
  group.setAttribute("data-roving", "");
  /** A group inside the group looks after its own. */
  const own = (member: Element) => member.closest("[data-roving]") === group;
  const members = () =>
    [...group.querySelectorAll<HTMLElement | SVGElement>("[data-place]")].filter(
      (member) => own(member) && visible(member),
    );

  function stopAt(stop: Element) {
    for (const member of members()) member.setAttribute("tabindex", member === stop ? "0" : "-1");
  }

  /** Tab enters where something can be done; it stays where it was as long as the focus is inside. */
  function refresh() {
    if (group.contains(document.activeElement)) return;
    const all = members();
    const stop = all.find((member) => member.hasAttribute("data-glow")) ?? all[0];
    if (stop) stopAt(stop);
  }

  function onFocus(event: FocusEvent) {
    const member = (event.target as Element).closest("[data-place]");
    if (member && own(member)) stopAt(member);
  }

  function onKey(event: KeyboardEvent) {
    const way = wayOf[event.key];
    const here = (event.target as Element).closest("[data-place]");
    if (!here || !own(here) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = members();
    let next: Element | undefined;
    if (way) next = all[nearest(middle(here), all.map(middle), way)];
    else if (event.key === "PageDown" || event.key === "PageUp") {
      const glowing = all.filter((member) => member.hasAttribute("data-glow") || member === here);
      const at = glowing.indexOf(here as HTMLElement) + (event.key === "PageDown" ? 1 : -1);
      next = glowing[(at + glowing.length) % glowing.length];
    } else if (event.key === "Home") next = all[0];
    else if (event.key === "End") next = all.at(-1);
    else return;
    event.preventDefault();
    if (next) (next as HTMLElement | SVGElement).focus();
  }

  const watcher = new MutationObserver(refresh);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-glow"] });
  group.addEventListener("focusin", onFocus as EventListener);
  group.addEventListener("keydown", onKey as EventListener);
  refresh();
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", onFocus as EventListener);
    group.removeEventListener("keydown", onKey as EventListener);
  };
};
