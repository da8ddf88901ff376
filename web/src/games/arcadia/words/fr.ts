// Everything the board says in this language: one file to fetch.
import chain from "../../../../../crates/engine/words/chain.fr.ftl?raw";
import game from "../../../../../games/arcadia/words/fr.ftl?raw";
import board from "./fr.ftl?raw";

export default [`${game}\n${chain}`, board];
