import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api";

afterEach(() => vi.unstubAllGlobals());

test("the log is read page after page and is one whole", async () => {
  const asked: (string | null)[] = [];
  const page = (from: number) => ({
    opening: from === 0 ? [{ text: "begun" }] : [],
    steps: [{ entry: from }, { entry: from + 1 }],
    scores: from === 0 ? [[0], [1], [2]] : [[from + 1], [from + 2]],
    next: from < 4 ? from + 2 : null,
  });
  vi.stubGlobal("fetch", (address: string) => {
    const words = new URL(address, "http://here").searchParams;
    expect(words.get("seat")).toBe("1");
    asked.push(words.get("from"));
    return Promise.resolve(new Response(JSON.stringify(page(Number(words.get("from") ?? 0)))));
  });
  const whole = await api.history("table", { seat: 1 });
  expect(asked).toEqual([null, "2", "4"]);
  expect(whole.opening).toHaveLength(1);
  expect(whole.steps.map((step) => step.entry)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(whole.scores.map((row) => row[0])).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
