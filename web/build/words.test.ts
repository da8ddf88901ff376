import { describe, expect, test } from "vitest";
import { differences, messages, mistypedFrench, problems, unread, used } from "./words.js";

describe("the words of the client", () => {
  test("are complete in both languages, used, and typographically French", () => {
    expect(problems()).toEqual([]);
  });

  test("missing in one language are found", () => {
    const en = messages("hello = Hello { $name }\nbye = Bye\n");
    expect(differences({ en, fr: messages("hello = Bonjour { $name }\n") })).toEqual(['fr.ftl: "bye" is missing']);
  });

  test("that forget a parameter are found", () => {
    const en = messages("hello = Hello { $name }\n");
    expect(differences({ en, fr: messages("hello = Bonjour\n") })).toEqual(['fr.ftl: "hello" does not say $name']);
  });

  test("inside of plural forms have their parameters too", () => {
    const [needs] = messages("seats = { $count ->\n    [one] one of { $all }\n   *[other] many\n}\n").values();
    expect([...(needs ?? [])].sort()).toEqual(["all", "count"]);
  });

  test("that cannot be read or stand twice are found", () => {
    expect(unread("good = yes\nbad = { $\ngood = again\n")).toEqual(["bad", "good"]);
  });

  test("are found where they are asked for", () => {
    expect(used('t("home-title") + t(`theme-${name}`) + ("tab-log" satisfies Key)')).toEqual({
      whole: ["home-title", "tab-log"],
      begun: ["theme-"],
    });
  });

  test("with a plain space before a colon are no French", () => {
    expect(mistypedFrench("a = Vraiment ?")).toHaveLength(1);
    expect(mistypedFrench("a = Vraiment\u202f?")).toHaveLength(0);
    expect(mistypedFrench("a = l'eau")).toHaveLength(1);
    expect(mistypedFrench("a = { $count } : oui")).toHaveLength(1);
  });
});
