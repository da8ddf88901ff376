// The library in a real browser. `cargo xtask e2e` says where the browser and the server are.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  // `npm run trial`: whole games at every size, and figures; longer than anybody waits for tests.
  testDir: process.env.TRIAL ? "trial" : "e2e",
  outputDir: "output/e2e",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // A test computes on little more than one core, so two of them go side by side; what is measured goes alone.
  workers: process.env.TRIAL ? 1 : 2,
  // Every run plays other games: what fails is played once more, and what needed it is named as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [["list"]],
  globalSetup: "./e2e/server.ts",
  use: {
    // What does not come up by then never does: a test says so instead of waiting for its own end.
    actionTimeout: 30_000,
    viewport: { width: 1366, height: 768 },
    screenshot: "only-on-failure",
    // Recording every step of a whole game costs more than playing it.
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
