// One sample table, chosen by the address: ?sample=23&lang=fr&theme=dark&symbols&seat=none&calm&bare
import { client } from "../src/games/rise-to-nobility";
import { positions } from "../src/games/rise-to-nobility/samples/load";
import { show } from "./show";

void show(client, Object.fromEntries(positions.map((position, index) => [`${index}`, position])), "23");
