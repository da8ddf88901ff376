import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Explainer, HOLD, REST, type About } from "./explain.svelte";

const about: About = { title: "Temple", lines: ["Brings a priest."], moves: [] };
let on: ReturnType<Explainer["attributes"]>;
const thing = {
  isConnected: true,
  matches: () => true,
  dispatchEvent: (event: Parameters<typeof on.onasked>[0]) => on.onasked(event),
} as unknown as Element & { isConnected: boolean };
const pointer = (pointerType: string, x = 0) =>
  ({ pointerType, currentTarget: thing, clientX: x, clientY: 0 }) as unknown as PointerEvent;
const click = () => {
  const event = { stopped: false, preventDefault() {}, stopImmediatePropagation: () => (event.stopped = true) };
  return event as typeof event & MouseEvent;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what a thing is, is told", () => {
  it("to a mouse that rests on it, and not to one that passes by", () => {
    const explainer = new Explainer();
    on = explainer.attributes(() => about);
    on.onpointerenter(pointer("mouse"));
    vi.advanceTimersByTime(REST - 1);
    on.onpointerleave(pointer("mouse"));
    vi.advanceTimersByTime(REST);
    expect(explainer.hint).toBeNull();
    on.onpointerenter(pointer("mouse"));
    vi.advanceTimersByTime(REST);
    expect(explainer.hint).toMatchObject({ title: "Temple", anchor: thing, touched: false });
  });

  it("to a finger that stays, whose lifting is then no click", () => {
    const explainer = new Explainer();
    on = explainer.attributes((touched) => (touched ? about : null));
    on.onpointerdown(pointer("touch"));
    // The table hushes whatever was said before as soon as it is touched anywhere.
    explainer.hush();
    vi.advanceTimersByTime(HOLD + 1);
    on.onpointerup();
    on.onpointerleave(pointer("touch"));
    on.onblur({ currentTarget: thing } as unknown as FocusEvent);
    expect(explainer.hint).toMatchObject({ title: "Temple", touched: true });
    const [first, second] = [click(), click()];
    on.onclickcapture(first);
    on.onclickcapture(second);
    expect([first.stopped, second.stopped]).toEqual([true, false]);
  });

  it("not to a finger that taps, nor to one that moves the picture", () => {
    const explainer = new Explainer();
    on = explainer.attributes(() => about);
    on.onpointerdown(pointer("touch"));
    on.onpointerup();
    vi.advanceTimersByTime(HOLD + 1);
    on.onpointerdown(pointer("touch"));
    on.onpointermove(pointer("touch", 40));
    vi.advanceTimersByTime(HOLD + 1);
    expect(explainer.hint).toBeNull();
    const tap = click();
    on.onclickcapture(tap);
    expect(tap.stopped).toBe(false);
  });

  it("to whoever comes with the keys, until they go on", () => {
    const explainer = new Explainer();
    on = explainer.attributes(() => about);
    on.onfocus({ currentTarget: thing } as unknown as FocusEvent);
    vi.advanceTimersByTime(1);
    expect(explainer.hint?.lines).toEqual(["Brings a priest."]);
    on.onblur({ currentTarget: thing } as unknown as FocusEvent);
    expect(explainer.hint).toBeNull();
  });

  it("as it is after others moved, and no more when it is gone", () => {
    const explainer = new Explainer();
    on = explainer.attributes(() => about);
    on.onpointerdown(pointer("touch"));
    // Drawn anew under the finger.
    on = explainer.attributes(() => ({ ...about, title: "Sanctuary" }));
    vi.advanceTimersByTime(HOLD + 1);
    expect(explainer.hint).toMatchObject({ title: "Sanctuary", touched: true });
    on = explainer.attributes(() => ({ ...about, lines: ["Brings two priests."] }));
    explainer.retell();
    expect(explainer.hint).toMatchObject({ title: "Temple", lines: ["Brings two priests."], touched: true });
    thing.isConnected = false;
    explainer.retell();
    thing.isConnected = true;
    expect(explainer.hint).toBeNull();
    explainer.retell();
    expect(explainer.hint).toBeNull();
  });
});
