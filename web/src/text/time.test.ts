import { expect, test } from "vitest";
import { duration, face, locale, relative } from "./time";

const minute = 60_000;

test("a clock shows minutes and seconds, hours, or days", () => {
  expect(face(52_000, "en")).toBe("0:52");
  expect(face(12 * minute + 4_000, "en")).toBe("12:04");
  expect(face(62 * minute, "en")).toBe("1:02:00");
  expect(face(-5, "en")).toBe("0:00");
  expect(face(50 * 60 * minute, "en")).toMatch(/^2 days? 2 hr$/);
});

test("a duration is told in its greatest fitting unit", () => {
  expect(duration(24 * 60 * minute, "en")).toBe("1 day");
  expect(duration(72 * 60 * minute, "en")).toBe("3 days");
  expect(duration(90 * minute, "en")).toBe("90 min");
  expect(duration(20_000, "en")).toBe("20 sec");
});

test("a moment is told from now, in the reader's language", () => {
  expect(relative(0, 3 * 60 * minute, "en")).toBe("3 hours ago");
  expect(relative(24 * 60 * minute, 0, "fr")).toBe("demain");
});

test("times are written as the reader's country does", () => {
  expect(locale("en", ["fr-FR", "en-US", "en"])).toBe("en-US");
  expect(locale("en", ["fr"])).toBe("en-GB");
  expect(locale("fr", ["en-GB"])).toBe("fr");
});
