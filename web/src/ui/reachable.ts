// Whoever has no wheel and no finger must be able to scroll too: a part that scrolls can be reached by
// Tab, and only while it scrolls.
export function reachable(node: HTMLElement): { destroy(): void } {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const text = new MutationObserver(look);
  size.observe(node);
  text.observe(node, { childList: true, characterData: true, subtree: true });
  look();
  return {
    destroy() {
      size.disconnect();
      text.disconnect();
    },
  };
}
