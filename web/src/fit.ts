// Whether an address is that of a page.

/** The parts of a path that fit a pattern such as `/table/:id`; null if it does not. */
export function fit(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, word] of wanted.entries()) {
    const value = given[index] ?? "";
    if (!word.startsWith(":")) {
      if (word !== value) return null;
      continue;
    }
    try {
      parts[word.slice(1)] = decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return parts;
}
