// Secrets of invitation links, kept while the browser's tab is open: whoever came by a link may also
// look at the replay.
const kept = "ludotheque.invites";

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The secret an address brings along, or the one it brought earlier. */
export function inviteOf(table: string, given: string | null): string | null {
  if (given === null) return read()[table] ?? null;
  try {
    sessionStorage.setItem(kept, JSON.stringify({ ...read(), [table]: given }));
  } catch {
    // It is still in the address.
  }
  return given;
}
