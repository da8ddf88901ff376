import { describe, expect, test } from "vitest";
import { inline, markdown } from "./markdown";

describe("a rule's text", () => {
  test("has bold, italic, code and links to rules", () => {
    expect(inline("**Pay** *one* `worker` (TM-8.12)")).toEqual([
      { kind: "bold", inside: [{ kind: "text", text: "Pay" }] },
      { kind: "text", text: " " },
      { kind: "italic", inside: [{ kind: "text", text: "one" }] },
      { kind: "text", text: " " },
      { kind: "code", text: "worker" },
      { kind: "text", text: " (" },
      { kind: "rule", id: "TM-8.12" },
      { kind: "text", text: ")" },
    ]);
    expect(inline("see TM-X6")).toContainEqual({ kind: "rule", id: "TM-X6" });
  });

  test("keeps everything that is no mark as it is", () => {
    expect(inline("<b>2 * 3</b>")).toEqual([{ kind: "text", text: "<b>2 * 3</b>" }]);
  });

  test("is cut into paragraphs, lists and tables", () => {
    const blocks = markdown("First.\nSecond.\n\n- one\n- two\n  more\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | 2 |");
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "list", "table"]);
    expect(blocks[1]).toMatchObject({ ordered: false, items: [[{ text: "one" }], [{ text: "two more" }]] });
    expect(blocks[2]).toMatchObject({ ordered: true });
    expect(blocks[3]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  test("may have a list right after a sentence", () => {
    expect(markdown("Choose:\n- one\n- two").map((block) => block.kind)).toEqual(["paragraph", "list"]);
  });
});

test("the tag of a source is left to the badge", () => {
  expect(markdown("Decided. [public]")).toEqual([{ kind: "paragraph", inside: [{ kind: "text", text: "Decided." }] }]);
});
