import { expect, it, vi } from "vitest";
import { lang, speak } from "../words/index.svelte";
import { catalogue } from "./words";

const files = () => ({
  en: vi.fn(() => Promise.resolve({ default: ["hello = Hello { $who }", "more = More"] })),
  fr: vi.fn(() => Promise.resolve({ default: ["hello = Bonjour { $who }"] })),
});

it("fetches the reader's language and no other", async () => {
  const catalogues = files();
  const words = catalogue(catalogues);
  expect(() => words("en")).toThrow();
  await words.load("en");
  await words.load("en");
  expect(words("en")("hello", { who: "Ada" })).toBe("Hello Ada");
  expect(words("en")("more")).toBe("More");
  expect(words("en")("a-card-of-the-owner")).toBe("a-card-of-the-owner");
  expect(catalogues.en).toHaveBeenCalledTimes(1);
  expect(catalogues.fr).not.toHaveBeenCalled();
});

it("says a message that is a part of another", async () => {
  const part = { key: "hello", args: { who: { key: "more", args: {} } } };
  const words = catalogue(files());
  await words.load("en");
  expect(words("en")("hello", { who: part })).toBe("Hello Hello More");
});

it("has the words of a board in use before the page speaks another language", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const [used, unused] = [files(), files()];
  const words = catalogue(used);
  catalogue(unused);
  await words.load("en");
  await speak("fr");
  expect(lang()).toBe("fr");
  expect(words("fr")("hello", { who: "Ada" })).toBe("Bonjour Ada");
  expect(unused.fr).not.toHaveBeenCalled();
  await speak("en");
  vi.unstubAllGlobals();
});
