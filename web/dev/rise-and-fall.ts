// One sample table, chosen by the address: ?sample=12&lang=fr&theme=dark&symbols&seat=none&calm&bare&gallery
import { client } from "../src/games/rise-and-fall";
import { positions } from "../src/games/rise-and-fall/samples/load";
import { show } from "./show";

void show(client, Object.fromEntries(positions.map((position, index) => [`${index}`, position])), "12");
