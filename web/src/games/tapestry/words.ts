// The words of the game, in the languages it is played in.
import { catalogue } from "../../board/words";

export type { Lang, Word } from "../../board/words";

export const words = catalogue({ en: () => import("./words/en"), fr: () => import("./words/fr") });
