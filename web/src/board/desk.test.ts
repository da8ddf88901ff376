import { describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../games/game";
import type { LegalMove } from "../protocol/LegalMove";
import { Desk } from "./desk.svelte";
import { NOTHING } from "./motion";
import { catalogue } from "./words";

type Place = `field:${number}`;
interface Move {
  to: number;
}

const words = catalogue({
  en: () => Promise.resolve({ default: ["seat-0 = White"] }),
  fr: () => Promise.resolve({ default: ["seat-0 = Blanc"] }),
});
await words.load("en");

/** A game on a row of fields. */
class RowDesk extends Desk<null, Place> {
  protected readonly words = words;
  readonly placeOf = () => NOTHING;
  readonly main = 0;
  placesOf(legal: LegalMove): Place[] {
    return [`field:${(legal.move as Move).to}`];
  }
}

const move = (to: number, notation = `go ${to}`): LegalMove => ({ notation, text: `Go to ${to}`, move: { to } });
const target = {} as Element;
const click = (shiftKey = false) => ({ currentTarget: target, shiftKey }) as unknown as MouseEvent;

function desk(moves: LegalMove[], seat: number | null = 0) {
  const props: BoardProps<null> = {
    view: null,
    before: null,
    seat,
    seats: [],
    moves,
    news: [],
    planned: [],
    lately: [],
    pointed: null,
    choose: vi.fn(),
    answer: vi.fn(),
    why: vi.fn(),
    lang: "en",
    symbols: false,
    calm: true,
  };
  return { props, desk: new RowDesk(() => props) };
}

describe("a desk", () => {
  it("lets a place glow where a move can be made, and makes it", () => {
    const one = move(1);
    const { props, desk: row } = desk([one]);
    const spot = row.spot("field:1", { label: "Field 1" });
    expect(spot["data-glow"]).toBe("");
    expect(spot["aria-label"]).toBe("Field 1. Go to 1");
    spot.onclick(click());
    expect(props.choose).toHaveBeenCalledWith([one], target, "Field 1");
  });

  it("asks why where nothing can be done, but not for those who look on", () => {
    const { props, desk: row } = desk([move(1)]);
    const spot = row.spot("field:2", { label: "Field 2", why: "go 2" });
    expect(spot["data-glow"]).toBeUndefined();
    spot.onclick(click());
    expect(props.why).toHaveBeenCalledWith("go 2", target);
    const onlooker = desk([], null);
    onlooker.desk.spot("field:2", { label: "Field 2", why: "go 2" }).onclick(click());
    expect(onlooker.props.why).not.toHaveBeenCalled();
  });

  it("goes on with steps chosen together as soon as the next offer is there", () => {
    const { props, desk: row } = desk([move(1)]);
    row.spot("field:3", { label: "Field 3", by: ["go 1", "go 2"] }).onclick(click());
    expect(props.choose).toHaveBeenLastCalledWith([move(1)], null);
    row.goOn();
    expect(props.choose).toHaveBeenCalledTimes(1);
    props.moves = [move(2)];
    row.goOn();
    expect(props.choose).toHaveBeenLastCalledWith([move(2)], null);
  });

  it("says where something is in the way of those steps", () => {
    const { props, desk: row } = desk([move(5)]);
    row.spot("field:3", { label: "Field 3", by: ["go 1"] }).onclick(click());
    expect(props.why).toHaveBeenCalledWith("go 1", null);
  });

  it("calls a seat by its own word as long as nobody sits there", () => {
    expect(desk([]).desk.person(0)).toBe("White");
  });
});
