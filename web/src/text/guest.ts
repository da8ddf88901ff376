// A name for somebody who has not chosen one.
import { t } from "../words/index.svelte";

export function guestName(): string {
  return t("guest-name", { number: String(1000 + Math.floor(Math.random() * 9000)) });
}
