// A game that nobody drew: the small one that was written from CONTRIBUTING.md stands in the library's list and is played
// to its end from the list of moves, everybody's choice in secret. It has a library of its own (`crates/server/examples/fair.rs`).
import type { Page } from "@playwright/test";
import { expect, test } from "./library";
import { open } from "./server";

const usual = process.env.BASE_URL;
let close = async () => {};
test.beforeAll(async () => {
  const binary = process.env.LUDOTHEQUE_FAIR;
  if (!binary) throw new Error("LUDOTHEQUE_FAIR must name the built example: use `cargo xtask e2e`");
  const opened = await open(binary);
  process.env.BASE_URL = opened.address;
  close = opened.close;
});
test.afterAll(async () => {
  process.env.BASE_URL = usual;
  await close();
});

/** Lays a card from the list of moves, and confirms it. */
async function lay(page: Page, card: string): Promise<void> {
  const moves = page.getByTestId("moves");
  if (!(await moves.isVisible())) await page.keyboard.press("m");
  await moves.locator(`[data-move="lay ${card}"]`).click();
  await page.getByTestId("confirm").click();
}

test("a game without a board is found, opened and played to its end from the list of moves", async ({ person }) => {
  const ada = await person();
  const bob = await person({ locale: "fr-FR" });

  await ada.goto("/");
  const shelf = ada.getByRole("article").filter({ has: ada.getByRole("heading", { name: "Fair", exact: true }) });
  await shelf.getByRole("link", { name: "New table" }).click();
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("radio", { name: "2 players" }).check({ force: true });
  await ada.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await ada.getByRole("radio", { name: /By link only/ }).check({ force: true });
  await ada.getByRole("button", { name: "Open the table" }).click();
  await bob.goto(await ada.getByLabel("Invitation link").inputValue());
  await bob.getByLabel("Votre nom").fill("Bob");
  await bob.locator("form").getByRole("button", { name: "S’asseoir" }).click();
  await ada.getByRole("button", { name: "Start", exact: true }).click();

  const rounds = [
    ["pie", "cider"],
    ["lantern", "lantern"],
    ["fiddle", "pickpocket"],
    ["strongbox", "pie"],
  ] as const;
  const table = (page: Page) => page.getByTestId("table");
  for (const [round, [hers, his]] of rounds.entries()) {
    // Both are asked; hers lies face down until his is there.
    await expect(ada.getByText("Lay a card face down.").first()).toBeVisible();
    await lay(ada, hers);
    await expect(table(bob)).toHaveAttribute("data-at", String(2 * round + 1));
    await expect(bob.locator(".view")).toContainText("sealed");
    await expect(ada.getByTestId("question")).toContainText("Bob is deciding.");
    await expect(bob.getByText("Posez une carte face cachée.").first()).toBeVisible();
    await lay(bob, his);
    await expect(table(ada)).toHaveAttribute("data-at", String(2 * round + 2));
  }

  const places = (page: Page, title: string) => page.getByRole("region", { name: title }).locator(".places li");
  await expect(places(ada, "The result")).toHaveCount(2);
  await expect(places(bob, "Le résultat")).toHaveCount(2);
});
