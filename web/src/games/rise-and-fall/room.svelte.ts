// Is there room for all words of a card?
import { MediaQuery } from "svelte/reactivity";

const desktop = new MediaQuery("(min-width: 100rem) and (min-height: 55rem)", false);

export const roomy = (): boolean => desktop.current;
