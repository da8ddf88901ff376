import { expect, test } from "vitest";
import type { SeatScore } from "../protocol/SeatScore";
import { sourcesOf } from "./sources";

const score = (seat: number, towns: number, tiles: number): SeatScore => ({
  seat,
  total: towns + tiles,
  place: null,
  sources: [
    { source: "towns", name: "Towns", points: towns },
    { source: "tiles", name: "Tiles", points: tiles },
    { source: "nothing", name: "Nothing", points: 0 },
  ],
});

test("sources of points are listed the richest first, without those that gave nothing", () => {
  expect(sourcesOf([score(0, 3, 10), score(1, -4, 2)]).map((one) => one.source)).toEqual(["tiles", "towns"]);
});
