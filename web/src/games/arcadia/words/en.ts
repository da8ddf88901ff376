// Everything the board says in this language: one file to fetch.
import chain from "../../../../../crates/engine/words/chain.en.ftl?raw";
import game from "../../../../../games/arcadia/words/en.ftl?raw";
import board from "./en.ftl?raw";

export default [`${game}\n${chain}`, board];
