// Everything the board says in this language: one file to fetch.
import game from "../../../../../games/arcadia/words/en.ftl?raw";
import board from "./en.ftl?raw";

export default [game, board];
