// What is said of rivals: their decision cards, and what each of them has.
import { nameOf } from "../labels";
import type { RivalView } from "../protocol/RivalView";
import type { View } from "../protocol/View";
import type { Word } from "../words";

/** As they are numbered in the box. */
const numberOf = (card: string | undefined): number => Number(card?.slice(-2));

/** Of both together. */
export function rivalsText(word: Word, { rivals }: View): string[] {
  if (!rivals) return [];
  const [track, tie] = rivals.pair;
  const { deck, progress, discard, civilizations } = rivals;
  return [
    ...(civilizations.length > 0
      ? [word("board-rival-peoples", { list: civilizations.map((id) => word(`rival-people-${id}`)).join(", ") })]
      : []),
    word("board-decisions", { deck, discard: discard.length, progress }),
    ...(track && tie ? [word("board-decision-pair", { track: numberOf(track), tie: numberOf(tie) })] : []),
  ];
}

/** Of one. */
export function rivalText(word: Word, rival: RivalView): string[] {
  const automa = rival.rival === "automa";
  return [
    ...(rival.favourite ? [word("board-favourite", { track: word(`track-${rival.favourite}`) })] : []),
    ...(automa
      ? [
          word("board-rival-cards", { hand: rival.hand_size, mat: rival.on_mat }),
          `${word("board-outposts")} ${rival.outposts}`,
          word("board-eras", { n: rival.income_turns }),
        ]
      : []),
    ...(rival.landmarks.length > 0
      ? [word("board-rival-landmarks", { list: rival.landmarks.map((id) => nameOf(word, "landmark", id)).join(", ") })]
      : []),
  ];
}
