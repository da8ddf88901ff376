// One sample table, chosen by the address: ?sample=five-late&lang=fr&theme=dark&symbols&seat=none&calm&bare&gallery;
// those of the tests by their number. The named ones stay as they are, for pictures that are compared.
import { client } from "../src/games/tapestry";
import { positions } from "../src/games/tapestry/samples/load";
import { show } from "./show";

const files = import.meta.glob<never>("./tapestry/*.json", { eager: true, import: "default" });
const named = Object.entries(files).map(([path, sample]) => [
  path.replace("./tapestry/", "").replace(".json", ""),
  sample,
]);
const numbered = positions.map((position, index) => [`${index}`, position]);
void show(client, Object.fromEntries([...numbered, ...named]), "five-mid");
