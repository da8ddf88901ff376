/** Whether the list of shortcuts is shown. */
export const shortcutsOpen = $state({ now: false });
