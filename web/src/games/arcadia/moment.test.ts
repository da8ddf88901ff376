import { expect, it } from "vitest";
import { momentOf } from "./moment";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";

it("every table is in some part of a phase", () => {
  for (const { view } of positions) expect(momentOf(view)).not.toBeNull();
});

it("what is asked says more than what comes next", () => {
  const asked = (kind: string) =>
    ({ battle: null, step: "military", asked: [{ question: { kind } }] }) as unknown as View;
  expect(momentOf(asked("manage"))).toBe("management");
  expect(momentOf(asked("march"))).toBe("military");
});
