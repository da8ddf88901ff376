// Is this a phone? There, parts of the table stand one at a time, and cards upright.
import { MediaQuery } from "svelte/reactivity";

const query = new MediaQuery("(max-width: 52rem)", false);

export const narrow = (): boolean => query.current;
