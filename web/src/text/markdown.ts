// The little Markdown rulebooks are written in, as a tree to be drawn: paragraphs, lists, tables, bold,
// italic, code and links to other rules. No HTML passes through.
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; inside: Inline[] }
  | { kind: "italic"; inside: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "rule"; id: string };

export type Block =
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "heading"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const marks = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\b([A-Z]{2,3}-X?\d+(?:\.\d+)*)\b/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, bold, italic, code, rule] = match;
    if (bold !== undefined) found.push({ kind: "bold", inside: inline(bold) });
    else if (italic !== undefined) found.push({ kind: "italic", inside: inline(italic) });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (rule !== undefined) found.push({ kind: "rule", id: rule });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

const item = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

/** Where a decision comes from is said by a badge beside the rule, and not again in its text. */
const sourceTags = /[ \t]*\[(?:public|house|maison)\]/g;

export function markdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text
    .replaceAll("\r", "")
    .replace(sourceTags, "")
    .split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim() !== "");
    while (lines.length > 0) blocks.push(block(lines));
  }
  return blocks;
}

/** Takes the next block off the lines. */
function block(lines: string[]): Block {
  const first = lines[0] ?? "";
  if (/^#+\s/.test(first)) {
    lines.shift();
    return { kind: "heading", inside: inline(first.replace(/^#+\s+/, "")) };
  }
  if (first.trim().startsWith("|")) return tableBlock(lines);
  const listed = item.exec(first);
  if (listed) return listBlock(lines, listed[1] !== undefined);
  const words: string[] = [];
  while (lines[0] !== undefined && (words.length === 0 || !item.test(lines[0])))
    words.push(lines.shift()?.trim() ?? "");
  return { kind: "paragraph", inside: inline(words.join("\n")) };
}

function listBlock(lines: string[], ordered: boolean): Block {
  const items: string[] = [];
  while (lines[0] !== undefined) {
    const found = item.exec(lines[0]);
    if (!found && !/^\s/.test(lines[0])) break;
    if (found) items.push(found[2] ?? "");
    else items.push(`${items.pop() ?? ""} ${lines[0].trim()}`);
    lines.shift();
  }
  return { kind: "list", ordered, items: items.map(inline) };
}

function tableBlock(lines: string[]): Block {
  const rows: string[] = [];
  while (lines[0]?.trim().startsWith("|")) rows.push(lines.shift() ?? "");
  const [head = "", ...rest] = rows;
  const body = rest.filter((line) => !/^[\s|:-]+$/.test(line));
  return { kind: "table", head: cells(head), rows: body.map(cells) };
}
