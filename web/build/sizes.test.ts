import { expect, test } from "vitest";
import { downloads, part, shareAmongGames, tooHeavy } from "./sizes.js";

test("a chunk belongs to the game whose files it holds, or to the shell", () => {
  expect(part(["/x/node_modules/d3-zoom/index.js", "/x/web/src/games/tapestry/board.ts"])).toBe("tapestry");
  expect(part(["/x/web/src/games/index.ts", "/x/web/src/main.ts"])).toBe("shell");
  expect(part(["/x/web/src/words/fr.ftl?raw"])).toBe("shell in fr");
  expect(part(["/x/web/src/pages/settings/Told.svelte", "/x/web/src/pages/Settings.svelte"])).toBe("account");
  expect(part(["/x/games/tapestry/words/fr.ftl?raw", "/x/web/src/games/tapestry/words/fr.ftl?raw"])).toBe(
    "tapestry in fr",
  );
});

test("a reader downloads one language of shell and board, and the board kit with the shell", () => {
  const words = { "shell in en": 6, "shell in fr": 7 };
  const bytes = {
    ...words,
    shell: 130,
    account: 10,
    shared: 20,
    fonts: 40,
    tapestry: 50,
    "tapestry in en": 9,
    "tapestry in fr": 11,
  };
  expect(downloads(bytes)).toEqual({ shell: 157, account: 10, fonts: 40, tapestry: 61 });
});

test("what is too heavy is named", () => {
  expect(tooHeavy({ shell: 179_000, tapestry: 89_000, fonts: 40_000 })).toEqual([]);
  expect(tooHeavy({ shell: 181_000 })).toEqual(["shell: 181000 bytes, at most 180000"]);
  expect(tooHeavy({ "terra-mystica": 61_000 })).toHaveLength(1);
  expect(tooHeavy({ tapestry: 91_000 })).toHaveLength(1);
  expect(tooHeavy({ account: 26_000 })).toHaveLength(1);
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
