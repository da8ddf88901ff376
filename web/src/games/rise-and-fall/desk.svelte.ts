// What the parts of the table share beside what every board does: the tile in hand, the hex pointed at.
import { Desk, deskOf, type Answer, type SpotOptions } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { BoardProps } from "../game";
import { pieceColour } from "./colours";
import { placeOf } from "./happenings";
import { laidTile } from "./land/ghost";
import { moveOf, placesOf, type Place } from "./places";
import type { CivView } from "./protocol/CivView";
import type { Event } from "./protocol/Event";
import type { Move } from "./protocol/Move";
import type { View } from "./protocol/View";
import { words } from "./words";

const ICONS: Partial<Record<Move["kind"], string>> = {
  end_turn: "flag",
  no_buy_back: "cross",
  no_swap: "cross",
  pass: "cross",
};
const iconOf = (move: Move) => (move.kind === "take" ? move.resource : (ICONS[move.kind] ?? "check"));
const quiet = (move: Move) => move.kind === "no_buy_back" || move.kind === "no_swap" || move.kind === "pass";

export class TableDesk extends Desk<View, Place, Event> {
  protected readonly words = words;
  readonly placeOf = placeOf;
  /** The hex under the pointer or in focus. */
  over = $state.raw<{ q: number; r: number } | null>(null);
  /** How the tile in hand is held. */
  turn = $state(0);
  /** The values of the Regions stand on the map. */
  values = $state(true);
  /** What lies open in the middle: the score sheet, the texts of the Tales. */
  open = $state<"sheet" | "tales" | null>(null);

  readonly me: CivView | null = $derived.by(() => (this.seat === null ? null : (this.view.civs[this.seat] ?? null)));
  /** Civilizations with a person: the others are led by cards. */
  readonly players: number = $derived.by(() => this.view.civs.length - (this.view.npcs?.civilizations.length ?? 0));
  /** The seat whose cards are shown large: one's own, or for spectators the one whose turn it is. */
  readonly main: number = $derived.by(() => this.seat ?? (this.view.turn < this.players ? this.view.turn : 0));
  /** Ways a tile, a place or lava can be turned now. */
  readonly turns: LegalMove[] = $derived.by(() => this.moves.filter((legal) => moveOf(legal).kind === "turn"));
  readonly #ways: number[] = $derived.by(() =>
    this.turns.map(moveOf).flatMap((move) => (move.kind === "turn" ? [move.turn] : [])),
  );
  /** The turn that is shown: as held if that is possible, else the first that is. */
  readonly shownTurn: number = $derived.by(() => {
    const held = this.turn % (laidTile(this.view)?.orientations ?? 6);
    return this.#ways.length === 0 || this.#ways.includes(held) ? held : this.#ways[0]!;
  });

  placesOf(legal: LegalMove): Place[] {
    return placesOf(moveOf(legal), this.view);
  }
  /** The ways to turn a tile stand beside it. */
  override answers(): Answer[] {
    return super.answers().flatMap((answer) => {
      const move = moveOf(answer.moves[0]!);
      return move.kind === "turn" ? [] : [{ ...answer, icon: iconOf(move), quiet: quiet(move) }];
    });
  }
  /** The tile in hand shows better than words where it would lie. */
  protected override hovered(options: SpotOptions, moves: LegalMove[]) {
    return this.#lays(moves) ? null : super.hovered(options, moves);
  }
  /** After the anchor of a tile: the turn it was held in, if that is possible. */
  protected override follow(moves: LegalMove[]): string[] {
    return this.#lays(moves) && (laidTile(this.view)?.orientations ?? 1) > 1 ? [`turn ${this.shownTurn}`] : [];
  }
  #lays(moves: LegalMove[]): boolean {
    return moves[0] !== undefined && moveOf(moves[0]).kind === "anchor";
  }

  override get middle(): boolean {
    return this.open !== null;
  }
  toggle(what: "sheet" | "tales"): void {
    this.open = this.open === what ? null : what;
  }

  colour(seat: number): string {
    return pieceColour(seat);
  }
  civ(seat: number): string {
    return this.word(`civ-${seat}`);
  }
  protected override unnamed(seat: number): string {
    return this.civ(seat);
  }
  /** Who sits there, or the non-player civilization. */
  override person(seat: number): string {
    const npc = this.view.npcs?.civilizations.find((it) => it.seat === seat);
    if (npc) return this.word("npc-level", { npc: this.word(`npc-${npc.npc}`), level: npc.level });
    return super.person(seat);
  }

  /** Turns the tile in hand, or the one just laid, through the ways that are possible. */
  rotate(by: number) {
    if (this.#ways.length > 0) {
      const at = this.#ways.indexOf(this.shownTurn);
      this.turn = this.#ways[(at + by + this.#ways.length) % this.#ways.length] ?? 0;
      return;
    }
    const most = laidTile(this.view)?.orientations ?? 1;
    this.turn = (((this.turn + by) % most) + most) % most;
  }

  /** Lays the tile as it is shown. */
  playTurn(anchor: Element | null) {
    const legal = this.turns[this.#ways.indexOf(this.shownTurn)];
    if (legal) this.play(legal, anchor);
  }
}

export const { setDesk, getDesk } = deskOf((props: () => BoardProps<View>) => new TableDesk(props));
