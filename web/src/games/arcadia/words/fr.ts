// Everything the board says in this language: one file to fetch.
import game from "../../../../../games/arcadia/words/fr.ftl?raw";
import board from "./fr.ftl?raw";

export default [game, board];
