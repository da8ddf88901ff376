// Everything the board says in this language: one file to fetch.
import game from "../../../../../games/rise-to-nobility/words/en.ftl?raw";
import chain from "../../../../../crates/engine/words/chain.en.ftl?raw";
import board from "./en.ftl?raw";

export default [game, board, chain];
