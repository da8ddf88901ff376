import { describe, expect, test } from "vitest";
import type { GameInfo } from "../../protocol/GameInfo";
import type { TableInfo } from "../../protocol/TableInfo";
import {
  asInRulebook,
  complete,
  copied,
  emptyForm,
  optionValue,
  presetOf,
  request,
  rulebookChoices,
  withOption,
  withSeats,
  withSeatValue,
} from "./form";

const game: GameInfo = {
  id: "g",
  name: "G",
  prefix: "G",
  seats: [2, 5],
  rules_version: 1,
  content: "",
  secrets: false,
  options: [
    { key: "map", name: "Map", about: "", values: { kind: "one_of", values: [] } },
    { key: "long", name: "Long", about: "", values: { kind: "flag" } },
    { key: "level", name: "Level", about: "", values: { kind: "each_seat", values: [] } },
  ],
  usual: [
    { map: "small", long: false },
    { map: "base", long: false },
    { map: "base", long: false },
    { map: "base", long: false },
  ],
  rulebook: [
    { map: "small", long: true },
    { map: "base", long: true },
    { map: "base", long: true },
    { map: "base", long: false },
  ],
  formats: [],
  bots: [],
  minutes: [30, 15],
  orders: [],
};

describe("a new table", () => {
  test("has four seats and the usual choices to begin with", () => {
    const made = request(emptyForm(game), game);
    expect(made.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
    expect(made).toMatchObject({ setup: null, start: false });
  });

  test("writes down only what is not usual", () => {
    let form = withOption(emptyForm(game), game, "map", "fjords");
    expect(request(form, game).setup).toEqual({ map: "fjords" });
    expect(optionValue(form, game, "map")).toBe("fjords");
    expect(optionValue(form, game, "long")).toBe(false);
    form = withOption(form, game, "map", "base");
    expect(request(form, game).setup).toBeNull();
  });

  test("is as in the rulebook in one click, and keeps what else was chosen", () => {
    const form = withOption(emptyForm(game), game, "map", "fjords");
    expect(request(asInRulebook(form, game), game).setup).toEqual({ map: "fjords", long: true });
    expect(rulebookChoices(game, 3)).toEqual(new Map([["long", true]]));
    expect(rulebookChoices(game, 5).size).toBe(0);
  });

  test("has one value for every seat, or none at all", () => {
    expect(withSeatValue([], 3, 1, "new")).toEqual(["new", "new", "new"]);
    expect(withSeatValue(["new", "new", "new"], 3, 0, "old")).toEqual(["old", "new", "new"]);
    expect(withSeatValue(["old", "new", "new"], 3, 2, "")).toEqual([]);
    const form = withOption(emptyForm(game), game, "level", ["old", "new", "old", "new"]);
    expect(request({ ...form, seats: withSeats(form.seats, 3) }, game).setup).toEqual({ level: ["old", "new", "old"] });
    expect(optionValue({ ...form, seats: withSeats(form.seats, 5) }, game, "level")).toEqual([
      "old",
      "new",
      "old",
      "new",
      "new",
    ]);
  });

  test("always has a seat for whoever makes it", () => {
    expect(withSeats([{ kind: "open" }, { kind: "open" }], 2).map((seat) => seat.kind)).toEqual(["me", "open"]);
    expect(withSeats([{ kind: "open" }, { kind: "me" }], 3).map((seat) => seat.kind)).toEqual(["open", "me", "open"]);
  });

  test("begins at once when nobody is missing", () => {
    const form = { ...emptyForm(game), seats: [{ kind: "me" } as const, { kind: "bot", bot: "greedy" } as const] };
    expect(complete(form)).toBe(true);
    expect(request(form, game).start).toBe(true);
  });

  test("knows its pace by name unless it is somebody's own", () => {
    expect(presetOf({ kind: "relaxed" })?.id).toBe("relaxed");
    expect(presetOf({ kind: "live", bank: 1, increment: 1 })).toBeNull();
  });

  test("copies an earlier one: choices, bots and pace, but not its people", () => {
    const earlier = {
      game: "g",
      title: "Friday",
      pace: { kind: "relaxed" },
      public: false,
      setup: { map: "fjords", long: false, secret: 1 },
      mine: [1],
      seats: [
        { seat: 0, holder: { kind: "person", id: "b", name: "B" } },
        { seat: 1, holder: { kind: "person", id: "a", name: "A" } },
        { seat: 2, holder: { kind: "bot", bot: "greedy", name: "Greedy" } },
      ],
    } as unknown as TableInfo;
    const form = copied(earlier, game);
    expect(form.seats).toEqual([{ kind: "open" }, { kind: "me" }, { kind: "bot", bot: "greedy" }]);
    expect(form.setup).toEqual({ map: "fjords" });
    expect(form).toMatchObject({ public: false, title: "Friday" });
  });
});
