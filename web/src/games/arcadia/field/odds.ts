// What the server says about an attack, as people read it.
import type { LegalMove } from "../../../protocol/LegalMove";
import { unitName } from "../labels";
import { moveOf, oddsOf, pieceOf } from "../places";
import { unitId } from "../printed";
import type { Odds } from "../protocol/Odds";
import type { View } from "../protocol/View";
import type { Word } from "../words";

const FACES = 6;
const THROWS = 36;

export const percent = (part: number): number => Math.round(100 * part);
const launched = ({ launch }: Odds): number => (launch ? launch.passes / FACES : 1);
/** The attack is launched and hits. */
export const hitOf = (odds: Odds): number => (launched(odds) * odds.hits) / THROWS;
/** It is launched, and the attacker is hit. */
export const failOf = (odds: Odds): number => (launched(odds) * odds.fails) / THROWS;
export const refusalOf = (odds: Odds): number => 1 - launched(odds);
/** The target is hit and gives way, or is removed. */
export const breakOf = (odds: Odds): number => hitOf(odds) * (odds.breaks ? 1 - odds.breaks.passes / FACES : 1);

/** One throw an attack needs, with how likely it is to go well if it is made. */
export interface Gate {
  key: "launch" | "strike" | "breaks";
  part: number;
  /** Faces of one die that go well, and what is added to it. */
  passes: number;
  added: number;
}

export function gatesOf(odds: Odds): Gate[] {
  const { launch, breaks } = odds;
  return [
    ...(launch ? [{ key: "launch" as const, part: launch.passes / FACES, ...launch }] : []),
    { key: "strike", part: odds.hits / THROWS, passes: 0, added: odds.attack },
    ...(breaks
      ? [
          {
            key: "breaks" as const,
            part: 1 - breaks.passes / FACES,
            passes: FACES - breaks.passes,
            added: breaks.added,
          },
        ]
      : []),
  ];
}

/** The faces of one die: the highest pass a test, the lowest fail it. */
export const facesOf = (passes: number, low: boolean): { value: number; faint: boolean }[] =>
  [1, 2, 3, 4, 5, 6].map((value) => ({ value, faint: low ? value > passes : value <= FACES - passes }));

/** One thing that can come of it, with how likely it is. */
export interface Fate {
  key: "breaks" | "hit" | "nothing" | "loss" | "refuses";
  part: number;
}

export function fatesOf(odds: Odds): Fate[] {
  const [hit, broken, fails, refuses] = [hitOf(odds), breakOf(odds), failOf(odds), refusalOf(odds)];
  const fates: Fate[] = [
    { key: "breaks", part: broken },
    { key: "hit", part: hit - broken },
    { key: "nothing", part: Math.max(0, 1 - hit - fails - refuses) },
    { key: "loss", part: fails },
    { key: "refuses", part: refuses },
  ];
  return fates.filter(({ part }) => part > 0.004);
}

export interface Order {
  legal: LegalMove;
  odds: Odds | undefined;
  unit: string;
  target: string | undefined;
  /** Where the unit stands, from 1: there may be several of a kind. */
  column: number | undefined;
}

/** What can be ordered of these, with its odds. */
export function ordersOf(moves: LegalMove[], view: View, word: Word): Order[] {
  return moves.map((legal) => {
    const move = moveOf(legal);
    const odds = oddsOf(move, view);
    const unit = pieceOf(move, view);
    const target = odds && view.battle?.pieces[odds.target];
    return {
      legal,
      odds,
      unit: unit ? unitName(word, unitId(unit.unit)) : "",
      target: target && unitName(word, unitId(target.unit)),
      column: unit && unit.column + 1,
    };
  });
}
