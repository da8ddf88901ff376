// How much room there is: on a phone parts of the table stand one at a time and cards upright, on a desk they have all
// their words.
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 52rem)", false);
const desktop = new MediaQuery("(min-width: 100rem) and (min-height: 55rem)", false);

export const narrow = (): boolean => phone.current;
export const roomy = (): boolean => desktop.current;
