import { render } from "svelte/server";
import { expect, it } from "vitest";
import Whole from "../../board/testing/Whole.svelte";
import { everyLanguage } from "../../board/testing/tables";
import { client } from ".";
import { percent, hitOf } from "./field/odds";
import { moveOf, oddsOf } from "./places";
import type { Odds } from "./protocol/Odds";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";
import { words } from "./words";

await everyLanguage(words);

const table = (view: View, seat: number, planned: (typeof positions)[number]["moves"]): string =>
  render(Whole, {
    props: {
      client,
      board: {
        view,
        before: planned.length > 0 ? view : null,
        seat,
        seats: [],
        moves: [],
        news: [],
        planned,
        lately: [],
        pointed: null,
        choose: () => {},
        answer: () => {},
        why: () => {},
        lang: "en",
        symbols: false,
        calm: true,
      },
    },
  }).body;

const ordered = positions.flatMap(({ view, seat, moves }) =>
  moves.flatMap((legal) => {
    const odds: Odds | undefined = oddsOf(moveOf(legal), view);
    return odds ? [{ view, seat, legal, odds }] : [];
  }),
);

it("an attack keeps its odds while it is planned, beside its target and below the field", () => {
  const { view, seat, legal, odds } = ordered[0]!;
  const text = words("en")("ordered-planned");
  const html = table(view, seat, [legal]);
  expect(html).toContain(text);
  expect(html).toContain(`${percent(hitOf(odds))} %`);
  expect(table(view, seat, [])).not.toContain(text);
});

it("everybody sees the odds of an attack that waits for a card", () => {
  const { view, seat, odds } = ordered[0]!;
  const waits = { ...view, battle: { ...view.battle!, odds: [], under_way: { ...odds, launch: null } } };
  for (const who of [seat, 1 - seat]) {
    expect(table(waits, who, [])).toContain(words("en")("ordered-waits"));
  }
});
