// One sample table, chosen by the address: ?sample=7&lang=fr&theme=dark&symbols&seat=none&calm&bare
import { client } from "../src/games/arcadia";
import { positions } from "../src/games/arcadia/samples/load";
import { show } from "./show";

void show(client, Object.fromEntries(positions.map((position, index) => [`${index}`, position])), "7");
