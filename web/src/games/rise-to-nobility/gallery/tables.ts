// Component tables as the server sends them: rows with their marks.

export type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** The rows of a list in a file. */
export function rows(tables: Record<string, unknown>, file: string, list: string): Row[] {
  const table = tables[file];
  const found = isRow(table) ? table[list] : undefined;
  return Array.isArray(found) ? found.filter(isRow) : [];
}

/** Where the values of a row come from: the row as a whole first, then values that differ from it. */
export function marks(row: Row): { of: string; source: string }[] {
  const own = isRow(row.marks) ? Object.entries(row.marks) : [];
  const whole = typeof row.source === "string" ? [{ of: "", source: row.source }] : [];
  return [...whole, ...own.map(([of, source]) => ({ of: of.replaceAll("_", " "), source: String(source) }))];
}

/** The values themselves, in short. */
export function values(row: Row): [string, string][] {
  const shown = Object.entries(row).filter(([key]) => key !== "source" && key !== "marks");
  return shown.map(([key, value]) => [key.replaceAll("_", " "), short(value)]);
}

function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(", ");
  if (isRow(value)) return Object.entries(value).map(([key, part]) => `${key.replaceAll("_", " ")} ${short(part)}`).join(", ");
  return String(value);
}

export const text = (row: Row, key: string): string => String(row[key] ?? "");
