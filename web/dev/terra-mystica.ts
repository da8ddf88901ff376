// One sample table, chosen by the address: ?sample=four-mid&lang=fr&theme=dark&symbols&seat=none&calm&bare
import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Stage from "./Stage.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
document.documentElement.lang = wanted.get("lang") ?? "en";
mount(Stage, { target: document.querySelector("#app")!, props: { wanted } });
