// Component tables as the server sends them: rows with their marks.

export type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** Two tables, the second one saying what differs. */
function merged(usual: Row, own: Row): Row {
  const result: Row = { ...usual };
  for (const [key, value] of Object.entries(own)) {
    const before = result[key];
    result[key] = isRow(before) && isRow(value) ? merged(before, value) : value;
  }
  return result;
}

/** The rows of a list in a file, with the file's defaults filled in. */
export function rows(tables: Record<string, unknown>, file: string, list: string, usual: Row = {}): Row[] {
  const table = tables[file];
  const found = isRow(table) ? table[list] : undefined;
  const defaults = isRow(table) && isRow(table.defaults) ? merged(usual, table.defaults) : usual;
  return Array.isArray(found) ? found.filter(isRow).map((row) => merged(defaults, row)) : [];
}

export function defaults(tables: Record<string, unknown>, file: string): Row {
  const table = tables[file];
  return isRow(table) && isRow(table.defaults) ? table.defaults : {};
}

/** Where the values of a row come from: the row as a whole first, then values that differ from it. */
export function marks(row: Row): { of: string; source: string }[] {
  const found = Object.entries(row).flatMap(([key, value]) =>
    typeof value === "string" && isMark(key)
      ? [{ of: key === "source" ? "" : key.slice(0, -"_source".length), source: value }]
      : [],
  );
  const own = isRow(row.marks) ? Object.entries(row.marks) : [];
  const single = own.map(([of, source]) => ({ of: of.replaceAll("_", " "), source: String(source) }));
  return [...found.sort((a, b) => a.of.length - b.of.length), ...single];
}

const isMark = (key: string): boolean => key === "source" || key === "marks" || key.endsWith("_source");

/** The values themselves, in short. */
export function values(row: Row): [string, string][] {
  const shown = Object.entries(row).filter(([key]) => !isMark(key));
  return shown.map(([key, value]) => [key.replaceAll("_", " "), short(value)]);
}

function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(", ");
  if (isRow(value))
    return Object.entries(value)
      .map(([key, part]) => `${key.replaceAll("_", " ")} ${short(part)}`)
      .join(", ");
  return String(value);
}

export const text = (row: Row, key: string): string => String(row[key] ?? "");
