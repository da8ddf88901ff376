// One sample table, chosen by the address: ?sample=four-mid&lang=fr&theme=dark&symbols&seat=none&calm&bare
import { client } from "../src/games/terra-mystica";
import { show } from "./show";

const files = import.meta.glob<never>("./samples/*.json", { eager: true, import: "default" });
const samples = Object.fromEntries(
  Object.entries(files).map(([path, sample]) => [path.replace("./samples/", "").replace(".json", ""), sample]),
);
void show(client, samples, "four-mid");
