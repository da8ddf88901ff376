import { expect, test } from "vitest";
import { part, shareAmongGames, tooHeavy } from "./sizes.js";

test("a chunk belongs to the game whose files it holds, or to the shell", () => {
  expect(part(["/x/node_modules/d3-zoom/index.js", "/x/web/src/games/tapestry/board.ts"])).toBe("tapestry");
  expect(part(["/x/web/src/games/index.ts", "/x/web/src/main.ts"])).toBe("shell");
});

test("what is too heavy is named", () => {
  expect(tooHeavy({ shell: 149_000, tapestry: 119_000, fonts: 40_000 })).toEqual([]);
  expect(tooHeavy({ shell: 151_000 })).toEqual(["shell: 151000 bytes, at most 150000"]);
  expect(tooHeavy({ tapestry: 130_000 })).toHaveLength(1);
});

test("what only games need is shared between them", () => {
  const parts = new Map([
    ["a", "tapestry"],
    ["b", "arcadia"],
    ["zoom", "shell"],
    ["page", "shell"],
    ["words", "shell"],
  ]);
  shareAmongGames(
    parts,
    new Map([
      ["a", ["zoom", "words"]],
      ["b", ["zoom"]],
      ["page", ["words"]],
      ["zoom", []],
    ]),
  );
  expect([parts.get("zoom"), parts.get("words"), parts.get("page")]).toEqual(["shared", "shell", "shell"]);
});
