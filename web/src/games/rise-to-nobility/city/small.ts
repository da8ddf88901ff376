// What a place shows of itself on a phone: its name, its slots, and a few words.
import type { TableDesk } from "../desk.svelte";
import { diceText } from "../labels";
import type { House } from "../places";
import { goodOf, printed } from "../printed";
import type { DieView } from "../protocol/DieView";

export interface SmallSlot {
  place: string | null;
  die: DieView | null;
  values: string;
}

export interface Small {
  title: string;
  roof: string;
  slots: SmallSlot[];
  /** A drawing before the words. */
  icon: string;
  text: string;
}

export function smallOf(desk: TableDesk, house: House): Small {
  const { view, word } = desk;
  /** Slots that are filled one after the other: the next one says what it takes. */
  const row = (dice: (DieView | null)[], place: string, takes: number[]): SmallSlot[] => {
    const next = dice.indexOf(null);
    return dice.map((die, at) => ({
      die,
      place: at === next ? place : null,
      values: at === next ? diceText(takes) : "",
    }));
  };
  const each = (
    dice: readonly (DieView | null)[],
    place: (at: number) => string,
    values: (at: number) => string,
  ): SmallSlot[] => dice.map((die, at) => ({ die, place: place(at), values: values(at) }));
  switch (house) {
    case "council":
      return {
        title: word("draw-council"),
        roof: "#6b6e76",
        slots: [],
        icon: "vp",
        text: word("council-note", { loss: view.council_loss }),
      };
    case "castle":
      return {
        title: word("short-castle"),
        roof: "#5d4a8f",
        slots: each(
          view.castle,
          (at) => `slot:castle-${at + 1}`,
          (at) => diceText(printed.castle_slots[at]?.dice ?? []),
        ),
        icon: "reputation",
        text: printed.castle_slots
          .slice(0, view.castle.length)
          .map((slot) => `+${slot.reputation}`)
          .join(" "),
      };
    case "tavern":
      return {
        title: word("place-tavern"),
        roof: "#8a5a2e",
        slots: row(view.tavern.dice, "slot:tavern", view.tavern.takes),
        icon: "cards",
        text: word("tavern-note"),
      };
    case "yard":
      return {
        title: word("short-yard"),
        roof: "#a9682f",
        slots: row(view.yard, "slot:yard", view.yard_takes),
        icon: "house",
        text: word("n-coins", { coins: view.house_price }),
      };
    case "hall":
      return {
        title: word("place-hall"),
        roof: "#9a4636",
        slots: each(
          view.town_hall.map(({ die }) => die),
          (at) => `slot:hall:${at}`,
          (at) => `${printed.town_hall[at]?.die ?? ""}`,
        ),
        icon: "tile",
        text: word("hall-note"),
      };
    case "berk":
      return {
        title: word("short-berk"),
        roof: "#3f5f86",
        slots: each(
          view.berk,
          (at) => `slot:berk:${at}`,
          (at) => diceText(printed.berk_slots[at]?.dice ?? []),
        ),
        icon: "modifier",
        text: printed.berk_slots
          .map(
            ({ free_modifiers, extra_modifiers }) =>
              `${free_modifiers}${extra_modifiers > 0 ? `+${extra_modifiers}` : ""}`,
          )
          .join(" "),
      };
    case "port":
      return {
        title: word("place-port"),
        roof: "#22668a",
        slots: each(
          view.port.dice,
          (at) => `slot:port:${at + 1}`,
          (at) => `${at + 1}`,
        ),
        icon: "coin",
        text: word("port-note"),
      };
    case "office":
      return {
        title: word("draw-chancellery"),
        roof: "#5f5680",
        slots: each(
          view.chancellery?.dice ?? [],
          (at) => `slot:office:${at}`,
          (at) => `${at + 1}`,
        ),
        icon: "",
        text: "",
      };
    default: {
      const guild = view.guilds.find((one) => one.guild === house);
      return {
        title: word(`short-${house}`),
        roof: `var(--rtn-roof-${goodOf(house)})`,
        slots: each(
          guild?.dice ?? [],
          (at) => `slot:${house}:${at}`,
          (at) => diceText(printed.guild_slots[at]?.dice ?? []),
        ),
        icon: goodOf(house),
        text: guild?.open_slots === 0 ? word("guild-full") : "",
      };
    }
  }
}
