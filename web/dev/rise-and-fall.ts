// One sample table, chosen by the address: ?at=12&lang=fr&theme=dark&symbols&seat=none&calm&bare&gallery
import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import RiseStage from "./RiseStage.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
document.documentElement.lang = wanted.get("lang") ?? "en";
mount(RiseStage, { target: document.querySelector("#app")!, props: { wanted } });
