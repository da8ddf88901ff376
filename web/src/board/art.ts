// Which game's sheet the drawings are taken from.
import { getContext, setContext } from "svelte";

const KEY = Symbol("art");

/** The ids of the sheet's drawings begin so. */
export const setArt = (prefix: string): string => setContext(KEY, prefix);

export function getArt(): string {
  return getContext<string>(KEY);
}
