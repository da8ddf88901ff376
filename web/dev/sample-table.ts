// A table that stands still: what the development pages and the pictures show without a server.
import type { LegalMove } from "../src/protocol/LegalMove";
import type { Preview } from "../src/protocol/Preview";
import type { SeatInfo } from "../src/protocol/SeatInfo";
import type { Step } from "../src/protocol/Step";
import type { TableInfo } from "../src/protocol/TableInfo";
import type { Told } from "../src/protocol/Told";
import { notices } from "../src/state/notices.svelte";
import { extended, type Plan } from "../src/state/plan";
import { Table } from "../src/state/table.svelte";

const PEOPLE = ["Ada", "Blaise", "Curie", "Descartes", "Émilie", "Fermat", "Galois", "Hypatia"];

export function sampleInfo(seats: number, mine: number | null): TableInfo {
  const sitting = Array.from({ length: seats }, (_, seat): SeatInfo => {
    const name = PEOPLE[seat] ?? String(seat);
    const bot = mine !== null && seat !== mine;
    return {
      seat,
      holder: bot ? { kind: "bot", bot: "greedy", name, level: "medium" } : { kind: "person", id: "x", name },
      substitute: null,
      resigned: false,
      offered: false,
      before: null,
      online: true,
      clock: null,
    };
  });
  return {
    setup: {},
    mine: mine === null ? [] : [mine],
    host: true,
    invite: null,
    commitment: "",
    seed: null,
    rematch: null,
    paused: false,
    pause_asked: [],
    undo_request: null,
    abandon_request: null,
    alone: false,
    spectators: 0,
    stuck: false,
    secrets: false,
    hurry: null,
    id: "sample",
    game: "sample",
    title: "",
    stage: "playing",
    pace: { kind: "relaxed" } as unknown as TableInfo["pace"],
    public: false,
    seats: sitting,
    length: 40,
    waiting_for: [],
    my_turn: mine !== null,
    deadline: null,
    created: 0,
    changed: 0,
    choices: [],
    minutes: 60,
    result: null,
  };
}

/** What `news` of the address tells: events, each with its seat and notation if it matters, as steps of others. */
function stepsOf(wanted: URLSearchParams, seats: number, own: number | null): Step[] {
  const events = [JSON.parse(wanted.get("news") ?? "[]")].flat() as { seat?: number; notation?: string }[];
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
  return events.map((event, entry) => {
    const seat = event.seat ?? others[entry % others.length] ?? 0;
    const told: Told[] = [{ text: `does something worth a line (${entry + 1}).`, rule: "", event }];
    return { entry, time: 0, seat, by: "bot", notation: event.notation ?? "", told, undone: false };
  });
}

export class SampleTable extends Table {
  constructor(info: TableInfo, view: unknown, seat: number | null, moves: LegalMove[], wanted: URLSearchParams) {
    super("sample", null);
    const asked = seat === null ? [] : [{ seat, text: "What do you do?", question: {} }];
    const scores = info.seats.map(({ seat: of }) => ({ seat: of, total: 40, place: null, sources: [] }));
    const steps = stepsOf(wanted, info.seats.length, seat);
    this.info = info;
    this.steps = steps;
    this.position = {
      at: wanted.has("film") ? 0 : steps.length,
      viewer: seat,
      view,
      asked,
      moves: seat === null ? [] : moves,
      scores,
      undo: [],
      over: false,
    };
  }

  /** Planned as if it changed nothing but a number. */
  override async choose(move: LegalMove): Promise<void> {
    this.plan = extended(this.plan, move, await this.preview(move));
  }
  override async answer(move: LegalMove): Promise<void> {
    notices.say(move.text);
  }
  override async confirm(): Promise<void> {
    notices.say(this.plan.steps.map((step) => step.move.text).join(", "));
    this.takeBack(0);
  }
  override async preview(_move: LegalMove, _plan?: Plan): Promise<Preview> {
    const position = { ...this.position!, moves: [], asked: [] };
    const effects = [{ key: "holding-points", name: "points", before: 40, change: 3 }];
    return { position, told: [], gained: [], effects, turn_over: true, beyond: null };
  }
  override async why(): Promise<null> {
    notices.say("why?");
    return null;
  }
  override async readHistory(): Promise<void> {}
}
