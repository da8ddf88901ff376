// Everything the board says in this language: one file to fetch.
import game from "../../../../../games/terra-mystica/words/fr.ftl?raw";
import board from "./fr.ftl?raw";

export default [game, board];
