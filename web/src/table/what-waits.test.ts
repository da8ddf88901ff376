import { render } from "svelte/server";
import { expect, it } from "vitest";
import WhatWaits from "./WhatWaits.svelte";

it("lists what waits, the next thing first, closed until somebody wants to know", () => {
  const lines = ["Ada: answer the attack", "Bob: place a farm, then gain income"];
  const html = render(WhatWaits, { props: { lines } }).body;
  expect(html).toMatch(/<details(?![^>]*open)/);
  expect(html).toContain("(2)");
  expect(html.indexOf(lines[0]!)).toBeGreaterThan(0);
  expect(html.indexOf(lines[0]!)).toBeLessThan(html.indexOf(lines[1]!));
});
