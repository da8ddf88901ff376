// The choices for a new table, as a form holds them.
import type { GameInfo } from "../../protocol/GameInfo";
import type { NewTable } from "../../protocol/NewTable";
import type { Pace } from "../../protocol/Pace";
import type { SeatPlan } from "../../protocol/SeatPlan";
import type { Sharing } from "../../protocol/Sharing";
import type { TableInfo } from "../../protocol/TableInfo";

export interface Form {
  game: string;
  /** Only what differs from the usual setup. */
  setup: Record<string, unknown>;
  seats: SeatPlan[];
  pace: Pace;
  public: boolean;
  title: string;
  /** How people share seats, where the game knows of it. */
  sharing: Sharing;
}

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

export interface Preset {
  id: "relaxed" | "quick" | "evening" | "slow" | "daily" | "three-days" | "week";
  pace: Pace;
}

export const presets: Preset[] = [
  { id: "relaxed", pace: { kind: "relaxed" } },
  { id: "quick", pace: { kind: "live", bank: 15 * minute, increment: 20 } },
  { id: "evening", pace: { kind: "live", bank: 30 * minute, increment: 30 } },
  { id: "slow", pace: { kind: "live", bank: 60 * minute, increment: minute } },
  { id: "daily", pace: { kind: "correspondence", per_turn: day } },
  { id: "three-days", pace: { kind: "correspondence", per_turn: 3 * day } },
  { id: "week", pace: { kind: "correspondence", per_turn: 7 * day } },
];

/** The preset a pace is; null if it is somebody's own. */
export function presetOf(pace: Pace): Preset | null {
  return presets.find((preset) => JSON.stringify(preset.pace) === JSON.stringify(pace)) ?? null;
}

export function emptyForm(game: GameInfo): Form {
  const seats = Math.min(Math.max(4, game.seats[0]), game.seats[1]);
  return {
    game: game.id,
    setup: {},
    seats: withSeats([], seats),
    pace: { kind: "relaxed" },
    public: true,
    title: "",
    sharing: "alone",
  };
}

/** As many seats as wanted: the first ones stay, new ones are open, and the host sits somewhere. */
export function withSeats(seats: SeatPlan[], count: number): SeatPlan[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push({ kind: "open" });
  return kept.some((seat) => seat.kind === "me") ? kept : [{ kind: "me" }, ...kept.slice(1)];
}

function valueOf(setups: unknown[], game: GameInfo, seats: number, key: string): unknown {
  const setup = setups[seats - game.seats[0]];
  return typeof setup === "object" && setup !== null ? (setup as Record<string, unknown>)[key] : undefined;
}

/** The usual value of an option at this number of seats. */
export function usualValue(game: GameInfo, seats: number, key: string): unknown {
  return valueOf(game.usual, game, seats, key);
}

/** The options the rulebook answers otherwise than usual tables do, with its answers. */
export function rulebookChoices(game: GameInfo, seats: number): Map<string, unknown> {
  const answers = game.options.map(({ key }): [string, unknown] => [key, valueOf(game.rulebook, game, seats, key)]);
  return new Map(
    answers.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usualValue(game, seats, key))),
  );
}

/** As in the rulebook wherever usual tables play otherwise; every other choice stays. */
export function asInRulebook(form: Form, game: GameInfo): Form {
  return [...rulebookChoices(game, form.seats.length)].reduce(
    (made, [key, value]) => withOption(made, game, key, value),
    form,
  );
}

/** With an option set; what is usual is not written down. */
export function withOption(form: Form, game: GameInfo, key: string, value: unknown): Form {
  const usual = usualValue(game, form.seats.length, key);
  const setup = { ...form.setup };
  const same = value === undefined || JSON.stringify(value) === JSON.stringify(usual);
  if (same) delete setup[key];
  else setup[key] = value;
  return { ...form, setup };
}

export function optionValue(form: Form, game: GameInfo, key: string): unknown {
  return key in form.setup ? fitted(form, game, key) : usualValue(game, form.seats.length, key);
}

/** A choice as it is for this number of seats: new seats have what the last one has. */
function fitted(form: Form, game: GameInfo, key: string): unknown {
  const value = form.setup[key];
  const bySeat = game.options.some((option) => option.key === key && option.values.kind === "each_seat");
  if (!bySeat || !Array.isArray(value) || value.length === 0) return value;
  return form.seats.map((_, seat) => value[seat] ?? value.at(-1));
}

/** One value for every seat: the first one chosen is everybody's, and without one nobody has any. */
export function withSeatValue(values: string[], seats: number, seat: number, value: string): string[] {
  if (value === "") return [];
  return Array.from({ length: seats }, (_, place) => (place === seat ? value : (values[place] ?? value)));
}

/** The choices of an earlier table; its people become open seats. */
export function copied(info: TableInfo, game: GameInfo): Form {
  const seats = info.seats.map((seat): SeatPlan => {
    if (info.mine[0] === seat.seat) return { kind: "me" };
    if (seat.holder.kind === "bot") return { kind: "bot", bot: seat.holder.bot };
    if (seat.holder.kind === "local") return { kind: "local", name: seat.holder.name };
    return { kind: "open" };
  });
  const form: Form = {
    game: info.game,
    setup: {},
    seats: withSeats(seats, seats.length),
    pace: info.pace,
    public: info.public,
    title: info.title,
    sharing: info.sharing ?? "alone",
  };
  const setup = typeof info.setup === "object" && info.setup !== null ? (info.setup as Record<string, unknown>) : {};
  return game.options.reduce(
    (made, option) => (option.key in setup ? withOption(made, game, option.key, setup[option.key]) : made),
    form,
  );
}

export function complete(form: Form): boolean {
  return form.seats.every((seat) => seat.kind !== "open");
}

export function request(form: Form, game: GameInfo): NewTable {
  const keys = Object.keys(form.setup);
  const setup = keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, fitted(form, game, key)])) : null;
  return {
    game: form.game,
    setup,
    seats: form.seats,
    pace: form.pace,
    public: form.public,
    title: form.title.trim(),
    // Where seats are shared, others may still come to sit beside us.
    start: complete(form) && form.sharing === "alone",
    ...(form.sharing === "alone" ? {} : { sharing: form.sharing }),
  };
}
