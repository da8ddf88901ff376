// Everything the board says in this language: one file to fetch.
import game from "../../../../../games/rise-to-nobility/words/fr.ftl?raw";
import chain from "../../../../../crates/engine/words/chain.fr.ftl?raw";
import board from "./fr.ftl?raw";

export default [game, board, chain];
