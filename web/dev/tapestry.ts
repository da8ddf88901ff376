// One sample table, chosen by the address: ?sample=43&lang=fr&theme=dark&symbols&seat=none&calm&bare&gallery
import { client } from "../src/games/tapestry";
import { positions } from "../src/games/tapestry/samples/load";
import { show } from "./show";

void show(client, Object.fromEntries(positions.map((position, index) => [`${index}`, position])), "43");
