import { expect, test } from "vitest";
import { deviceName } from "./device";

test("a browser is named by its brand and its system", () => {
  expect(
    deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"),
  ).toBe("Chrome · Linux");
  expect(deviceName("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(
    "Firefox · Windows",
  );
  expect(
    deviceName(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    ),
  ).toBe("Safari · iPhone");
});

test("what says nothing known is shown as it is, in short", () => {
  expect(deviceName("curl/8.5")).toBe("curl/8.5");
  expect(deviceName("x".repeat(80))).toHaveLength(40);
});
