// What the parts of the table share beside what every board does: which scene the board shows, and where units are put.
import { Desk, deskOf, type Answer } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { BoardProps } from "../game";
import { answersOf } from "./answers";
import { nationOf } from "./colours";
import { placeOf } from "./happenings";
import { goalsOf, moveOf, oddsOf, placesOf, type Place } from "./places";
import { postId } from "./printed";
import type { Event } from "./protocol/Event";
import type { Nation } from "./protocol/Nation";
import type { Odds } from "./protocol/Odds";
import type { PlayerView } from "./protocol/PlayerView";
import type { Question } from "./protocol/Question";
import type { View } from "./protocol/View";
import { words } from "./words";

/** What the board shows: the land, a field of battle, or one of the tables people sit at. */
export const SCENES = ["map", "battle", "diplomacy", "election", "recruit", "choice"] as const;
export type Scene = (typeof SCENES)[number];

const OF_QUESTION: Partial<Record<Question["kind"], Scene>> = {
  pick_nation: "choice",
  pick_ideology: "choice",
  choose_politics: "choice",
  search_heir: "choice",
  talk: "diplomacy",
  answer_deal: "diplomacy",
  vote: "election",
  contest: "election",
  choose_camp: "election",
  manage: "recruit",
  enlist: "recruit",
};
/** While others are asked: what comes next tells what is going on. */
const OF_STEP: Partial<Record<string, Scene>> = {
  "election-bargains": "diplomacy",
  bargains: "diplomacy",
  ballot: "diplomacy",
  contest: "election",
  camps: "election",
};

export class TableDesk extends Desk<View, Place, Event> {
  protected readonly words = words;
  readonly placeOf = placeOf;
  /** A scene the reader looks at, until there is another offer. */
  #looksAt = $state.raw<{ of: LegalMove[]; scene: Scene } | null>(null);
  /** Where what is bought goes, as far as it can. */
  #target = $state.raw<string | null>(null);
  /** The cell of the field under the pointer. */
  over = $state.raw<Place | null>(null);

  readonly me: PlayerView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.players[this.seat] ?? null),
  );
  readonly question: Question | null = $derived.by(
    () => (this.moves.length > 0 && this.view.asked.find((one) => one.seat === this.seat)?.question) || null,
  );
  /** The seat whose area is shown large: one's own, or for spectators the active one. */
  readonly main: number = $derived.by(() => this.seat ?? this.view.active ?? this.view.first);
  /** What is asked, or what happens. */
  readonly natural: Scene = $derived.by(() => {
    const asked = this.question && OF_QUESTION[this.question.kind];
    if (asked) return asked;
    if (this.view.battle) return "battle";
    return (this.view.asked.length > 0 && !this.question ? OF_STEP[this.view.step] : undefined) ?? "map";
  });
  readonly scene: Scene = $derived.by(() => (this.#looksAt?.of === this.moves ? this.#looksAt.scene : this.natural));
  /** Posts something can be bought for. */
  readonly targets: string[] = $derived.by(() => {
    const posts = this.moves.flatMap((legal) => {
      const move = moveOf(legal);
      return move.kind === "buy" || move.kind === "take_free" ? [postId(move.to)] : [];
    });
    return [...new Set(posts)];
  });
  readonly target: string | null = $derived.by(() =>
    this.#target !== null && this.targets.includes(this.#target) ? this.#target : (this.targets[0] ?? null),
  );

  /** The attack that is planned, or that is ordered and waits for a card, with its odds. */
  readonly ordered: { odds: Odds; planned: boolean } | null = $derived.by(() => {
    const last = this.planned.at(-1);
    const planned = last && oddsOf(moveOf(last), this.view);
    const odds = planned ?? this.view.battle?.under_way;
    return odds ? { odds, planned: last !== undefined } : null;
  });

  placesOf(legal: LegalMove): Place[] {
    const own = placesOf(legal, this.view);
    return this.wanted ? [...own, ...goalsOf(legal)] : own;
  }
  override answers(): Answer[] {
    return this.wanted ? [] : answersOf(this);
  }
  /** One unit into the army that is marked; a gun is aimed where it meets most. */
  protected override obvious(moves: LegalMove[]): LegalMove[] {
    const bought = moves.filter((legal) => {
      const move = moveOf(legal);
      const goes = move.kind === "buy" || move.kind === "take_free";
      return goes && postId(move.to) === this.target && (move.kind !== "buy" || move.count === 1);
    });
    if (bought.length > 0) return bought.slice(0, 1);
    const aimed = moves.every((legal) => moveOf(legal).kind === "aim");
    if (!aimed) return moves;
    const met = (legal: LegalMove): number => {
      const move = moveOf(legal);
      if (move.kind !== "aim") return 0;
      return this.view.battle?.aims.find(({ x, y }) => x === move.x && y === move.y)?.line.length ?? 0;
    };
    const most = Math.max(0, ...moves.map(met));
    return most === 0 ? moves : moves.filter((legal) => met(legal) === most).slice(0, 1);
  }

  look(scene: Scene): void {
    this.#looksAt = scene === this.natural ? null : { of: this.moves, scene };
  }
  aimAt(post: string): void {
    this.#target = post;
  }

  nation(seat: number): Nation | null {
    return this.view.players[seat]?.nation ?? null;
  }
  /** For colours, also before a kingdom is chosen. */
  colours(seat: number): Nation {
    return nationOf(this.view, seat);
  }
  override person(seat: number | null): string {
    return seat === null ? this.word("person-none") : super.person(seat);
  }
  province(id: string | null): string {
    return id === null ? this.word("province-none") : this.word(`province-${id}`);
  }
}

export const { setDesk, getDesk } = deskOf((props: () => BoardProps<View>) => new TableDesk(props));
