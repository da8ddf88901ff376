// How far the reader has followed each table, remembered by this browser.
const kept = "ludotheque.seen";
const most = 200;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The log's length when the table was last looked at; null if never. */
export function lastSeen(table: string): number | null {
  return read()[table] ?? null;
}

export function rememberSeen(table: string, length: number): void {
  const all = read();
  delete all[table];
  // The latest tables are at the end; the oldest are forgotten.
  const entries = [...Object.entries(all), [table, length] as const].slice(-most);
  try {
    localStorage.setItem(kept, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that stores nothing only loses this reminder.
  }
}
